// The functions of libc by which a program opens files and looks for them.
//
// Which files a call of a provider wrote, whether it looked at their content before, and which it
// looked for in vain is seen here.

#define _GNU_SOURCE
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

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
NEXT_FUNCTION(stat)
NEXT_FUNCTION(lstat)
NEXT_FUNCTION(access)
NEXT_FUNCTION(opendir)

// The greatest number of openings that are kept; more files than that are nobody's few values.
#define OPENINGS 512
static opened_file openings[OPENINGS];
static size_t opening_count;
static atomic_int is_watching;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

// The folder below which files are looked for in vain, and who is told.
static char sought_folder[4096];
static size_t sought_length;
static void (*_Atomic tell_missing)(const char *path);
// Who is told may look for files itself.
static _Thread_local int is_telling;

void missing_files_observe(const char *folder, void (*tell)(const char *path)) {
  atomic_store(&tell_missing, NULL);
  sought_length = strlen(folder);
  if (sought_length >= sizeof sought_folder) return;
  memcpy(sought_folder, folder, sought_length + 1);
  atomic_store(&tell_missing, tell);
}

// Tells of a path that was looked for without an end, or of a folder that was listed.
static void tell_of(const char *path, int is_missing) {
  void (*tell)(const char *path) = atomic_load(&tell_missing);
  if (!tell || !path || is_telling || !atomic_load(&is_watching)) return;
  if (strncmp(path, sought_folder, sought_length) != 0 || path[sought_length] != '/') return;
  const char *name = path + sought_length + 1;
  const char *slash = strchr(name, '/');
  int is_in_folder = slash && slash[1] != 0;
  // A folder that is listed is what holds the files: one right below.
  if (*name == 0 || is_missing != is_in_folder) return;
  int error = errno;
  is_telling = 1;
  tell(name);
  is_telling = 0;
  errno = error;
}

// Tells of a path where looking for it failed, and returns the result of looking.
static int sought(const char *path, int result) {
  if (result < 0 && errno == ENOENT) tell_of(path, 1);
  return result;
}

// The same of an opening; one that makes a file looks for none.
static int sought_with(int flags, const char *path, int result) {
  return flags & O_CREAT ? result : sought(path, result);
}

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
  return note(sought_with(flags, path, next_open()(path, flags, mode)), flags);
}

int open64(const char *path, int flags, ...) {
  va_list arguments;
  va_start(arguments, flags);
  mode_t mode = permissions(flags, &arguments);
  va_end(arguments);
  return note(sought_with(flags, path, next_open64()(path, flags, mode)), flags);
}

int openat(int folder, const char *path, int flags, ...) {
  va_list arguments;
  va_start(arguments, flags);
  mode_t mode = permissions(flags, &arguments);
  va_end(arguments);
  return note(sought_with(flags, path, next_openat()(folder, path, flags, mode)), flags);
}

int openat64(int folder, const char *path, int flags, ...) {
  va_list arguments;
  va_start(arguments, flags);
  mode_t mode = permissions(flags, &arguments);
  va_end(arguments);
  return note(sought_with(flags, path, next_openat64()(folder, path, flags, mode)), flags);
}

int creat(const char *path, mode_t mode) {
  return note(next_creat()(path, mode), O_WRONLY | O_CREAT | O_TRUNC);
}

int creat64(const char *path, mode_t mode) {
  return note(next_creat64()(path, mode), O_WRONLY | O_CREAT | O_TRUNC);
}

// Notes the opening of a stream and returns it.
static FILE *note_stream(FILE *stream, const char *path, const char *mode) {
  if (mode[0] == 'r') sought(path, stream ? 0 : -1);
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
  return note_stream(next_fopen()(path, mode), path, mode);
}

FILE *fopen64(const char *restrict path, const char *restrict mode) {
  return note_stream(next_fopen64()(path, mode), path, mode);
}

int stat(const char *restrict path, struct stat *restrict status) {
  return sought(path, next_stat()(path, status));
}

int lstat(const char *restrict path, struct stat *restrict status) {
  return sought(path, next_lstat()(path, status));
}

int access(const char *path, int mode) { return sought(path, next_access()(path, mode)); }

DIR *opendir(const char *path) {
  DIR *stream = next_opendir()(path);
  if (stream) tell_of(path, 0);
  sought(path, stream ? 0 : -1);
  return stream;
}

int open_nameless_file(void) { return memfd_create("file", MFD_CLOEXEC); }
