// The current locale of a process, which Foundation on Linux takes from nowhere.
//
// `Locale.current` is "en_001" there, whatever the environment or the defaults say. Foundation
// reads it once and keeps it; on the way one of its libraries asks another for the canonical form
// of the identifier. Answering that one question is enough for every formatter and calendar to
// have another locale. A toolchain whose Foundation goes another way never asks, which a reader
// of `Locale.current` notices.
//
// The question is redirected in the table through which a library finds the functions of others,
// because Foundation may come ahead of this library when symbols are looked up.

#define _GNU_SOURCE
#include <stdint.h>

#include "../CallTable.h"
#include "CInterposition.h"

// Swift's calling convention passes a string as two words and returns it in two registers.
#define SWIFT_CALL __attribute__((swiftcall))

#define CANONICAL "$s20FoundationEssentials6LocaleV010_canonicalC10Identifier4fromS2S_tFZ"
#define LANGUAGES "$s20FoundationEssentials6LocaleV18preferredLanguagesSaySSGvgZ"

extern void *swift_bridgeObjectRetain(void *object) __attribute__((weak));

static swift_string identifier;
static void *languages;

// Both return an owned reference, which the caller releases.
SWIFT_CALL static swift_string answer_identifier(swift_string name) {
  (void)name;
  swift_bridgeObjectRetain(identifier.object);
  return identifier;
}

SWIFT_CALL static void *answer_languages(void) {
  swift_bridgeObjectRetain(languages);
  return languages;
}

static redirection canonical = {.symbol = CANONICAL, .replacement = (void *)answer_identifier};
static redirection preferred = {.symbol = LANGUAGES, .replacement = (void *)answer_languages};

int current_locale_begin_reading(swift_string name) {
  identifier = name;
  return redirect_calls(&canonical);
}

void current_locale_end_reading(void) {
  restore_calls(&canonical);
}

int current_locale_set_languages(void *array) {
  languages = array;
  return redirect_calls(&preferred);
}
