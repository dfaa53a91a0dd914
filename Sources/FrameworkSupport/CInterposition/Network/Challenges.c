// The credential of a challenge that a delegate leaves to URLSession.
//
// URLSession here forgets the request where it has no credential of its own, and nothing ends any
// more. It is proposed one, which the delegate does not see: the request is sent again with it, and
// the responder knows by it that the answer with its status is to be delivered.

#define _GNU_SOURCE
#include <stdint.h>
#include <string.h>

#include "CInterposition.h"
#include "Methods.h"
#include "SessionRules.h"

#define CHALLENGE MODULE "26URLAuthenticationChallengeC"
#define CREDENTIAL MODULE "13URLCredentialC"

// A text of at most 15 letters, which a text of Swift's holds in its two words.
typedef union {
  char letters[16];
  uint64_t words[2];
} short_text;

typedef SWIFT void *(*getter)(CONTEXT challenge);
typedef SWIFT void *(*credential_init)(
    uint64_t, uint64_t, uint64_t, uint64_t, uint8_t persistence, CONTEXT type);
typedef SWIFT two_words (*delegate_getter)(CONTEXT task);

static getter next_proposed;
static credential_init make_credential;
static void *credential_type, *networking;

static short_text text(const char *letters) {
  short_text made = {{0}};
  size_t count = strlen(letters);
  memcpy(made.letters, letters, count);
  made.letters[15] = (char)(0xE0 | count);
  return made;
}

SWIFT static void *proposed_credential(CONTEXT challenge) {
  void *credential = next_proposed(challenge);
  Dl_info caller;
  if (credential || !dladdr(__builtin_return_address(0), &caller) ||
      caller.dli_fbase != networking)
    return credential;
  short_text user = text(NETWORK_DEFAULT_USER), password = text(NETWORK_DEFAULT_PASSWORD);
  enum { KEPT_NOWHERE = 0 };
  return make_credential(
      user.words[0], user.words[1], password.words[0], password.words[1], KEPT_NOWHERE,
      credential_type);
}

void answer_challenges(void) {
  Dl_info library;
  if (next_proposed) return;
  next_proposed = (getter)dlsym(
      RTLD_DEFAULT, CHALLENGE "18proposedCredentialAA13URLCredentialCSgvg");
  make_credential = (credential_init)dlsym(
      RTLD_DEFAULT, CREDENTIAL "4user8password11persistenceACSS_SSAC11PersistenceOtcfC");
  credential_type = dlsym(RTLD_DEFAULT, CREDENTIAL "N");
  if (!next_proposed || !make_credential || !credential_type ||
      !dladdr((void *)next_proposed, &library))
    return;
  networking = library.dli_fbase;
  replace_method(CHALLENGE "N", (void *)next_proposed, (void *)proposed_credential);
}

two_words task_delegate(void *task) {
  delegate_getter get = (delegate_getter)dlsym(
      RTLD_DEFAULT, MODULE "14URLSessionTaskC8delegateAA0cD8Delegate_pSgvg");
  return get ? get(task) : (two_words){{0, 0}};
}

void *network_task_delegate(void *task) { return (void *)task_delegate(task).words[0]; }
