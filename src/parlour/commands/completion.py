"""`parlour completion SHELL`: what the Tab key offers, in bash, zsh and fish.

Each shell's script hands over the line up to the cursor and gets words back, one a line, each with what it means. A
word that ends with one of = , / : is not finished, so no space follows it.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterable
from pathlib import Path
from typing import Final

import click
from click.shell_completion import CompletionItem, ShellComplete, add_completion_class, split_arg_string

from parlour import home, locales, summary
from parlour.commands.speech import language, say, show
from parlour.core.errors import OptionError

YOU: Final = "you"
SAVED_GAMES: Final = 10  # of the data folder that are offered
NEEDS_QUOTING: Final = re.compile(r"([^\w=,/:@%+.\-])")


# Shells


def words_before_cursor() -> tuple[list[str], str]:
    """The whole words, without the program, and the one that is being typed."""
    line = os.environ.get("PARLOUR_LINE", "")
    words = split_arg_string(line)[1:]
    if not words or line[-1:].isspace():
        return words, ""
    return words[:-1], words[-1]


class Shell(ShellComplete):
    """A shell that hands over its line in PARLOUR_LINE."""

    def get_completion_args(self) -> tuple[list[str], str]:
        return words_before_cursor()

    def format_completion(self, item: CompletionItem[str]) -> str:
        return f"{item.value}\t{item.help}" if item.help else item.value


class Bash(Shell):
    """Bash splits words at some characters and wants the rest only, quoted."""

    name = "bash"
    source_template = """\
_parlour_completion() {
    local word
    COMPREPLY=()
    while IFS= read -r word; do
        [[ $word ]] || continue
        [[ $word == *[=,/:] ]] && compopt -o nospace
        COMPREPLY+=("$word")
    done < <(PARLOUR_LINE="${COMP_LINE:0:$COMP_POINT}" PARLOUR_BREAKS="$COMP_WORDBREAKS" \\
        _PARLOUR_COMPLETE=bash_complete "$1" 2>/dev/null)
}
complete -o nosort -F _parlour_completion parlour
"""

    def format_completion(self, item: CompletionItem[str]) -> str:
        _, incomplete = words_before_cursor()
        breaks = os.environ.get("PARLOUR_BREAKS", "")
        there = max((incomplete.rfind(character) + 1 for character in breaks), default=0)
        return NEEDS_QUOTING.sub(r"\\\1", item.value[there:])


class Zsh(Shell):
    name = "zsh"
    source_template = """\
#compdef parlour
_parlour() {
    local line word
    local -a words_open words_whole shown_open shown_whole
    for line in "${(@f)$(PARLOUR_LINE="${(j: :)words[1,CURRENT-1]} $PREFIX" \\
            _PARLOUR_COMPLETE=zsh_complete $words[1] 2>/dev/null)}"; do
        word=${line%%$'\\t'*}
        [[ -z $word ]] && continue
        if [[ $word == *[=,/:] ]]; then
            words_open+=("$word"); shown_open+=("${line/$'\\t'/  -- }")
        else
            words_whole+=("$word"); shown_whole+=("${line/$'\\t'/  -- }")
        fi
    done
    (( $#words_open )) && compadd -l -U -S '' -V open -d shown_open -a words_open
    (( $#words_whole )) && compadd -l -U -V whole -d shown_whole -a words_whole
    return 0
}
if [[ $zsh_eval_context[-1] == loadautofunc ]]; then
    _parlour "$@"
else
    (( $+functions[compdef] )) || { autoload -Uz compinit && compinit; }
    compdef _parlour parlour
fi
"""


class Fish(Shell):
    name = "fish"
    source_template = """\
function __parlour_complete
    env _PARLOUR_COMPLETE=fish_complete PARLOUR_LINE=(commandline -cp | string collect) parlour 2>/dev/null
end
complete --command parlour --no-files --keep-order --arguments "(__parlour_complete)"
"""


SHELLS: Final[dict[str, type[Shell]]] = {shell.name: shell for shell in (Bash, Zsh, Fish)}

for shell in SHELLS.values():
    add_completion_class(shell)


# The command


INSTALL: Final = {
    "bash": ("~/.bashrc", 'eval "$(parlour completion bash)"'),
    "zsh": ("~/.zshrc", 'eval "$(parlour completion zsh)"'),
    "fish": ("~/.config/fish/config.fish", "parlour completion fish | source"),
}
"""Which file to add which line to."""


def command(*, shell: str | None) -> None:
    if shell is None:
        show("\n".join(line for name in SHELLS for line in how_to_install(name)))
        return
    if shell not in SHELLS:
        raise OptionError("cli-error-shell", shell=shell, known=", ".join(SHELLS))
    first, _, rest = SHELLS[shell].source_template.partition("\n")
    notes = [f"# {line}" for line in how_to_install(shell)]  # after #compdef, which zsh wants first
    click.echo("\n".join([first, *notes, rest] if first.startswith("#") else [*notes, first, rest]), nl=False)


def how_to_install(shell: str) -> list[str]:
    file, line = INSTALL[shell]
    return [say("cli-completion-how", shell=shell, file=file), f"  {line}"]


# What is offered


def offered(incomplete: str, words: Iterable[tuple[str, str | None]]) -> list[CompletionItem[str]]:
    """Those words, each with its meaning, that begin as typed."""
    typed = incomplete.casefold()
    return [CompletionItem(word, help=meaning) for word, meaning in words if word.casefold().startswith(typed)]


def game_of(ctx: click.Context) -> str | None:
    """The game on the line; Click may have given up before it."""
    typed = [str(ctx.params.get("game")), *words_before_cursor()[0]]
    return next((word for word in typed if word in summary.games()), None)


def games(ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem[str]]:
    return offered(incomplete, ((slug, say(f"{slug}-name")) for slug in summary.games()))


def clauses(ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem[str]]:
    game = game_of(ctx)
    return offered(incomplete, ((c, say(f"{c}.title")) for c in (locales.clauses(game) if game else ())))


def lessons(ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem[str]]:
    game = game_of(ctx)
    names = summary.games()[game]["lessons"] if game else []
    return offered(incomplete, ((name, said(f"{game}-lesson-{name}")) for name in names))


def settings(ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem[str]]:
    """First an option of the game, then its value."""
    game = game_of(ctx)
    options = summary.games()[game]["options"] if game else []
    name, sign, _ = incomplete.partition("=")
    if not sign:
        return offered(incomplete, ((f"{o['name']}=", said(f"{game}-option-{o['name']}")) for o in options))
    values = next((option["values"] for option in options if option["name"] == name), [])
    return offered(incomplete, ((f"{name}={value}", said(f"{game}-value-{name}-{value}")) for value in values))


def players(ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem[str]]:
    """One more in a list: you, or a bot."""
    return one_more(incomplete, [YOU, *bots_for(game_of(ctx))])


def bot_players(ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem[str]]:
    """One more in a list of bots."""
    return one_more(incomplete, bots_for(game_of(ctx)))


def one_more(incomplete: str, names: Iterable[str]) -> list[CompletionItem[str]]:
    before, comma, _ = incomplete.rpartition(",")
    return offered(incomplete, ((f"{before}{comma}{name}", about_bot(name)) for name in names))


def bots(ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem[str]]:
    return [
        *offered(incomplete, ((name, about_bot(name)) for name in bots_for(None))),
        *own_bots(ctx, param, incomplete),
    ]


def own_bots(ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem[str]]:
    """A file, then a class in it, found without running it."""
    file, sign, _ = incomplete.partition(".py:")
    if sign:
        return offered(incomplete, ((f"{file}.py:{name}", None) for name in classes_in(Path(f"{file}.py"))))
    found = files(incomplete, ".py")
    return offered(incomplete, ((path if path.endswith("/") else f"{path}:", None) for path in found))


def classes_in(file: Path) -> list[str]:
    try:
        return re.findall(r"^class (\w+)", file.read_text("utf-8"), re.MULTILINE)
    except (OSError, UnicodeDecodeError):
        return []


def editions(ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem[str]]:
    game = game_of(ctx)
    names = [*(summary.games()[game]["editions"] if game else ()), *(file.stem for file in home.editions())]
    return offered(incomplete, ((name, None) for name in (*names, *files(incomplete, ".toml"))))


def records(ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem[str]]:
    """Records here, and the newest games in the data folder."""
    saved = sorted((home.folder() / "games").glob("*.parlour"), key=lambda file: file.name, reverse=True)
    found = [*files(incomplete, ".parlour", ".parlor"), *(str(file) for file in saved[:SAVED_GAMES])]
    return offered(incomplete, ((path, None) for path in dict.fromkeys(found)))


def any_file(ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem[str]]:
    return offered(incomplete, ((path, None) for path in files(incomplete, "")))


def files(incomplete: str, *endings: str) -> list[str]:
    """Folders, and files that end so."""
    folder, name = os.path.split(incomplete)
    try:
        found = sorted(os.scandir(os.path.expanduser(folder) or "."), key=lambda entry: entry.name)
    except OSError:
        return []
    visible = [e for e in found if e.name.startswith(name) and not (e.name.startswith(".") and not name)]
    shown = [f"{e.name}/" if e.is_dir() else e.name for e in visible if e.is_dir() or e.name.endswith(endings)]
    return [os.path.join(folder, entry) for entry in shown]


def bots_for(game: str | None) -> list[str]:
    names = [name for slug in ([game] if game else summary.games()) for name in summary.bots(slug)]
    return list(dict.fromkeys(names))


def about_bot(name: str) -> str | None:
    """The character of a level."""
    if not any(name in game["levels"] for game in summary.games().values()):
        return None
    return f"{say('bot-name', bot=name)} · {say('bot-level', bot=name)}"


def said(message: str) -> str | None:
    return say(message) if locales.has(language(), message) else None
