// The sockets that URLSession watches for libcurl.
//
// URLSession adds what libcurl wants to know of a socket to what it watches already. Once the last
// byte of a body is sent, libcurl waits for the answer alone, and URLSession goes on looking
// whether it can write: it can, so a thread never rests, and nothing waits in simulated time any
// more. Where only reading is left to wait for, the socket is given back and watched anew.

#define _GNU_SOURCE
#include <stdarg.h>
#include <stdatomic.h>

#include "../NextFunction.h"
#include "Curl.h"

CURL_FUNCTION(int, curl_multi_setopt, (void *, int, ...))

typedef int (*socket_watch)(void *handle, int socket, int what, void *context, void *watched);

static _Atomic(socket_watch) watch_of_session;

static int watch(void *handle, int socket, int what, void *context, void *watched) {
  socket_watch next = atomic_load(&watch_of_session);
  if (what == CURL_POLL_IN && watched) {
    next(handle, socket, CURL_POLL_REMOVE, context, watched);
    watched = NULL;
  }
  return next(handle, socket, what, context, watched);
}

int curl_multi_setopt(void *multi, int option, ...) {
  va_list words;
  va_start(words, option);
  void *word = va_arg(words, void *);
  va_end(words);
  if (!next_curl_multi_setopt()) return 1;
  if (option == CURL_MULTI_SOCKET_FUNCTION && word) {
    atomic_store(&watch_of_session, (socket_watch)word);
    word = (void *)watch;
  }
  return next_curl_multi_setopt()(multi, option, word);
}
