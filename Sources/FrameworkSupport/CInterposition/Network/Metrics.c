// The end of a task, before which URLSession tells its delegate what it measured.
//
// URLSession here tells nothing. It ends every task through the client of the task's URLProtocol, an
// object without an interface whose methods are found in its table for the protocol
// URLProtocolClient: the two that end a task are replaced there.

#define _GNU_SOURCE
#include <pthread.h>
#include <stdint.h>
#include <sys/mman.h>
#include <unistd.h>

#include "CInterposition.h"
#include "Methods.h"
#include "SessionRules.h"

#define METRICS MODULE "21URLSessionTaskMetricsC"
#define LOADER MODULE "11URLProtocolC"

// A method of a protocol gets the type of the object and its table behind its own arguments.
typedef SWIFT void (*finish_method)(void *loader, void *type, void *table, CONTEXT client);
typedef SWIFT void (*fail_method)(
    void *loader, void *error, void *type, void *table, CONTEXT client);
typedef SWIFT void (*collected_method)(
    void *session, void *task, void *metrics, void *type, void *table, CONTEXT delegate);
typedef SWIFT two_words (*object_getter)(CONTEXT owner);
typedef SWIFT void *(*task_getter)(CONTEXT loader);

void swift_release(void *object);

static finish_method next_finish;
static fail_method next_fail;
static task_getter task_of;
static void (*end_of)(void *task, int has_failed);

static void end(void *loader, int has_failed) {
  void *task = task_of(loader);
  if (!task) return;
  end_of(task, has_failed);
  swift_release(task);
}

SWIFT static void finish(void *loader, void *type, void *table, CONTEXT client) {
  end(loader, 0);
  next_finish(loader, type, table, client);
}

SWIFT static void fail(void *loader, void *error, void *type, void *table, CONTEXT client) {
  end(loader, 1);
  next_fail(loader, error, type, table, client);
}

// Puts the two methods in the place of a table's own, which lies in memory that is not written to.
static void replace(void **table) {
  // Behind the conformance and the table of the protocol's base lie the methods as they are declared.
  enum { FINISH = 6, FAIL = 7, COUNT = 8 };
  uintptr_t page = (uintptr_t)getpagesize(), start = (uintptr_t)table & ~(page - 1);
  size_t size = (uintptr_t)(table + COUNT) - start;
  next_finish = (finish_method)table[FINISH];
  next_fail = (fail_method)table[FAIL];
  if (mprotect((void *)start, size, PROT_READ | PROT_WRITE) != 0) return;
  table[FINISH] = (void *)finish;
  table[FAIL] = (void *)fail;
  mprotect((void *)start, size, PROT_READ);
}

void network_watch_ends(void *loader, void (*ends)(void *task, int has_failed)) {
  static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
  pthread_mutex_lock(&lock);
  if (!end_of) {
    object_getter client_of =
        (object_getter)dlsym(RTLD_DEFAULT, LOADER "6clientAA0C6Client_pSgvg");
    task_of = (task_getter)dlsym(RTLD_DEFAULT, LOADER "4taskAA14URLSessionTaskCSgvg");
    two_words client = {{0, 0}};
    if (client_of && task_of) client = client_of(loader);
    end_of = ends;
    if (client.words[0]) {
      replace((void **)client.words[1]);
      swift_release((void *)client.words[0]);
    }
  }
  pthread_mutex_unlock(&lock);
}

void *network_task_metrics(double start, double duration) {
  typedef SWIFT void *(*maker)(CONTEXT type);
  maker make = (maker)dlsym(RTLD_DEFAULT, METRICS "ACycfC");
  void *type = dlsym(RTLD_DEFAULT, METRICS "N");
  // Foundation sets the interval nowhere, so that only the place of it is left in the library.
  size_t *place = dlsym(RTLD_DEFAULT, METRICS "12taskInterval0A10Essentials04DateG0VvpWvd");
  if (!make || !type || !place) return NULL;
  void *metrics = make(type);
  double *interval = (double *)((char *)metrics + *place);
  interval[0] = start;
  interval[1] = duration;
  return metrics;
}

void network_send_metrics(void *session, void *task, void *metrics) {
  // Behind the conformance and the base's table, the seventh method of URLSessionTaskDelegate.
  enum { COLLECTED = 8 };
  two_words delegate = task_delegate(task);
  void *object = (void *)delegate.words[0];
  if (!object) return;
  void **table = (void **)delegate.words[1];
  ((collected_method)table[COLLECTED])(session, task, metrics, *(void **)object, table, object);
  swift_release(object);
}
