/// A shell that completes command lines. Its script asks the program, which answers with `Completion.text`.
enum Shell: String, CaseIterable {
    case bash, zsh, fish

    /// What `vipergen completions` prints, without the last line end.
    var script: String {
        switch self {
        // Bash 3.2 has no `compopt`: there, files are offered where only folders fit.
        case .bash:
            #"""
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
            """#
        case .zsh:
            #"""
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
            """#
        case .fish:
            #"""
            # vipergen's completions for fish: the program itself says what there is.
            function __vipergen_complete
                set -l words (commandline -opc)
                set -l word (commandline -ct)
                set -l option (string match -r -- '^--[^=]+=' "$word")
                set -l lines ($words[1] --complete $words[2..-1] "$word" 2>/dev/null)
                printf '%s\n' $lines[2..-1]
                switch "$lines[1]"
                    case folders
                        printf "$option%s\n" (__fish_complete_directories (string replace -- "$option" '' "$word"))
                    case files
                        printf "$option%s\n" (__fish_complete_path (string replace -- "$option" '' "$word"))
                end
            end
            complete -c vipergen -f -a '(__vipergen_complete)'
            """#
        }
    }
}
