# `make install` installs the program for your own projects. Two commands are for this repository:
# `make demo` runs every sample and writes Reports/, `make test` passes every test.

SUDO := $(shell [ "$$(id -u)" = 0 ] || echo sudo)
DEBIAN_PACKAGES := libxml2-dev libsqlite3-0 libssl3 libharfbuzz0b libicu72 librsvg2-2 \
  libpoppler-glib8 fonts-inter-variable fonts-dejavu-core fonts-noto-core fonts-noto-color-emoji \
  bootstrap-icons

# Further packages for the tests of the report's pages: a browser, and checkers that PyPI brings.
BROWSER_PACKAGES := chromium python3-venv openjdk-17-jre-headless

# Installs Debian packages that are not there yet.
install-packages = for package in $(1); do \
    dpkg -s $$package >/dev/null 2>&1 && continue; \
    $(SUDO) apt-get update -qq && $(SUDO) apt-get install -y -qq $$package || exit 1; \
  done

# Measured facts, such as the seconds a call took, are left out where a fixed date is set, so that
# the same sources give the same reports, byte for byte.
REPRODUCIBLE := SOURCE_DATE_EPOCH=0

# The prefix of `make install`, and a folder before all of it for those who make packages.
PREFIX ?= /usr/local
DESTDIR ?=

BUILT := .build/release
ROOT := $(DESTDIR)$(PREFIX)
LIBRARY := $(ROOT)/lib/widgetcheck
MANUAL := $(ROOT)/share/man/man1/widgetcheck.1
SCHEMA := $(ROOT)/share/widgetcheck/widgetcheck.schema.json
BASH_COMPLETIONS := $(ROOT)/share/bash-completion/completions/widgetcheck
ZSH_COMPLETIONS := $(ROOT)/share/zsh/site-functions/_widgetcheck
FISH_COMPLETIONS := $(ROOT)/share/fish/vendor_completions.d/widgetcheck.fish

.PHONY: demo test lint packages pages release install uninstall check-install check-release docs \
  api api-json record bench fuzz sanitize clean

# The seconds that `make fuzz` makes up inputs for each reader.
SECONDS_EACH ?= 600

demo: release
	@# Faulty providers crash and one sample does not build, so exit status 2 is right here.
	$(REPRODUCIBLE) .build/release/widgetcheck run Samples --output Reports --sandbox off; \
	  status=$$?; [ $$status -eq 2 ] || exit $$status

test: packages lint release
	.ci/check-release
	swift build --build-tests
	.ci/docs
	.ci/tests
	$(MAKE) --no-print-directory pages

# The pages of the committed reports in a real browser.
pages: release .venv/installed
	@$(call install-packages,$(BROWSER_PACKAGES))
	.venv/bin/pytest --numprocesses auto -p no:cacheprovider Tests/Pages

.venv/installed: Tests/Pages/requirements.txt
	@$(call install-packages,python3-venv)
	python3 -m venv .venv
	.venv/bin/pip install --quiet --disable-pip-version-check -r $<
	@touch $@

lint:
	swift format lint --strict --recursive --parallel Package.swift Sources Tests Samples

packages:
	@command -v swift >/dev/null || { echo "Swift 6.3 is needed: swift.org/install"; exit 1; }
	@$(call install-packages,$(DEBIAN_PACKAGES))

# Under sudo the compiler is often not on the path; then what was built before is installed.
release:
	@if command -v swift >/dev/null || [ ! -x $(BUILT)/widgetcheck ]; then \
	  $(MAKE) --no-print-directory packages && \
	  swift build -c release --product widgetcheck && \
	  swift build -c release --product WidgetFrameworks; \
	fi

# The tree can be moved as a whole: the program finds its library from where it lies itself. Swift's
# runtime libraries are those of the toolchain that built it.
install: release
	@rm -rf $(LIBRARY)
	@install -d $(ROOT)/bin $(LIBRARY)/Modules $(LIBRARY)/CInterposition $(dir $(MANUAL) $(SCHEMA) \
	  $(BASH_COMPLETIONS) $(ZSH_COMPLETIONS) $(FISH_COMPLETIONS))
	@install -m 755 $(BUILT)/widgetcheck $(ROOT)/bin/widgetcheck
	@install -m 755 $(BUILT)/FrameworkMacros-tool $(LIBRARY)/FrameworkMacros-tool
	@strip --strip-debug $(ROOT)/bin/widgetcheck $(LIBRARY)/FrameworkMacros-tool
	@install -m 644 $(BUILT)/libWidgetFrameworks.so $(LIBRARY)/libWidgetFrameworks.so
	@# The modules whose code the library was linked from, and no others of this package.
	@sed -E 's|.*/([^/]+)\.build/.*|\1|' $(BUILT)/WidgetFrameworks.product/Objects.LinkFileList \
	  | sort -u | while read -r module; do \
	    file=$(BUILT)/Modules/$$module.swiftmodule; \
	    [ ! -e $$file ] || install -m 644 $$file $(LIBRARY)/Modules || exit 1; \
	  done
	@install -m 644 Sources/FrameworkSupport/CInterposition/include/*.h $(LIBRARY)/CInterposition
	@printf 'module CInterposition {\n  umbrella header "CInterposition.h"\n  export *\n}\n' \
	  > $(LIBRARY)/CInterposition/module.modulemap
	@install -d $(LIBRARY)/Calibration
	@install -m 644 Samples/Calibration/*.swift Samples/Calibration/widgetcheck.json \
	  $(LIBRARY)/Calibration
	@install -m 644 Sources/WidgetManifest/Resources/widgetcheck.schema.json $(SCHEMA)
	@$(BUILT)/widgetcheck help --man > $(MANUAL)
	@$(BUILT)/widgetcheck completions bash > $(BASH_COMPLETIONS)
	@$(BUILT)/widgetcheck completions zsh > $(ZSH_COMPLETIONS)
	@$(BUILT)/widgetcheck completions fish > $(FISH_COMPLETIONS)
	@echo "Installed $(ROOT)/bin/widgetcheck."
	@case ":$$PATH:" in \
	  *":$(PREFIX)/bin:"*) ;; \
	  *) echo "Put $(PREFIX)/bin on your PATH." ;; \
	esac
	@echo "next: widgetcheck doctor"

uninstall:
	rm -rf $(LIBRARY)
	rm -f $(ROOT)/bin/widgetcheck $(MANUAL) $(SCHEMA) $(BASH_COMPLETIONS) $(ZSH_COMPLETIONS) \
	  $(FISH_COMPLETIONS)

# Installs into a scratch folder, moves it, and uses it there; needs the release build.
check-install:
	.ci/check-install

# Coverage of Apple's API: printed, and compared with the committed tables in API/.
api: packages
	swift build --build-tests
	.build/debug/APICoverage

# The same with every declaration and the tests that name it.
api-json: packages
	@swift build --build-tests >&2
	@.build/debug/APICoverage --json

# DocC archives of the pipeline's modules.
docs: packages
	swift build
	.ci/docs

# Rewrites what is committed and made by the program: messages of checks, reports, tables in API/.
# A test that rewrites its golden fails, so that no golden is rewritten unseen.
record: release
	-SOURCE_DATE_EPOCH=0 .build/release/widgetcheck run Samples --output Reports --sandbox off > /dev/null
	swift build --build-tests
	-WIDGETCHECK_RECORD=1 swift test --skip-build --disable-xctest \
	  --filter 'FaultTableTests|MessageTests|SampleTests|UsageTests|IntentClassSourceTests'
	.build/debug/APICoverage --record
	git status --short

# Measurements beside the least that this machine needs for the same; nothing fails here.
bench: release
	@$(call install-packages,python3)
	swift build -c release --product Benchmarks
	$(BUILT)/Benchmarks $(BUILT) Reports/benchmarks.json > $(BUILT)/benchmarks.txt
	@mv $(BUILT)/benchmarks.txt Reports/benchmarks.txt
	@cat Reports/benchmarks.txt

# Inputs made up for every reader of what others wrote; `make fuzz SECONDS_EACH=60` is quicker.
fuzz: packages
	.ci/fuzz $(SECONDS_EACH)

# The tests under the sanitizers of addresses, of undefined behaviour and of threads.
sanitize: packages
	.ci/sanitize

# Every sample by the release build, compared with the committed reports.
check-release: release
	.ci/check-release

clean:
	swift package clean
