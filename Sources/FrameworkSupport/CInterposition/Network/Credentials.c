// The credential of a request that nobody has a name and a password for.
//
// A challenge that is left to URLSession is answered with the storage's default credential. Without
// one URLSession here forgets the request, where a device's delivers the answer with its status. So
// the storage has one for every challenge: the request is sent again, the responder knows it by
// that credential, and repeats its answer without a challenge.

#define _GNU_SOURCE
#include <stdint.h>
#include <string.h>

#include "CInterposition.h"
#include "SessionRules.h"
#include "Methods.h"

#define CREDENTIAL MODULE "13URLCredentialC"
#define STORAGE MODULE "20URLCredentialStorageC"
#define PERSISTENCE "4user8password11persistenceACSS_SSAC11PersistenceOtcfC"
#define STORED "17defaultCredential3forAA0C0CSgAA18URLProtectionSpaceC_tF"
// A text of at most 15 characters of ASCII, as Swift holds it.
typedef struct {
  uint64_t words[2];
} short_text;

static short_text text(const char *characters) {
  short_text result = {{0, 0}};
  memcpy(&result, characters, strlen(characters));
  result.words[1] |= (UINT64_C(0xE0) | strlen(characters)) << 56;
  return result;
}

typedef SWIFT void *(*finder)(void *space, CONTEXT storage);
typedef SWIFT void *(*initializer)(
    uint64_t, uint64_t, uint64_t, uint64_t, uint8_t, CONTEXT type);

static finder find_stored;
static void *nobody;
static void *(*retain)(void *);
// The first byte of the library whose calls get that credential.
static void *networking;

SWIFT static void *find(void *space, CONTEXT storage) {
  Dl_info caller;
  void *stored = find_stored(space, storage);
  if (stored || !dladdr(__builtin_return_address(0), &caller)) return stored;
  return caller.dli_fbase == networking ? retain(nobody) : NULL;
}

void supply_credentials(void) {
  void **type = dlsym(RTLD_DEFAULT, STORAGE "N");
  void *credential = dlsym(RTLD_DEFAULT, CREDENTIAL "N");
  initializer make = (initializer)dlsym(RTLD_DEFAULT, CREDENTIAL PERSISTENCE);
  *(void **)&retain = dlsym(RTLD_DEFAULT, "swift_retain");
  *(void **)&find_stored = dlsym(RTLD_DEFAULT, STORAGE STORED);
  Dl_info library;
  if (!type || !credential || !make || !retain || !find_stored || !dladdr(type, &library)) return;
  networking = library.dli_fbase;
  short_text user = text(NETWORK_NOBODY), password = text("-");
  nobody = make(
      user.words[0], user.words[1], password.words[0], password.words[1], 0, credential);
  if (nobody) replace_method(STORAGE "N", (void *)find_stored, (void *)find);
}
