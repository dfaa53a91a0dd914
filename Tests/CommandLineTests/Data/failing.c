// Makes one call of a program to the C library fail: that which FAILING names, for the time that
// FAILING_NUMBER says, with the error FAILING_ERROR. Where it has done so, FAILING_MARK is there.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/types.h>
#include <unistd.h>

static atomic_int calls;

/// Whether this call is the one that is to fail; the error's number is set then.
static int fails(const char *name) {
  const char *wanted = getenv("FAILING");
  if (!wanted || strcmp(name, wanted) != 0) return 0;
  if (atomic_fetch_add(&calls, 1) + 1 != atoi(getenv("FAILING_NUMBER"))) return 0;
  long mark = syscall(SYS_openat, AT_FDCWD, getenv("FAILING_MARK"), O_WRONLY | O_CREAT, 0644);
  syscall(SYS_close, mark);
  errno = atoi(getenv("FAILING_ERROR"));
  return 1;
}

#define REAL(name) ((typeof(&name))dlsym(RTLD_NEXT, #name))

ssize_t write(int file, const void *bytes, size_t count) {
  // Standard output and standard error never fail.
  if (file > 2 && fails("write")) return -1;
  return REAL(write)(file, bytes, count);
}

int close(int file) {
  struct stat facts;
  int is_file = fstat(file, &facts) == 0 && S_ISREG(facts.st_mode);
  int access = fcntl(file, F_GETFL) & O_ACCMODE;
  int status = REAL(close)(file);
  return is_file && access != O_RDONLY && fails("close") ? -1 : status;
}

int rename(const char *old, const char *new) {
  return fails("rename") ? -1 : REAL(rename)(old, new);
}

int mkdir(const char *path, mode_t mode) { return fails("mkdir") ? -1 : REAL(mkdir)(path, mode); }

static int open_file(const char *path, int flags, mode_t mode) {
  if ((flags & O_CREAT) && fails("open")) return -1;
  return REAL(open)(path, flags, mode);
}

int open(const char *path, int flags, ...) {
  va_list list;
  va_start(list, flags);
  mode_t mode = flags & O_CREAT ? va_arg(list, mode_t) : 0;
  va_end(list);
  return open_file(path, flags, mode);
}

int open64(const char *path, int flags, ...) {
  va_list list;
  va_start(list, flags);
  mode_t mode = flags & O_CREAT ? va_arg(list, mode_t) : 0;
  va_end(list);
  return open_file(path, flags, mode);
}

int pipe2(int ends[2], int flags) { return fails("pipe2") ? -1 : REAL(pipe2)(ends, flags); }

int socketpair(int domain, int type, int protocol, int ends[2]) {
  return fails("socketpair") ? -1 : REAL(socketpair)(domain, type, protocol, ends);
}

static pid_t no_child(void) { return -1; }

/// The function that vfork is this time. It returns twice, so that no other may stand between.
__attribute__((used)) static void *chosen_vfork(void) {
  return fails("vfork") ? (void *)no_child : dlsym(RTLD_NEXT, "vfork");
}

#if defined(__x86_64__)
__attribute__((naked)) pid_t vfork(void) {
  __asm__("sub $8, %rsp\n call chosen_vfork\n add $8, %rsp\n jmp *%rax");
}
#elif defined(__aarch64__)
__attribute__((naked)) pid_t vfork(void) {
  __asm__("stp x29, x30, [sp, #-16]!\n bl chosen_vfork\n ldp x29, x30, [sp], #16\n br x0");
}
#endif
