# make install PREFIX=... installs the program, its manual, what shells complete, and the stand-ins that 'verify' compiles
# against; DESTDIR=... puts all of it below another root. make uninstall takes the same away.

# On Apple silicon, Homebrew's folder: it belongs to the user, and shells look in it. /usr/local would need root.
ifeq ($(shell uname -s -m),Darwin arm64)
PREFIX ?= /opt/homebrew
endif
PREFIX ?= /usr/local
SWIFT ?= swift

# On Linux one file that needs nothing else. What the types of collections are made of is known when it is compiled: to
# look it up by name at each start would take a seventh of the processor time that one module takes.
ifeq ($(shell uname -s),Linux)
FLAGS = -Xswiftc -static-executable -Xlinker -s \
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

.PHONY: build install uninstall

build:
	$(SWIFT) build --configuration release --product vipergen $(FLAGS)

install: build uninstall
	umask 022 && for file in "$(BIN)/." "$(OWN)/." "$(BASH)" "$(ZSH)" "$(FISH)" "$(MANUAL)"; do \
	    mkdir -p "$$(dirname "$$file")" || exit; done
	umask 022 && cp $(PROGRAM) "$(BIN)/" && cp -R Fixtures/Shim "$(OWN)/"
	umask 022 && $(PROGRAM) completions bash > "$(BASH)" && $(PROGRAM) completions zsh > "$(ZSH)" \
	    && $(PROGRAM) completions fish > "$(FISH)" && $(PROGRAM) man > "$(MANUAL)"

uninstall:
	rm -f "$(BIN)/vipergen" "$(BASH)" "$(ZSH)" "$(FISH)" "$(MANUAL)"
	rm -rf "$(OWN)"
