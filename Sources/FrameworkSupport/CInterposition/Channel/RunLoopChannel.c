// Lets the main thread's run loop wait for a descriptor that is no source of it.
//
// A thread that read the descriptor would have to hand each message over, which costs as much as
// sending it does. CoreFoundation waits by `ppoll` for one epoll descriptor; where the main thread
// does so, the descriptor is waited for beside it. A wait that ends so returns 0, which
// CoreFoundation takes for a wake-up without a reason: it performs the blocks that were added to
// the run loop meanwhile, and waits again.

#define _GNU_SOURCE
#include "RunLoopChannel.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdatomic.h>

#include "../LoadedLibrary.h"
#include "CInterposition.h"

static atomic_int channel = -1;
static void (*receive)(void);
static void *run_loop_library;
static pthread_t main_thread;

// A forked child has no part in the conversation.
static void leave_in_copy(void) { atomic_store(&channel, -1); }

int main_run_loop_watch(int descriptor, void (*handler)(void)) {
  void *function = dlsym(RTLD_DEFAULT, "CFRunLoopRunSpecific");
  run_loop_library = function ? library_of(function) : NULL;
  if (!run_loop_library) return 0;
  if (!receive) pthread_atfork(NULL, NULL, leave_in_copy);
  receive = handler;
  main_thread = pthread_self();
  atomic_store(&channel, descriptor);
  return 1;
}

// Whether an address lies in the library that holds the run loop. The places that wait are few, and
// those found are kept.
static int is_of_run_loop(void *caller) {
  enum { PLACES = 4 };
  static _Atomic(void *) places[PLACES];
  int free_place = 0;
  for (; free_place < PLACES; free_place++) {
    void *place = atomic_load_explicit(&places[free_place], memory_order_relaxed);
    if (place == caller) return 1;
    if (!place) break;
  }
  if (library_of(caller) != run_loop_library) return 0;
  if (free_place < PLACES) {
    atomic_store_explicit(&places[free_place], caller, memory_order_relaxed);
  }
  return 1;
}

int channel_of_run_loop(nfds_t count, void *caller) {
  int descriptor = atomic_load_explicit(&channel, memory_order_acquire);
  if (descriptor < 0 || count != 1 || !pthread_equal(pthread_self(), main_thread)) return -1;
  return is_of_run_loop(caller) ? descriptor : -1;
}

void receive_from_channel(void) { receive(); }
