// The functions of libc that wait until an absolute instant of the realtime clock.
//
// Each passes on the real instant that is as far away as the simulated one was. The wait is then
// libc's own; a clock that is set anew meanwhile does not change it.

#define _GNU_SOURCE
#include <errno.h>
#include <pthread.h>
#include <semaphore.h>
#include <time.h>

#include "../NextFunction.h"
#include "VirtualClock.h"
#include "WaitRegistry.h"

NEXT_FUNCTION(clock_nanosleep)
NEXT_FUNCTION(sem_timedwait)
NEXT_FUNCTION(sem_clockwait)
NEXT_FUNCTION(sem_post)
NEXT_FUNCTION(pthread_cond_wait)
NEXT_FUNCTION(pthread_cond_timedwait)
NEXT_FUNCTION(pthread_cond_clockwait)

int clock_nanosleep(
    clockid_t clock, int flags, const struct timespec *time, struct timespec *remaining) {
  struct timespec buffer;
  if (waits_are_simulated() && is_time(time)) {
    waiter one = {
        .kind = WAKES_WORD,
        .deadline = flags & TIMER_ABSTIME ? deadline_at(clock, time) : deadline_after(time)};
    add_waiter(&one);
    while (!is_due(&one)) wait_for_word(&one);
    remove_waiter(&one);
    return 0;
  }
  if (flags & TIMER_ABSTIME) time = deadline_on(clock, time, &buffer);
  return next_clock_nanosleep()(clock, flags, time, remaining);
}

// A semaphore is tried again after each post.
static int wait_for_semaphore(sem_t *semaphore, clockid_t clock, const struct timespec *time) {
  if (sem_trywait(semaphore) == 0) return 0;
  waiter one = {
      .kind = WAKES_WORD, .object = semaphore, .deadline = deadline_at(clock, time)};
  int result;
  add_waiter(&one);
  while ((result = sem_trywait(semaphore)) != 0 && !is_due(&one)) wait_for_word(&one);
  remove_waiter(&one);
  if (result != 0) errno = ETIMEDOUT;
  return result;
}

int sem_post(sem_t *semaphore) {
  int result = next_sem_post()(semaphore);
  if (waits_are_simulated()) wake_waiters_of(semaphore);
  return result;
}

int sem_timedwait(sem_t *restrict semaphore, const struct timespec *restrict time) {
  struct timespec buffer;
  if (waits_are_simulated() && is_time(time)) {
    return wait_for_semaphore(semaphore, CLOCK_REALTIME, time);
  }
  return next_sem_timedwait()(semaphore, real_deadline(time, &buffer));
}

int sem_clockwait(
    sem_t *restrict semaphore, clockid_t clock, const struct timespec *restrict time) {
  struct timespec buffer;
  if (waits_are_simulated() && is_time(time)) return wait_for_semaphore(semaphore, clock, time);
  return next_sem_clockwait()(semaphore, clock, deadline_on(clock, time, &buffer));
}

// libc keeps the clock that a condition variable was made with in the second bit of this field.
// Asking it is surer than a list of variables: one that is freed without being destroyed would
// stay in a list, and lend its clock to whatever comes to lie at its address.
static clockid_t clock_of(const pthread_cond_t *condition) {
  unsigned int references = __atomic_load_n(&condition->__data.__wrefs, __ATOMIC_RELAXED);
  return references & 2 ? CLOCK_MONOTONIC : CLOCK_REALTIME;
}

// Callers check their condition after every wakeup, so that spurious ones are allowed.
static int wait_for_condition(
    pthread_cond_t *condition, pthread_mutex_t *mutex, clockid_t clock,
    const struct timespec *time) {
  waiter one = {
      .kind = WAKES_CONDITION, .object = condition, .deadline = deadline_at(clock, time)};
  add_waiter(&one);
  int result = is_due(&one) ? 0 : next_pthread_cond_wait()(condition, mutex);
  if (result == 0 && is_due(&one)) result = ETIMEDOUT;
  remove_waiter(&one);
  return result;
}

int pthread_cond_timedwait(
    pthread_cond_t *restrict condition, pthread_mutex_t *restrict mutex,
    const struct timespec *restrict time) {
  struct timespec buffer;
  if (waits_are_simulated() && is_time(time)) {
    return wait_for_condition(condition, mutex, clock_of(condition), time);
  }
  return next_pthread_cond_timedwait()(
      condition, mutex, deadline_on(clock_of(condition), time, &buffer));
}

int pthread_cond_clockwait(
    pthread_cond_t *restrict condition, pthread_mutex_t *restrict mutex, clockid_t clock,
    const struct timespec *restrict time) {
  struct timespec buffer;
  if (waits_are_simulated() && is_time(time)) {
    return wait_for_condition(condition, mutex, clock, time);
  }
  return next_pthread_cond_clockwait()(
      condition, mutex, clock, deadline_on(clock, time, &buffer));
}
