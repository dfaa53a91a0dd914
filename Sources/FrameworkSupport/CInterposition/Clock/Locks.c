// The functions of libc that wait for a lock, or for the end of a thread, until a deadline.
//
// Letting go of a lock is too frequent to be redirected. So a thread whose wait passes in simulated
// time asks libc for it again and again, for a short while of real time each, until it has it or
// the simulated deadline has come.

#define _GNU_SOURCE
#include <errno.h>
#include <pthread.h>
#include <time.h>

#include "../NextFunction.h"
#include "CInterposition.h"
#include "VirtualClock.h"
#include "WaitRegistry.h"

NEXT_FUNCTION(pthread_mutex_timedlock)
NEXT_FUNCTION(pthread_mutex_clocklock)
NEXT_FUNCTION(pthread_rwlock_timedrdlock)
NEXT_FUNCTION(pthread_rwlock_timedwrlock)
NEXT_FUNCTION(pthread_rwlock_clockrdlock)
NEXT_FUNCTION(pthread_rwlock_clockwrlock)
NEXT_FUNCTION(pthread_timedjoin_np)
NEXT_FUNCTION(pthread_clockjoin_np)

// The while of real time, in nanoseconds: long beside a look at all threads, short beside a wait.
#define TRY_LENGTH INT64_C(5000000)

// The thread that is waited for, and the place of what it returns.
typedef struct {
  pthread_t thread;
  void **result;
} joined_thread;

// Waits until an instant of the real clock for a lock or a thread.
typedef int (*try_until)(void *object, const struct timespec *instant);

static int try_mutex(void *object, const struct timespec *instant) {
  return next_pthread_mutex_timedlock()(object, instant);
}

static int try_reading(void *object, const struct timespec *instant) {
  return next_pthread_rwlock_timedrdlock()(object, instant);
}

static int try_writing(void *object, const struct timespec *instant) {
  return next_pthread_rwlock_timedwrlock()(object, instant);
}

static int try_joining(void *object, const struct timespec *instant) {
  joined_thread *joined = object;
  return next_pthread_timedjoin_np()(joined->thread, joined->result, instant);
}

static int wait_in_simulated_time(
    try_until try, void *object, clockid_t clock, const struct timespec *time) {
  static const struct timespec now = {0, 0};
  int result = try(object, &now);
  if (result != ETIMEDOUT) return result;
  waiter one = {.kind = WAKES_WORD, .object = object, .deadline = deadline_at(clock, time)};
  add_waiter(&one);
  while (result == ETIMEDOUT && !is_due(&one)) {
    int64_t end = virtual_clock_real_now() + TRY_LENGTH;
    struct timespec instant = {end / 1000000000, end % 1000000000};
    result = try(object, &instant);
  }
  remove_waiter(&one);
  return result;
}

int pthread_mutex_timedlock(
    pthread_mutex_t *restrict mutex, const struct timespec *restrict time) {
  return pthread_mutex_clocklock(mutex, CLOCK_REALTIME, time);
}

int pthread_mutex_clocklock(
    pthread_mutex_t *restrict mutex, clockid_t clock, const struct timespec *restrict time) {
  struct timespec buffer;
  if (waits_are_simulated() && is_time(time)) {
    return wait_in_simulated_time(try_mutex, mutex, clock, time);
  }
  return next_pthread_mutex_clocklock()(mutex, clock, deadline_on(clock, time, &buffer));
}

int pthread_rwlock_timedrdlock(
    pthread_rwlock_t *restrict lock, const struct timespec *restrict time) {
  return pthread_rwlock_clockrdlock(lock, CLOCK_REALTIME, time);
}

int pthread_rwlock_timedwrlock(
    pthread_rwlock_t *restrict lock, const struct timespec *restrict time) {
  return pthread_rwlock_clockwrlock(lock, CLOCK_REALTIME, time);
}

int pthread_rwlock_clockrdlock(
    pthread_rwlock_t *restrict lock, clockid_t clock, const struct timespec *restrict time) {
  struct timespec buffer;
  if (waits_are_simulated() && is_time(time)) {
    return wait_in_simulated_time(try_reading, lock, clock, time);
  }
  return next_pthread_rwlock_clockrdlock()(lock, clock, deadline_on(clock, time, &buffer));
}

int pthread_rwlock_clockwrlock(
    pthread_rwlock_t *restrict lock, clockid_t clock, const struct timespec *restrict time) {
  struct timespec buffer;
  if (waits_are_simulated() && is_time(time)) {
    return wait_in_simulated_time(try_writing, lock, clock, time);
  }
  return next_pthread_rwlock_clockwrlock()(lock, clock, deadline_on(clock, time, &buffer));
}

int pthread_timedjoin_np(pthread_t thread, void **result, const struct timespec *time) {
  return pthread_clockjoin_np(thread, result, CLOCK_REALTIME, time);
}

int pthread_clockjoin_np(
    pthread_t thread, void **result, clockid_t clock, const struct timespec *time) {
  struct timespec buffer;
  joined_thread joined = {thread, result};
  if (waits_are_simulated() && is_time(time)) {
    return wait_in_simulated_time(try_joining, &joined, clock, time);
  }
  return next_pthread_clockjoin_np()(thread, result, clock, deadline_on(clock, time, &buffer));
}
