// The functions of libcurl by which URLSession sends requests.
//
// Every transfer is sent, without encryption, to a responder of ours on a local socket: no port, no
// certificate and no proxy are needed, and it works where there is no network at all. A header
// names the transfer, so that the responder can say with which error it is to fail.

#define _GNU_SOURCE
#include <pthread.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <sys/socket.h>

#include "../CallTable.h"
#include "../NextFunction.h"
#include "CInterposition.h"
#include "SessionRules.h"
#include "Curl.h"

CURL_FUNCTION(int, curl_easy_setopt, (void *, int, ...))
CURL_FUNCTION(int, curl_easy_getinfo, (void *, int, ...))
CURL_FUNCTION(void, curl_easy_cleanup, (void *))
CURL_FUNCTION(int, curl_multi_add_handle, (void *, void *))
CURL_FUNCTION(int, curl_multi_remove_handle, (void *, void *))
CURL_FUNCTION(void *, curl_slist_append, (void *, const char *))
CURL_FUNCTION(void, curl_slist_free_all, (void *))

// The state of a transfer: its handle, URLSession's object for it, original scheme, headers, task and
// failure.
typedef struct transfer {
  struct transfer *next;
  void *handle;
  void *owner;
  char scheme[8];
  char host[256];
  // The headers that URLSession set, which are its own, and the copy that is sent.
  struct curl_list *headers;
  void *sent;
  network_task task;
  int failure;
} transfer;

int accept_connection(int server) { return accept4(server, NULL, NULL, SOCK_CLOEXEC); }

static char socket_name[96];
static atomic_int is_redirecting;
static atomic_int under_way;
static transfer *transfers;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static void (*prepare)(void);
static void (*read_task)(void *owner, network_task *task);

void network_redirect_begin(const char *name, void (*first_use)(void)) {
  pthread_mutex_lock(&lock);
  strncpy(socket_name, name, sizeof socket_name - 1);
  prepare = first_use;
  atomic_store(&is_redirecting, 1);
  pthread_mutex_unlock(&lock);
  name_files();
}

void network_redirect_tasks(void (*read)(void *owner, network_task *task)) {
  pthread_mutex_lock(&lock);
  read_task = read;
  pthread_mutex_unlock(&lock);
}

void network_redirect_end(void) { atomic_store(&is_redirecting, 0); }

// The transfer of a handle, with the lock held; one that is made where it is not known.
static transfer *transfer_of(void *handle, int makes) {
  for (transfer *one = transfers; one; one = one->next) {
    if (one->handle == handle) return one;
  }
  transfer *made = makes ? calloc(1, sizeof *made) : NULL;
  if (!made) return NULL;
  made->handle = handle;
  made->next = transfers;
  transfers = made;
  return made;
}

void network_redirect_fail(uintptr_t handle, int code) {
  pthread_mutex_lock(&lock);
  transfer *known = transfer_of((void *)handle, 0);
  if (known) known->failure = code;
  pthread_mutex_unlock(&lock);
}

network_task network_redirect_task(uintptr_t handle) {
  pthread_mutex_lock(&lock);
  transfer *known = transfer_of((void *)handle, 0);
  network_task task = {.has_delegate = 1};
  if (known) task = known->task;
  pthread_mutex_unlock(&lock);
  return task;
}

// Copies the host at the start of an address without its scheme.
static void copy_host(char *host, size_t size, const char *address) {
  const char *end = address + strcspn(address, "/?#");
  for (const char *at = address; at < end; at++) {
    if (*at == '@') address = at + 1;
  }
  size_t length = *address == '[' ? strcspn(address, "]") + 1 : strcspn(address, ":/?#");
  snprintf(host, size, "%.*s", (int)length, address);
}

static void redirect_errors(void);

// Notes what the task of a transfer says of itself, which it may ask code of URLSession's for.
static void note_task(void *handle) {
  pthread_mutex_lock(&lock);
  transfer *known = transfer_of(handle, 0);
  void *owner = known ? known->owner : NULL;
  network_task task = {.has_delegate = 1};
  if (known) task.began = known->task.began;
  void (*read)(void *, network_task *) = read_task;
  pthread_mutex_unlock(&lock);
  if (owner && read) read(owner, &task);
  pthread_mutex_lock(&lock);
  known = transfer_of(handle, 0);
  if (known) known->task = task;
  pthread_mutex_unlock(&lock);
}

// Sends a request to the responder, whose socket lies in no folder, as if it went to the host.
static int redirect(void *handle, const char *url) {
  const char *rest = strstr(url, "://");
  size_t length = rest ? (size_t)(rest - url) : 0;
  if (length < 2 || length > 5) return next_curl_easy_setopt()(handle, CURL_URL, url);
  pthread_mutex_lock(&lock);
  void (*first_use)(void) = prepare;
  prepare = NULL;
  transfer *known = transfer_of(handle, 1);
  if (known) {
    memset(known->scheme, 0, sizeof known->scheme);
    memcpy(known->scheme, url, length);
    copy_host(known->host, sizeof known->host, rest + 3);
    known->failure = 0;
  }
  pthread_mutex_unlock(&lock);
  if (first_use) {
    redirect_errors();
    answer_challenges();
    first_use();
  }
  note_task(handle);
  char *plain = NULL;
  if (asprintf(&plain, "http%s", rest) < 0) return next_curl_easy_setopt()(handle, CURL_URL, url);
  int result = next_curl_easy_setopt()(handle, CURL_URL, plain);
  free(plain);
  return result ? result : next_curl_easy_setopt()(handle, CURL_ABSTRACT_SOCKET, socket_name);
}

// Every option is a word: a number, an address, or a number of 64 bits.
int curl_easy_setopt(void *handle, int option, ...) {
  va_list words;
  va_start(words, option);
  void *word = va_arg(words, void *);
  va_end(words);
  if (!next_curl_easy_setopt()) return 2;
  if (!atomic_load(&is_redirecting)) return next_curl_easy_setopt()(handle, option, word);
  if (option == CURL_URL && word) return redirect(handle, word);
  if (option == CURL_HEADERS || option == CURL_WRITE_DATA) {
    pthread_mutex_lock(&lock);
    transfer *known = transfer_of(handle, 1);
    if (known && option == CURL_HEADERS) known->headers = word;
    if (known && option == CURL_WRITE_DATA) known->owner = word;
    pthread_mutex_unlock(&lock);
  }
  return next_curl_easy_setopt()(handle, option, word);
}

int curl_multi_add_handle(void *multi, void *handle) {
  if (!atomic_load(&is_redirecting)) return next_curl_multi_add_handle()(multi, handle);
  pthread_mutex_lock(&lock);
  transfer *known = transfer_of(handle, 0);
  if (known && *known->scheme) {
    char name[80];
    snprintf(
        name, sizeof name, NETWORK_TRANSFER_HEADER ": %" PRIxPTR " %s", (uintptr_t)handle,
        known->scheme);
    void *list = next_curl_slist_append()(NULL, name);
    for (struct curl_list *one = known->headers; list && one; one = one->next) {
      list = next_curl_slist_append()(list, one->data);
    }
    next_curl_easy_setopt()(handle, CURL_HEADERS, list);
    if (known->sent) next_curl_slist_free_all()(known->sent);
    known->sent = list;
  }
  pthread_mutex_unlock(&lock);
  atomic_fetch_add(&under_way, 1);
  return next_curl_multi_add_handle()(multi, handle);
}

int curl_multi_remove_handle(void *multi, void *handle) {
  if (atomic_load(&is_redirecting)) atomic_fetch_sub(&under_way, 1);
  return next_curl_multi_remove_handle() ? next_curl_multi_remove_handle()(multi, handle) : 1;
}

int network_requests_under_way(void) { return atomic_load(&under_way); }

// The error that URLSession is about to make on this thread; 0 for one of its own.
static _Thread_local int pending_failure;
static _Thread_local char pending_host[256];

int curl_easy_getinfo(void *handle, int info, ...) {
  va_list words;
  va_start(words, info);
  void *word = va_arg(words, void *);
  va_end(words);
  if (info == CURL_INFO_ERRNO && atomic_load(&is_redirecting)) {
    pthread_mutex_lock(&lock);
    transfer *known = transfer_of(handle, 0);
    pending_failure = known ? known->failure : 0;
    if (known && known->failure) memcpy(pending_host, known->host, sizeof pending_host);
    if (known) known->failure = 0;
    pthread_mutex_unlock(&lock);
  }
  return next_curl_easy_getinfo() ? next_curl_easy_getinfo()(handle, info, word) : 2;
}

void curl_easy_cleanup(void *handle) {
  pthread_mutex_lock(&lock);
  transfer **place = &transfers;
  while (*place && (*place)->handle != handle) place = &(*place)->next;
  transfer *known = *place;
  if (known) *place = known->next;
  pthread_mutex_unlock(&lock);
  if (next_curl_easy_cleanup()) next_curl_easy_cleanup()(handle);
  if (!known) return;
  if (known->sent) next_curl_slist_free_all()(known->sent);
  free(known);
}

// URLSession asks a transfer for the system's error, takes one of few codes for what it finds, and
// makes an error of it. On Apple's platforms there are many more.
#define ERROR_INIT "$s10Foundation7NSErrorC6domain4code8userInfoACSS_SiSDySSypGSgtcfc"

typedef __attribute__((swiftcall)) void *(*error_init)(
    uint64_t, void *, int64_t, void *, __attribute__((swift_context)) void *);

typedef void *(*describer)(int64_t code, const char *host);

static _Atomic(void *) cache_error_init;
static _Atomic(describer) describe;
static void *networking;

void network_redirect_describe(describer maker) { atomic_store(&describe, maker); }

// Whether a text of Swift's is the name of the domain of URLSession's errors.
static int is_of_session(uint64_t count, void *object) {
  static const char name[] = "NSURLErrorDomain";
  uint64_t word = (uint64_t)object, kind = word >> 60;
  if ((count & UINT64_C(0xFFFFFFFFFFFF)) != sizeof name - 1 || (kind != 0 && kind != 8)) return 0;
  const char *text = (const char *)(word & UINT64_C(0x0FFFFFFFFFFFFFFF)) + 32;
  return memcmp(text, name, sizeof name - 1) == 0;
}

__attribute__((swiftcall)) static void *make_error(
    uint64_t domain, void *object, int64_t code, void *info,
    __attribute__((swift_context)) void *self) {
  error_init next = (error_init)atomic_load(&cache_error_init);
  describer maker = atomic_load(&describe);
  Dl_info caller;
  // An error that a program makes itself has no words of URLSession's.
  int lacks_words =
      pending_failure || (!info && dladdr(__builtin_return_address(0), &caller) &&
                          caller.dli_fbase == networking && is_of_session(domain, object));
  const char *host = pending_failure ? pending_host : "";
  if (pending_failure) code = pending_failure;
  pending_failure = 0;
  void *words = lacks_words && maker ? maker(code, host) : NULL;
  return next(domain, object, code, words ? words : info, self);
}

static redirection errors = {.symbol = ERROR_INIT, .replacement = (void *)make_error};

// Foundation's networking is there once it sends its first request.
static void redirect_errors(void) {
  if (atomic_load(&cache_error_init)) return;
  void *next = dlsym(RTLD_DEFAULT, ERROR_INIT);
  if (!next) return;
  atomic_store(&cache_error_init, next);
  Dl_info library;
  void *session = dlsym(RTLD_DEFAULT, "$s20FoundationNetworking10URLSessionCN");
  if (session && dladdr(session, &library)) networking = library.dli_fbase;
  redirect_calls(&errors);
}
