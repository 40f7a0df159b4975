# make install PREFIX=... installs the program, its manual, what shells complete, and the stand-ins that 'verify' compiles
# against; DESTDIR=... puts all of it below another root. make uninstall takes the same away.

# On Apple silicon, Homebrew's folder: it belongs to the user, and shells look in it. /usr/local would need root.
ifeq ($(shell uname -s -m),Darwin arm64)
PREFIX ?= /opt/homebrew
endif
PREFIX ?= /usr/local
SWIFT ?= swift

# On Linux one file that needs nothing else. What the types of collections are made of is known when it is compiled: to
# look it up by name at each start would take a seventh of the processor time that one module takes. Nothing is compiled for
# a debugger: the linker would leave it out again.
ifeq ($(shell uname -s),Linux)
FLAGS = -debug-info-format none -Xswiftc -static-executable -Xlinker -s -Xswiftc -DSTATIC_PROGRAM \
    -Xswiftc -Xfrontend -Xswiftc -disable-concrete-type-metadata-mangled-name-accessors
endif

PROGRAM = .build/release/vipergen
BIN = $(DESTDIR)$(PREFIX)/bin
SHARE = $(DESTDIR)$(PREFIX)/share
BASH = $(SHARE)/bash-completion/completions/vipergen
ZSH = $(SHARE)/zsh/site-functions/_vipergen
FISH = $(SHARE)/fish/vendor_completions.d/vipergen.fish
MANUAL = $(SHARE)/man/man1/vipergen.1
OWN = $(SHARE)/vipergen

.PHONY: build prefix install uninstall

# SwiftPM shows the progress of the build.
build:
	@echo "building vipergen for release, which takes some minutes the first time"
	@$(SWIFT) build --configuration release --product vipergen $(FLAGS)

# The nearest folder of the prefix that exists must be writable. This is found out before the minutes of the build.
prefix:
	@folder="$(BIN)"; while [ ! -e "$$folder" ]; do folder=$$(dirname "$$folder"); done; \
	    [ -d "$$folder" ] && [ -w "$$folder" ] || { \
	    echo "cannot write in $$folder: name another prefix, as in 'make install PREFIX=\$$HOME/.local'" >&2; exit 1; }

install: prefix
	@$(MAKE) --no-print-directory build
	@$(MAKE) --no-print-directory -s uninstall > /dev/null
	@umask 022 && for file in "$(BIN)/." "$(OWN)/." "$(BASH)" "$(ZSH)" "$(FISH)" "$(MANUAL)"; do \
	    mkdir -p "$$(dirname "$$file")" || exit; done
	@umask 022 && cp $(PROGRAM) "$(BIN)/" && cp -R Fixtures/Shim "$(OWN)/"
	@umask 022 && $(PROGRAM) completions bash > "$(BASH)" && $(PROGRAM) completions zsh > "$(ZSH)" \
	    && $(PROGRAM) completions fish > "$(FISH)" && $(PROGRAM) man > "$(MANUAL)"
	@echo "installed $$($(PROGRAM) --version):"
	@printf '  %-12s %s\n' program "$(BIN)/vipergen" manual "$(MANUAL)" stand-ins "$(OWN)/Shim" \
	    bash "$(BASH)" zsh "$(ZSH)" fish "$(FISH)"
	@case ":$$PATH:" in *":$(PREFIX)/bin:"*) ;; *) [ -n "$(DESTDIR)" ] || \
	    echo "$(PREFIX)/bin is not in your PATH: add it to run vipergen by its name" ;; esac

uninstall:
	@rm -f "$(BIN)/vipergen" "$(BASH)" "$(ZSH)" "$(FISH)" "$(MANUAL)"
	@rm -rf "$(OWN)"
	@echo "removed vipergen from $(DESTDIR)$(PREFIX)"
