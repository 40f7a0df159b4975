# vipergen's completions for bash: the program itself says what there is.
_vipergen() {
    local i offer word prefix paths breaks=${COMP_WORDBREAKS//[^=:]/} quotes='["\\'\'']' isPart=
    local -a words
    # '=' and ':' split words here: they are put together again.
    for (( i = 1; i <= COMP_CWORD; i++ )); do
        word=${COMP_WORDS[i]//$quotes/}
        if [[ $isPart && $word != -* || $word == [=:]* ]] && (( ${#words[@]} )); then
            words[${#words[@]} - 1]+=$word
        else
            words+=("$word")
        fi
        if [[ $word == *[=:] && $word != *[!=:]* ]]; then isPart=1; else isPart=; fi
    done
    # Only what comes after the last of them is replaced.
    word=${words[${#words[@]} - 1]}
    if [[ $breaks ]]; then prefix=${word%"${word##*["$breaks"]}"}; fi
    COMPREPLY=()
    {
        read -r paths
        while IFS=$'\t' read -r offer _; do
            if [[ $offer == "$word"* ]]; then
                printf -v offer %q "${offer#"$prefix"}"
                if [[ $offer != */ ]]; then offer+=' '; fi
                COMPREPLY+=("$offer")
            fi
        done
    } < <("${COMP_WORDS[0]/#\~/$HOME}" --complete "${words[@]}" 2>/dev/null)
    if (( ! ${#COMPREPLY[@]} )); then
        case $paths in
            folders) compopt +o nospace +o default -o dirnames ;;
            files) compopt +o nospace ;;
            *) compopt +o default ;;
        esac 2>/dev/null
    fi
}
complete -o nospace -o default -F _vipergen vipergen
