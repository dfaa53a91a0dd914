# Two commands: `make demo` runs every sample and writes Reports/, `make test` passes every test.

SUDO := $(shell [ "$$(id -u)" = 0 ] || echo sudo)
DEBIAN_PACKAGES := libxml2-dev

# Measured facts, such as the seconds a call took, are left out where a fixed date is set, so that
# the same sources give the same reports, byte for byte.
REPRODUCIBLE := SOURCE_DATE_EPOCH=0

.PHONY: demo test lint packages api api-json record bench clean

demo: packages
	swift build -c release --product widgetcheck
	swift build -c release --product WidgetFrameworks
	@# Faulty providers crash and one sample does not build, so exit status 2 is right here.
	$(REPRODUCIBLE) .build/release/widgetcheck run Samples --output Reports --sandbox off; \
	  status=$$?; [ $$status -eq 2 ] || exit $$status
	@echo "Open Reports/index.html."

test: packages lint
	swift build --build-tests
	swift test --skip-build --disable-xctest

lint:
	swift format lint --strict --recursive --parallel Package.swift Sources Tests Samples

packages:
	@command -v swift >/dev/null || { echo "Swift 6.3 is needed: swift.org/install"; exit 1; }
	@for package in $(DEBIAN_PACKAGES); do \
	  dpkg -s $$package >/dev/null 2>&1 && continue; \
	  $(SUDO) apt-get update -qq && $(SUDO) apt-get install -y -qq $$package || exit 1; \
	done

# How much of Apple's API is here: printed, and compared with the committed tables in API/.
api: packages
	swift build --build-tests
	.build/debug/APICoverage

# The same with every declaration and the tests that name it.
api-json: packages
	@swift build --build-tests >&2
	@.build/debug/APICoverage --json

# Rewrites the committed tables in API/.
record: packages
	swift build --build-tests
	.build/debug/APICoverage --record

# What has to stay fast, measured and printed; nothing fails here.
bench: packages
	swift build -c release --product widgetcheck
	bash -c 'time swift build --product WidgetFrameworks --scratch-path .build/bench'
	rm -rf .build/bench
	swift build -c release --product WidgetFrameworks
	swift run -c release Benchmarks

clean:
	swift package clean
