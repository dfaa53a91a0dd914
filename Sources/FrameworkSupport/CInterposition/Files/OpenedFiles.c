// The functions of libc by which a program opens files.
//
// Which files a call of a provider wrote, and whether it looked at their content before, is seen
// here.

#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdio.h>
#include <sys/mman.h>
#include <sys/stat.h>

#include "../NextFunction.h"
#include "CInterposition.h"

NEXT_FUNCTION(open)
NEXT_FUNCTION(open64)
NEXT_FUNCTION(openat)
NEXT_FUNCTION(openat64)
NEXT_FUNCTION(creat)
NEXT_FUNCTION(creat64)
NEXT_FUNCTION(fopen)
NEXT_FUNCTION(fopen64)

// The greatest number of openings that are kept; more files than that are nobody's few values.
#define OPENINGS 512
static opened_file openings[OPENINGS];
static size_t opening_count;
static atomic_int is_watching;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

void opened_files_begin(void) {
  pthread_mutex_lock(&lock);
  opening_count = 0;
  atomic_store(&is_watching, 1);
  pthread_mutex_unlock(&lock);
}

const opened_file *opened_files_end(size_t *count) {
  pthread_mutex_lock(&lock);
  atomic_store(&is_watching, 0);
  *count = opening_count;
  pthread_mutex_unlock(&lock);
  return openings;
}

// Notes the opening of a file and returns its descriptor.
static int note(int descriptor, int flags) {
  struct stat status;
  if (descriptor < 0 || !atomic_load(&is_watching)) return descriptor;
  int error = errno;
  if (fstat(descriptor, &status) == 0 && S_ISREG(status.st_mode)) {
    opened_file file = {
        .device = status.st_dev,
        .inode = status.st_ino,
        .writes = (flags & O_ACCMODE) != O_RDONLY,
        .keeps = (flags & O_TRUNC) == 0};
    pthread_mutex_lock(&lock);
    if (opening_count < OPENINGS) openings[opening_count++] = file;
    pthread_mutex_unlock(&lock);
  }
  errno = error;
  return descriptor;
}

// Returns the permissions of a file that an opening makes; the argument is there only then.
static mode_t permissions(int flags, va_list *arguments) {
  int makes = (flags & O_CREAT) || (flags & O_TMPFILE) == O_TMPFILE;
  return makes ? va_arg(*arguments, mode_t) : 0;
}

int open(const char *path, int flags, ...) {
  va_list arguments;
  va_start(arguments, flags);
  mode_t mode = permissions(flags, &arguments);
  va_end(arguments);
  return note(next_open()(path, flags, mode), flags);
}

int open64(const char *path, int flags, ...) {
  va_list arguments;
  va_start(arguments, flags);
  mode_t mode = permissions(flags, &arguments);
  va_end(arguments);
  return note(next_open64()(path, flags, mode), flags);
}

int openat(int folder, const char *path, int flags, ...) {
  va_list arguments;
  va_start(arguments, flags);
  mode_t mode = permissions(flags, &arguments);
  va_end(arguments);
  return note(next_openat()(folder, path, flags, mode), flags);
}

int openat64(int folder, const char *path, int flags, ...) {
  va_list arguments;
  va_start(arguments, flags);
  mode_t mode = permissions(flags, &arguments);
  va_end(arguments);
  return note(next_openat64()(folder, path, flags, mode), flags);
}

int creat(const char *path, mode_t mode) {
  return note(next_creat()(path, mode), O_WRONLY | O_CREAT | O_TRUNC);
}

int creat64(const char *path, mode_t mode) {
  return note(next_creat64()(path, mode), O_WRONLY | O_CREAT | O_TRUNC);
}

// Notes the opening of a stream and returns it.
static FILE *note_stream(FILE *stream, const char *mode) {
  if (stream && atomic_load(&is_watching)) {
    int flags = mode[0] == 'r' ? O_RDONLY : mode[0] == 'w' ? O_WRONLY | O_TRUNC : O_WRONLY;
    for (const char *letter = mode; *letter && *letter != ','; letter++) {
      if (*letter == '+') flags = (flags & ~O_ACCMODE) | O_RDWR;
    }
    note(fileno(stream), flags);
  }
  return stream;
}

FILE *fopen(const char *restrict path, const char *restrict mode) {
  return note_stream(next_fopen()(path, mode), mode);
}

FILE *fopen64(const char *restrict path, const char *restrict mode) {
  return note_stream(next_fopen64()(path, mode), mode);
}

int open_nameless_file(void) { return memfd_create("file", MFD_CLOEXEC); }
