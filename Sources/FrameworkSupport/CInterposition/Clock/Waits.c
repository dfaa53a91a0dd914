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

NEXT_FUNCTION(clock_nanosleep)
NEXT_FUNCTION(sem_timedwait)
NEXT_FUNCTION(sem_clockwait)
NEXT_FUNCTION(pthread_cond_timedwait)
NEXT_FUNCTION(pthread_cond_clockwait)
NEXT_FUNCTION(pthread_mutex_timedlock)
NEXT_FUNCTION(pthread_mutex_clocklock)
NEXT_FUNCTION(pthread_rwlock_timedrdlock)
NEXT_FUNCTION(pthread_rwlock_timedwrlock)
NEXT_FUNCTION(pthread_rwlock_clockrdlock)
NEXT_FUNCTION(pthread_rwlock_clockwrlock)
NEXT_FUNCTION(pthread_timedjoin_np)
NEXT_FUNCTION(pthread_clockjoin_np)

// The deadline as it is, unless the clock is simulated.
static const struct timespec *deadline_on(
    clockid_t clock, const struct timespec *time, struct timespec *buffer) {
  return clock_is_simulated(clock) ? real_deadline(time, buffer) : time;
}

int clock_nanosleep(
    clockid_t clock, int flags, const struct timespec *time, struct timespec *remaining) {
  struct timespec buffer;
  if (flags & TIMER_ABSTIME) time = deadline_on(clock, time, &buffer);
  return next_clock_nanosleep()(clock, flags, time, remaining);
}

int sem_timedwait(sem_t *restrict semaphore, const struct timespec *restrict time) {
  struct timespec buffer;
  return next_sem_timedwait()(semaphore, real_deadline(time, &buffer));
}

int sem_clockwait(
    sem_t *restrict semaphore, clockid_t clock, const struct timespec *restrict time) {
  struct timespec buffer;
  return next_sem_clockwait()(semaphore, clock, deadline_on(clock, time, &buffer));
}

// libc keeps the clock that a condition variable was made with in the second bit of this field.
// Asking it is surer than a list of variables: one that is freed without being destroyed would
// stay in a list, and lend its clock to whatever comes to lie at its address.
static clockid_t clock_of(const pthread_cond_t *condition) {
  unsigned int references = __atomic_load_n(&condition->__data.__wrefs, __ATOMIC_RELAXED);
  return references & 2 ? CLOCK_MONOTONIC : CLOCK_REALTIME;
}

int pthread_cond_timedwait(
    pthread_cond_t *restrict condition, pthread_mutex_t *restrict mutex,
    const struct timespec *restrict time) {
  struct timespec buffer;
  return next_pthread_cond_timedwait()(
      condition, mutex, deadline_on(clock_of(condition), time, &buffer));
}

int pthread_cond_clockwait(
    pthread_cond_t *restrict condition, pthread_mutex_t *restrict mutex, clockid_t clock,
    const struct timespec *restrict time) {
  struct timespec buffer;
  return next_pthread_cond_clockwait()(
      condition, mutex, clock, deadline_on(clock, time, &buffer));
}

int pthread_mutex_timedlock(
    pthread_mutex_t *restrict mutex, const struct timespec *restrict time) {
  struct timespec buffer;
  return next_pthread_mutex_timedlock()(mutex, real_deadline(time, &buffer));
}

int pthread_mutex_clocklock(
    pthread_mutex_t *restrict mutex, clockid_t clock, const struct timespec *restrict time) {
  struct timespec buffer;
  return next_pthread_mutex_clocklock()(mutex, clock, deadline_on(clock, time, &buffer));
}

int pthread_rwlock_timedrdlock(
    pthread_rwlock_t *restrict lock, const struct timespec *restrict time) {
  struct timespec buffer;
  return next_pthread_rwlock_timedrdlock()(lock, real_deadline(time, &buffer));
}

int pthread_rwlock_timedwrlock(
    pthread_rwlock_t *restrict lock, const struct timespec *restrict time) {
  struct timespec buffer;
  return next_pthread_rwlock_timedwrlock()(lock, real_deadline(time, &buffer));
}

int pthread_rwlock_clockrdlock(
    pthread_rwlock_t *restrict lock, clockid_t clock, const struct timespec *restrict time) {
  struct timespec buffer;
  return next_pthread_rwlock_clockrdlock()(lock, clock, deadline_on(clock, time, &buffer));
}

int pthread_rwlock_clockwrlock(
    pthread_rwlock_t *restrict lock, clockid_t clock, const struct timespec *restrict time) {
  struct timespec buffer;
  return next_pthread_rwlock_clockwrlock()(lock, clock, deadline_on(clock, time, &buffer));
}

int pthread_timedjoin_np(pthread_t thread, void **result, const struct timespec *time) {
  struct timespec buffer;
  return next_pthread_timedjoin_np()(thread, result, real_deadline(time, &buffer));
}

int pthread_clockjoin_np(
    pthread_t thread, void **result, clockid_t clock, const struct timespec *time) {
  struct timespec buffer;
  return next_pthread_clockjoin_np()(thread, result, clock, deadline_on(clock, time, &buffer));
}
