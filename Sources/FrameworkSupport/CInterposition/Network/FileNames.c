// The file name that an answer suggests.
//
// URLSession here knows that of a header alone, and is otherwise at a loss, where Apple's platforms
// take the last part of the address.

#define _GNU_SOURCE
#include <stdatomic.h>
#include <stdint.h>
#include <string.h>

#include "CInterposition.h"
#include "Methods.h"
#include "SessionRules.h"

#define RESPONSE MODULE "11URLResponseC"

typedef SWIFT two_words (*getter)(CONTEXT response);
typedef void (*namer)(void *address, void *name);

static getter next_name, address;
static _Atomic(namer) name_of;

void network_redirect_name(namer maker) { atomic_store(&name_of, maker); }

SWIFT static two_words suggested_name(CONTEXT response) {
  two_words name = next_name(response);
  static const char unknown[] = "Unknown";
  namer maker = atomic_load(&name_of);
  // A text of seven characters holds them in its first word.
  if (!maker || memcmp(name.words, unknown, sizeof unknown - 1) != 0 ||
      name.words[1] >> 56 != (0xE0 | (sizeof unknown - 1)))
    return name;
  two_words better = {{0, 0}}, place = address(response);
  maker(&place, &better);
  return better.words[1] ? better : name;
}

void name_files(void) {
  if (next_name) return;
  next_name = (getter)dlsym(RTLD_DEFAULT, RESPONSE "17suggestedFilenameSSSgvg");
  address = (getter)dlsym(RTLD_DEFAULT, RESPONSE "3url0A10Essentials3URLVSgvg");
  if (!next_name || !address) return;
  replace_method(RESPONSE "N", (void *)next_name, (void *)suggested_name);
  replace_method(MODULE "15HTTPURLResponseCN", (void *)next_name, (void *)suggested_name);
}
