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
