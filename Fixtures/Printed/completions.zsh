#compdef vipergen
# vipergen's completions for zsh: the program itself says what there is.
_vipergen() {
    local line word help isNothing=1
    local -a lines folders offers
    lines=("${(@f)$("${${(Q)words[1]}/#\~/$HOME}" --complete "${(@Q)words[2,CURRENT]}" 2>/dev/null)}")
    for line in "${(@)lines[2,-1]}"; do
        word=${line%%$'\t'*} help=${line#*$'\t'}
        line=${word//:/\\:}${help:+:$help}
        if [[ $word == */ ]]; then folders+=("$line"); else offers+=("$line"); fi
    done
    _describe vipergen offers -- folders -S '' && isNothing=0
    if [[ $lines[1] == (folders|files) ]]; then
        compset -P '--*='
        if [[ $lines[1] == folders ]]; then _files -/; else _files; fi && isNothing=0
    fi
    return isNothing
}
if [[ $funcstack[1] == _vipergen ]]; then _vipergen; else compdef _vipergen vipergen; fi
