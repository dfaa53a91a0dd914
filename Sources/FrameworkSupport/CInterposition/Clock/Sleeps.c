// The functions of libc that wait for a length of time.

#define _GNU_SOURCE
#include <errno.h>
#include <linux/futex.h>
#include <poll.h>
#include <sched.h>
#include <stdatomic.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/eventfd.h>
#include <sys/select.h>
#include <sys/syscall.h>
#include <sys/sysinfo.h>
#include <unistd.h>

#include "../Channel/RunLoopChannel.h"
#include "../LoadedLibrary.h"
#include "../NextFunction.h"
#include "CInterposition.h"
#include "VirtualClock.h"
#include "WaitRegistry.h"

NEXT_FUNCTION(nanosleep)
NEXT_FUNCTION(usleep)
NEXT_FUNCTION(sleep)
NEXT_FUNCTION(poll)
NEXT_FUNCTION(ppoll)
NEXT_FUNCTION(select)
NEXT_FUNCTION(epoll_wait)
NEXT_FUNCTION(syscall)

void real_sleep(int64_t nanoseconds) {
  struct timespec length = {nanoseconds / 1000000000, nanoseconds % 1000000000};
  while (next_nanosleep()(&length, &length) == -1 && errno == EINTR) continue;
}

long real_futex(uint32_t *address, int operation, uint32_t value) {
  return next_syscall()(SYS_futex, address, operation, value, NULL, NULL, 0);
}

void real_futex_wait(uint32_t *address, uint32_t value, int64_t nanoseconds) {
  struct timespec length = {nanoseconds / 1000000000, nanoseconds % 1000000000};
  next_syscall()(SYS_futex, address, FUTEX_WAIT_PRIVATE, value, &length, NULL, 0);
}

static void sleep_until(int64_t deadline) {
  waiter one = {.kind = WAKES_WORD, .deadline = deadline};
  add_waiter(&one);
  while (!is_due(&one)) wait_for_word(&one);
  remove_waiter(&one);
}

// A wait for a length of time, of a nanosecond at least: Foundation repeats one until the clock has
// moved.
static void sleep_for(const struct timespec *length) {
  int64_t next = simulated_progress() + 1;
  int64_t deadline = deadline_after(length);
  sleep_until(deadline > next ? deadline : next);
}

static int is_length(const struct timespec *length) {
  return length && length->tv_sec >= 0 && length->tv_nsec >= 0 && length->tv_nsec < 1000000000;
}

int nanosleep(const struct timespec *length, struct timespec *rest) {
  if (!waits_are_simulated() || !is_length(length)) return next_nanosleep()(length, rest);
  sleep_for(length);
  return 0;
}

unsigned int sleep(unsigned int seconds) {
  if (!waits_are_simulated()) return next_sleep()(seconds);
  struct timespec length = {seconds, 0};
  sleep_for(&length);
  return 0;
}

// Libdispatch sleeps for some microseconds where many threads want the same; that is no wait.
static atomic_int brief_sleeps;
static void *dispatch_library;

__attribute__((constructor)) static void find_dispatch(void) {
  void *function = dlsym(RTLD_DEFAULT, "dispatch_async_f");
  dispatch_library = function ? library_of(function) : NULL;
}

static int is_of_dispatch(const void *caller) {
  return dispatch_library && library_of(caller) == dispatch_library;
}

int has_brief_sleeps(void) { return atomic_load(&brief_sleeps) > 0; }

static int sleep_briefly(useconds_t microseconds) {
  atomic_fetch_add(&brief_sleeps, 1);
  int result = next_usleep()(microseconds);
  atomic_fetch_sub(&brief_sleeps, 1);
  return result;
}

int usleep(useconds_t microseconds) {
  if (!waits_are_simulated()) return next_usleep()(microseconds);
  if (is_of_dispatch(__builtin_return_address(0))) return sleep_briefly(microseconds);
  struct timespec length = {microseconds / 1000000, microseconds % 1000000 * 1000L};
  sleep_for(&length);
  return 0;
}

// A descriptor of each thread that becomes readable when its wait ends.
static _Thread_local int own_event = -1;

static int event_descriptor(void) {
  if (own_event < 0) own_event = eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK);
  return own_event;
}

// The files of a wait that lie on the stack; more are rare.
#define FEW_FILES 8

static int takes_time(const struct timespec *length) {
  return !length || length->tv_sec > 0 || length->tv_nsec > 0;
}

// The real time for which the next request is looked for before the thread sleeps: most come that
// soon, and to put a thread to sleep and wake it takes as long as a short call does.
#define LOOK_LENGTH INT64_C(60000)

static int processors;

__attribute__((constructor)) static void count_processors(void) { processors = get_nprocs(); }

// Looks for files again and again, and lets others run meanwhile.
static int look_for_files(struct pollfd *files, nfds_t count, const sigset_t *mask) {
  static const struct timespec none = {0, 0};
  if (processors < 2) return 0;
  int64_t end = virtual_clock_real_now() + LOOK_LENGTH;
  int found;
  while ((found = next_ppoll()(files, count, &none, mask)) == 0) {
    if (virtual_clock_real_now() >= end) break;
    sched_yield();
  }
  return found;
}

// Waits for files, and for the channel to the host where it is none that is negative.
static int wait_for_files(
    struct pollfd *files, nfds_t count, const struct timespec *length, const sigset_t *mask,
    int channel) {
  int is_timed = waits_are_simulated() && is_length(length) && takes_time(length);
  int event = is_timed ? event_descriptor() : -1;
  if (event < 0 && channel < 0) return next_ppoll()(files, count, length, mask);
  struct pollfd few[FEW_FILES];
  struct pollfd *all = count + 2 <= FEW_FILES ? few : malloc((count + 2) * sizeof *all);
  if (!all) return next_ppoll()(files, count, length, mask);
  memcpy(all, files, count * sizeof *all);
  // A negative descriptor is passed over.
  all[count] = (struct pollfd){event, POLLIN, 0};
  all[count + 1] = (struct pollfd){channel, POLLIN, 0};
  waiter one = {
      .kind = WAKES_DESCRIPTOR,
      .deadline = event < 0 ? INT64_MAX : deadline_after(length),
      .descriptor = event};
  int found, has_received = 0;
  if (event >= 0) add_waiter(&one);
  do {
    found = channel >= 0 && !is_serving() ? look_for_files(all, count + 2, mask) : 0;
    if (found == 0) found = next_ppoll()(all, count + 2, event < 0 ? length : NULL, mask);
    if (found > 0 && all[count].revents) {
      eventfd_t value;
      eventfd_read(event, &value);
      found--;
    }
    if (found > 0 && all[count + 1].revents) {
      receive_from_channel();
      has_received = 1;
      found--;
    }
  } while (found == 0 && !has_received && event >= 0 && !is_due(&one));
  if (event >= 0) remove_waiter(&one);
  for (nfds_t index = 0; found >= 0 && index < count; index++) {
    files[index].revents = all[index].revents;
  }
  int error = errno;
  if (all != few) free(all);
  errno = error;
  return found;
}

int ppoll(
    struct pollfd *files, nfds_t count, const struct timespec *length, const sigset_t *mask) {
  void *caller = __builtin_return_address(0);
  int channel = takes_time(length) ? channel_of_run_loop(count, caller) : -1;
  return wait_for_files(files, count, length, mask, channel);
}

int poll(struct pollfd *files, nfds_t count, int milliseconds) {
  if (!waits_are_simulated() || milliseconds <= 0) return next_poll()(files, count, milliseconds);
  struct timespec length = {milliseconds / 1000, milliseconds % 1000 * 1000000L};
  return wait_for_files(files, count, &length, NULL, -1);
}

int poll_in_real_time(struct pollfd *files, unsigned long count, int milliseconds) {
  return next_poll()(files, count, milliseconds);
}

int epoll_wait(int set, struct epoll_event *events, int most, int milliseconds) {
  if (waits_are_simulated() && milliseconds > 0) {
    struct pollfd file = {set, POLLIN, 0};
    if (poll(&file, 1, milliseconds) < 0) return -1;
    milliseconds = 0;
  }
  return next_epoll_wait()(set, events, most, milliseconds);
}

int select(
    int count, fd_set *restrict reads, fd_set *restrict writes, fd_set *restrict others,
    struct timeval *restrict length) {
  int waits_alone = length && !reads && !writes && !others;
  if (!waits_are_simulated() || !waits_alone) {
    return next_select()(count, reads, writes, others, length);
  }
  struct timespec time = {length->tv_sec, length->tv_usec * 1000L};
  return nanosleep(&time, NULL);
}

// Libdispatch and Swift wait at addresses by the system's call itself.
static long wait_at_address(
    uint32_t *address, int operation, uint32_t value, const struct timespec *time, long fifth,
    long mask) {
  int is_relative = (operation & FUTEX_CMD_MASK) == FUTEX_WAIT;
  clockid_t clock = operation & FUTEX_CLOCK_REALTIME ? CLOCK_REALTIME : CLOCK_MONOTONIC;
  waiter one = {
      .kind = WAKES_ADDRESS,
      .object = address,
      .deadline = is_relative ? deadline_after(time) : deadline_at(clock, time)};
  add_waiter(&one);
  long result = 0;
  if (!is_due(&one)) {
    int plain = operation & ~FUTEX_CLOCK_REALTIME;
    result = next_syscall()(SYS_futex, address, plain, value, NULL, fifth, mask);
  }
  if (result == 0 && is_due(&one) &&
      __atomic_load_n(address, __ATOMIC_ACQUIRE) == value) {
    result = -1;
    errno = ETIMEDOUT;
  }
  remove_waiter(&one);
  return result;
}

// Swift's random numbers come from the kernel by this way.
static _Atomic uint64_t random_draws;

uint64_t random_number_draws(void) {
  return atomic_load_explicit(&random_draws, memory_order_relaxed);
}

long syscall(long number, ...) {
  va_list words;
  va_start(words, number);
  long word[6];
  for (int index = 0; index < 6; index++) word[index] = va_arg(words, long);
  va_end(words);
  int command = number == SYS_futex ? (int)word[1] & FUTEX_CMD_MASK : -1;
  int is_timed = (command == FUTEX_WAIT || command == FUTEX_WAIT_BITSET) && word[3];
  if (is_timed && waits_are_simulated() && !is_crashing()) {
    return wait_at_address(
        (uint32_t *)word[0], (int)word[1], (uint32_t)word[2], (const struct timespec *)word[3],
        word[4], word[5]);
  }
  if (number == SYS_getrandom) {
    atomic_fetch_add_explicit(&random_draws, 1, memory_order_relaxed);
  }
  return next_syscall()(number, word[0], word[1], word[2], word[3], word[4], word[5]);
}
