// The child shares our memory until it is another program, so it does nothing but call the system.
// A failure of its comes by a pipe that ends when it is another program: a sanitizer makes a fork
// of a vfork, whose child has memory of its own and is not waited for.

#define _GNU_SOURCE
#include "CProcessSpawning.h"

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

// Signals that our program handles or ignores must not be handled or ignored by another.
static void reset_signals(void) {
  struct sigaction usual = {.sa_handler = SIG_DFL};
  for (int signal = 1; signal < NSIG; signal++) {
    if (signal != SIGKILL && signal != SIGSTOP) sigaction(signal, &usual, NULL);
  }
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
}

// Gives each descriptor its number in the program, and the pipe for failures the number after them.
// A copy above all of them is made first, because the number that one is to have may be the one
// that another has now.
static int place_descriptors(const spawn_request *request, int *copies, int *failures) {
  int count = request->descriptor_count;
  int above = fcntl(*failures, F_DUPFD_CLOEXEC, count);
  if (above < 0) return errno;
  *failures = above;
  for (int index = 0; index < count; index++) {
    int source = request->descriptors[index];
    copies[index] = source < 0 ? open("/dev/null", O_RDWR | O_CLOEXEC) : source;
    if (copies[index] < 0) return errno;
    copies[index] = fcntl(copies[index], F_DUPFD_CLOEXEC, count);
    if (copies[index] < 0) return errno;
  }
  for (int index = 0; index < count; index++) {
    if (dup2(copies[index], index) < 0) return errno;
  }
  if (above != count && dup3(above, count, O_CLOEXEC) < 0) return errno;
  *failures = count;
  syscall(SYS_close_range, (unsigned)count + 1, ~0U, 0U);
  return 0;
}

// A signal that a program may handle comes first, and ten seconds later one that it may not.
static int limit_processor_time(unsigned seconds) {
  struct rlimit limit;
  if (getrlimit(RLIMIT_CPU, &limit) < 0) return errno;
  if (limit.rlim_cur > seconds) limit.rlim_cur = seconds;
  if (limit.rlim_max > seconds + 10) limit.rlim_max = seconds + 10;
  return setrlimit(RLIMIT_CPU, &limit) < 0 ? errno : 0;
}

static int become(const spawn_request *request, int *copies, pid_t parent, int *failures) {
  if (request->leads_session && setsid() < 0) return errno;
  if (request->dies_with_parent) {
    if (prctl(PR_SET_PDEATHSIG, SIGKILL) < 0) return errno;
    if (getppid() != parent) _exit(127);  // It has ended already.
  }
  if (request->folder && chdir(request->folder) < 0) return errno;
  int error = request->processor_seconds ? limit_processor_time(request->processor_seconds) : 0;
  if (error == 0) error = place_descriptors(request, copies, failures);
  if (error != 0) return error;
  reset_signals();
  execve(request->program, request->arguments, request->environment);
  return errno;
}

// The child's part, from which nothing returns.
static void run_child(const spawn_request *request, int *copies, pid_t parent, int failures) {
  int error = become(request, copies, parent, &failures);
  while (write(failures, &error, sizeof error) < 0 && errno == EINTR) continue;
  _exit(127);
}

// Waits until a child is another program or has failed; the number of its error, or nothing.
static int wait_for_program(pid_t child, int failures) {
  int error = 0;
  ssize_t length;
  do length = read(failures, &error, sizeof error);
  while (length < 0 && errno == EINTR);
  if (length != sizeof error) return 0;
  int status;
  while (waitpid(child, &status, 0) < 0 && errno == EINTR) continue;
  return error;
}

int make_memory_file(void) { return memfd_create("widgetcheck", MFD_CLOEXEC); }

int make_pipe(int ends[2]) { return pipe2(ends, O_CLOEXEC); }

int spawn_process(const spawn_request *request, pid_t *process) {
  int failures[2];
  if (make_pipe(failures) < 0) return errno;
  int *copies = calloc((size_t)request->descriptor_count + 1, sizeof *copies);
  sigset_t all, before;
  sigfillset(&all);
  pthread_sigmask(SIG_BLOCK, &all, &before);
  pid_t parent = getpid();
  pid_t child = copies ? vfork() : -1;
  if (child == 0) run_child(request, copies, parent, failures[1]);
  int error = child < 0 ? errno : 0;
  close(failures[1]);
  if (child > 0) error = wait_for_program(child, failures[0]);
  close(failures[0]);
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  free(copies);
  *process = child;
  return error;
}
