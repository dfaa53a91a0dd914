// Lets waits pass in simulated time: where every thread waits, the clocks jump to the next
// deadline.
//
// A wait with a deadline is noted here and then made without one. A thread of ours looks at the
// others while a call is under way; where each of them sleeps and none has run between two looks,
// nothing can happen before the earliest deadline, so the clocks are set to it and its waits end.

#define _GNU_SOURCE
#include "WaitRegistry.h"

#include <errno.h>
#include <linux/futex.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <sys/eventfd.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "../NextFunction.h"
#include "CInterposition.h"
#include "VirtualClock.h"

#define MICROSECOND INT64_C(1000)
#define MILLISECOND INT64_C(1000000)

// Most calls end without a wait, and the next one follows at once. Only a call or a rest between
// calls that lasts longer than this is looked at; what became due meanwhile, such as libdispatch's
// own timer of each second, waits for that.
#define FIRST_LOOK (400 * MICROSECOND)
// The shortest and the longest pause between two looks, and the longest between two calls.
#define SHORTEST_PAUSE (50 * MICROSECOND)
#define LONGEST_PAUSE (2 * MILLISECOND)
#define LONGEST_REST (20 * MILLISECOND)

static atomic_int is_simulating;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t changed = PTHREAD_COND_INITIALIZER;
static waiter *_Atomic waiters;
static atomic_int has_monitor;
static clockid_t processor_clock;
// The number of changes to the registry, by which an outdated look at the threads is dropped.
static _Atomic uint64_t changes;

// The call under way: the limit of its waits, and the distance that the clocks jumped.
static atomic_int is_allowed;
static int64_t limit;
// The real time of standstill after which a stall is reported.
static int64_t patience;
static int64_t jumped;
static void (*report_stall)(void);
// The real moment at which the call under way, or the rest since the last one, began.
static int64_t changed_at;
// Changes to end the monitor's pause between two calls.
static uint32_t bell;
static int is_resting;
// Whether the signals of faults were caught when the simulation began.
static int caught_faults;

int waits_are_simulated(void) { return atomic_load_explicit(&is_simulating, memory_order_relaxed); }

void note_change(void) {
  atomic_fetch_add(&changes, 1);
  pthread_mutex_lock(&lock);
  pthread_cond_signal(&changed);
  pthread_mutex_unlock(&lock);
}

int is_serving(void) { return is_allowed; }

int is_due(const waiter *one) { return simulated_progress() >= one->deadline; }

static void wake(waiter *one) {
  switch (one->kind) {
    case WAKES_WORD:
      atomic_store((_Atomic uint32_t *)&one->word, 1);
      real_futex(&one->word, FUTEX_WAKE_PRIVATE, 1);
      break;
    case WAKES_CONDITION: pthread_cond_broadcast(one->object); break;
    case WAKES_ADDRESS:
      real_futex(one->object, FUTEX_WAKE_PRIVATE, INT32_MAX);
      real_futex(one->object, FUTEX_WAKE, INT32_MAX);
      break;
    case WAKES_DESCRIPTOR: eventfd_write(one->descriptor, 1); break;
  }
}

// The earliest deadline of a wait or timer, with the lock held.
static int64_t earliest_deadline(void) {
  int64_t earliest = next_timer();
  for (waiter *one = waiters; one; one = one->next) {
    if (one->deadline < earliest) earliest = one->deadline;
  }
  return earliest;
}

// Wakes the waits that are due, with the lock held. A thread not yet asleep is woken again.
static int wake_due(int64_t now) {
  int woken = expire_timers(now);
  for (waiter *one = waiters; one; one = one->next) {
    if (one->deadline > now) continue;
    wake(one);
    woken = 1;
  }
  return woken;
}

static int is_idle(const waiter *one) {
  return one->deadline == INT64_MAX && one->kind == WAKES_WORD && !one->object &&
         !atomic_load((_Atomic uint32_t *)&one->word);
}

// Wakes the first of the threads that wait for a standstill of all others, so that they go on in an
// order that no race decides.
static int wake_idle(void) {
  waiter *first = NULL;
  for (waiter *one = waiters; one; one = one->next) {
    if (is_idle(one) && (!first || one->rank < first->rank)) first = one;
  }
  if (first) wake(first);
  return first != NULL;
}

static int is_caught(int signal) {
  struct sigaction action;
  return sigaction(signal, NULL, &action) == 0 && action.sa_handler != SIG_DFL &&
         action.sa_handler != SIG_IGN;
}

// Whether the signals of faults are caught, as the Swift runtime does to describe crashes.
static int catches_faults(void) { return is_caught(SIGILL); }

// The runtime halts every thread by these three signals, for which it waits seconds on a loaded
// machine, and then gives those of faults back.
int is_crashing(void) {
  int halts = is_caught(SIGUSR1) && is_caught(SIGUSR2) && is_caught(SIGPROF);
  return caught_faults && (halts || !catches_faults());
}

// Advances the clocks, or reports a stall, where every thread sleeps; returns whether it did.
//
// Begins and ends with the lock held, which is let go meanwhile.
static int advance(int64_t *quiet_since) {
  uint64_t before = atomic_load(&changes);
  pthread_mutex_unlock(&lock);
  int is_quiet = is_quiescent() && !is_crashing();
  pthread_mutex_lock(&lock);
  if (!is_quiet || atomic_load(&changes) != before || !is_allowed) {
    *quiet_since = 0;
    return 0;
  }
  if (wake_idle()) return 1;
  int64_t earliest = earliest_deadline();
  int64_t now = simulated_progress();
  if (earliest <= limit) {
    *quiet_since = 0;
    if (earliest > now) {
      jump_clock(earliest - now);
      jumped += earliest - now;
    }
    wake_due(earliest);
    return 1;
  }
  int64_t real = virtual_clock_real_now();
  if (*quiet_since == 0) *quiet_since = real;
  if (real - *quiet_since < patience) return 0;
  is_allowed = 0;
  void (*report)(void) = report_stall;
  pthread_mutex_unlock(&lock);
  if (report) report();
  pthread_mutex_lock(&lock);
  return 1;
}

// Pauses with the lock held, which is let go meanwhile; a long pause between calls ends with a
// call.
static void pause_for(int64_t length) {
  int rests = !is_allowed && length > LONGEST_PAUSE;
  uint32_t heard = bell;
  is_resting = rests;
  pthread_mutex_unlock(&lock);
  if (rests) {
    real_futex_wait(&bell, heard, length);
  } else {
    real_sleep(length);
  }
  pthread_mutex_lock(&lock);
  is_resting = 0;
}

static void *monitor(void *nothing) {
  (void)nothing;
  pthread_setname_np(pthread_self(), "widgetcheck wait");
  if (pthread_getcpuclockid(pthread_self(), &processor_clock) == 0) atomic_store(&has_monitor, 2);
  int64_t pause = SHORTEST_PAUSE;
  int64_t quiet_since = 0;
  // The beginning of the call or rest that was looked at last.
  int64_t seen = 0;
  pthread_mutex_lock(&lock);
  for (;;) {
    if (seen != changed_at) pause = SHORTEST_PAUSE;
    seen = changed_at;
    int64_t early = changed_at + FIRST_LOOK - virtual_clock_real_now();
    if (early <= 0) wake_due(simulated_progress());
    int did = is_allowed && early <= 0 && advance(&quiet_since);
    if (!is_allowed && earliest_deadline() == INT64_MAX) {
      pthread_cond_wait(&changed, &lock);
      pause = SHORTEST_PAUSE;
      continue;
    }
    pause = did ? SHORTEST_PAUSE : pause * 3 / 2;
    if (!is_allowed && pause < FIRST_LOOK) pause = FIRST_LOOK;
    int64_t longest = is_allowed ? LONGEST_PAUSE : LONGEST_REST;
    if (pause > longest) pause = longest;
    if (early > FIRST_LOOK) early = FIRST_LOOK;
    pause_for(early > 0 ? early : pause);
  }
  return NULL;
}

int monitor_clock(clockid_t *clock) {
  if (atomic_load(&has_monitor) != 2) return 0;
  *clock = processor_clock;
  return 1;
}

// Starts the monitor thread, with the lock held.
static void start_monitor(void) {
  if (atomic_load(&has_monitor)) return;
  pthread_t thread;
  pthread_attr_t attributes;
  pthread_attr_init(&attributes);
  pthread_attr_setdetachstate(&attributes, PTHREAD_CREATE_DETACHED);
  atomic_store(&has_monitor, 1);
  if (pthread_create(&thread, &attributes, monitor, NULL) != 0) {
    atomic_store(&has_monitor, 0);
    atomic_store(&is_simulating, 0);
  }
  pthread_attr_destroy(&attributes);
}

// Notes a wait, with the lock held.
static void insert(waiter *one) {
  one->word = 0;
  one->previous = NULL;
  atomic_fetch_add(&changes, 1);
  one->next = waiters;
  if (waiters) waiters->previous = one;
  waiters = one;
  start_monitor();
  pthread_cond_signal(&changed);
}

void add_waiter(waiter *one) {
  pthread_mutex_lock(&lock);
  insert(one);
  pthread_mutex_unlock(&lock);
}

void remove_waiter(waiter *one) {
  int error = errno;
  pthread_mutex_lock(&lock);
  atomic_fetch_add(&changes, 1);
  if (one->previous) one->previous->next = one->next;
  if (one->next) one->next->previous = one->previous;
  if (waiters == one) waiters = one->next;
  pthread_mutex_unlock(&lock);
  errno = error;
}

void wait_for_word(waiter *one) {
  while (!atomic_exchange((_Atomic uint32_t *)&one->word, 0)) {
    real_futex(&one->word, FUTEX_WAIT_PRIVATE, 0);
  }
}

void wake_waiters_of(void *object) {
  if (!waiters) return;
  pthread_mutex_lock(&lock);
  for (waiter *one = waiters; one; one = one->next) {
    if (one->kind == WAKES_WORD && one->object == object) wake(one);
  }
  pthread_mutex_unlock(&lock);
}

// A forked child has no monitor thread; its waits are real.
static void end_in_copy(void) {
  atomic_store(&is_simulating, 0);
  waiters = NULL;
  atomic_store(&has_monitor, 0);
  is_allowed = 0;
  pthread_mutex_init(&lock, NULL);
}

void virtual_waits_begin(void (*stalled)(void)) {
  static atomic_int is_prepared;
  if (!atomic_exchange(&is_prepared, 1)) pthread_atfork(NULL, NULL, end_in_copy);
  pthread_mutex_lock(&lock);
  report_stall = stalled;
  caught_faults = catches_faults();
  simulate_monotonic_clocks();
  atomic_store(&is_simulating, 1);
  pthread_mutex_unlock(&lock);
}

int virtual_waits_are_active(void) { return waits_are_simulated(); }

void virtual_waits_allow(int64_t length, int64_t stall_patience) {
  pthread_mutex_lock(&lock);
  if (waits_are_simulated()) {
    limit = simulated_progress() + length;
    patience = stall_patience;
    jumped = 0;
    is_allowed = 1;
    changed_at = virtual_clock_real_now();
    start_monitor();
    pthread_cond_signal(&changed);
    if (is_resting) {
      bell += 1;
      real_futex(&bell, FUTEX_WAKE_PRIVATE, 1);
    }
  }
  pthread_mutex_unlock(&lock);
}

void virtual_waits_forbid(void) {
  pthread_mutex_lock(&lock);
  if (is_allowed) changed_at = virtual_clock_real_now();
  is_allowed = 0;
  for (waiter *one = waiters; one; one = one->next) {
    if (is_idle(one)) wake(one);
  }
  pthread_mutex_unlock(&lock);
}

int64_t virtual_waits_jumped(void) {
  pthread_mutex_lock(&lock);
  int64_t length = jumped;
  pthread_mutex_unlock(&lock);
  return length;
}

void virtual_waits_idle(uint64_t rank) {
  waiter one = {.kind = WAKES_WORD, .deadline = INT64_MAX, .rank = rank};
  pthread_mutex_lock(&lock);
  int waits = is_allowed;
  if (waits) insert(&one);
  pthread_mutex_unlock(&lock);
  if (!waits) return;
  wait_for_word(&one);
  remove_waiter(&one);
}
