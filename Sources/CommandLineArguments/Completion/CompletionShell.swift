/// A shell, and the script with which it completes the words of a program.
///
/// The scripts know no option: they ask the program itself, which answers from its declarations, so
/// that a script that was installed once knows every option that is added later.
public enum CompletionShell: String, Hashable, Sendable, CaseIterable {
  /// GNU Bash.
  case bash
  /// The Z shell.
  case zsh
  /// Fish.
  case fish

  /// Returns the script, with a line end after its last line.
  ///
  /// - Parameter program: The word that starts the program.
  /// - Returns: The script.
  public func script(for program: String) -> String {
    let script =
      switch self {
      case .bash: Self.bashScript
      case .zsh: Self.zshScript
      case .fish: Self.fishScript
      }
    return script.replacing("PROGRAM", with: program)
      .replacing("REQUEST", with: ProgramRequest.completionWord)
  }

  private static let bashScript = #"""
    # Completes the words of PROGRAM in Bash.

    _PROGRAM() {
      local words=() word current head line kind kept candidate
      # Bash takes '--option=value' apart at its mark; the program wants it as it was typed.
      for word in "${COMP_WORDS[@]:1:COMP_CWORD}"; do
        if [[ ${#words[@]} -gt 0 && ( $word == = || ${words[-1]} == *= ) ]]; then
          words[-1]+=$word
        else
          words+=("$word")
        fi
      done
      current=${COMP_WORDS[COMP_CWORD]}
      [[ $current == = ]] && current=
      head=${words[-1]%"$current"}
      COMPREPLY=()
      {
        IFS=$'\t' read -r kind kept || return
        kept=${kept#"$head"}
        current=${current#"$kept"}
        case $kind in
          files | folders)
            compopt -o filenames 2>/dev/null
            local action=-f
            [[ $kind == folders ]] && action=-d
            while IFS= read -r candidate; do
              COMPREPLY+=("$kept$candidate")
            done < <(compgen "$action" -- "$current")
            ;;
          *)
            while IFS=$'\t' read -r candidate line; do
              COMPREPLY+=("$kept$candidate")
            done
            ;;
        esac
      } < <("${COMP_WORDS[0]/#\~/$HOME}" REQUEST "${words[@]}" 2>/dev/null)
    }

    complete -F _PROGRAM PROGRAM

    """#

  private static let zshScript = #"""
    #compdef PROGRAM
    # Completes the words of PROGRAM in the Z shell.

    _PROGRAM() {
      local -a lines candidates
      local kind kept line
      lines=("${(@f)$("${(Q)words[1]/#\~/$HOME}" REQUEST "${(@Q)words[2,CURRENT]}" 2>/dev/null)}")
      (( $#lines )) || return 1
      kind=${lines[1]%%$'\t'*}
      kept=${lines[1]#*$'\t'}
      compset -P "${(b)kept}"
      case $kind in
        files) _files ;;
        folders) _files -/ ;;
        *)
          for line in "${(@)lines[2,-1]}"; do
            line=${${line//:/\\:}/$'\t'/:}
            candidates+=("${line%:}")
          done
          _describe -V 'PROGRAM' candidates
          ;;
      esac
    }

    if [[ $funcstack[1] == _PROGRAM ]]; then
      _PROGRAM "$@"
    else
      compdef _PROGRAM PROGRAM
    fi

    """#

  private static let fishScript = #"""
    # Completes the words of PROGRAM in fish.

    function __PROGRAM_complete
      set -l words (commandline -opc)
      set -l current (commandline -ct)
      set -l lines ($words[1] REQUEST $words[2..-1] $current 2>/dev/null)
      test (count $lines) -gt 0; or return
      set -l head (string split \t -- $lines[1])
      set -l kept $head[2]
      set -l rest (string sub -s (math (string length -- "$kept") + 1) -- "$current")
      switch $head[1]
        case files
          for candidate in (complete -C "__fish_command_without_completions $rest")
            echo -- "$kept$candidate"
          end
        case folders
          for candidate in (__fish_complete_directories "$rest")
            echo -- "$kept$candidate"
          end
        case '*'
          for line in $lines[2..-1]
            echo -- "$kept$line"
          end
      end
    end

    complete -c PROGRAM -f -a '(__PROGRAM_complete)'

    """#
}
