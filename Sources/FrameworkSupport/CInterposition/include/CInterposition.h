// The clock, the network gate and the locale of a process that a widget provider runs in.
//
// This target defines some of libc's symbols. Linked ahead of libc, its definitions are the ones
// that every other library finds. While nothing is set they pass every call on, so that linking
// the target changes nothing.

#ifndef C_INTERPOSITION_H
#define C_INTERPOSITION_H

#include <poll.h>
#include <stddef.h>
#include <stdint.h>

// The clock. CLOCK_REALTIME and its kin answer with the simulated instant; monotonic clocks stay
// real, so timers, run loops and Swift's clocks keep working. Waits until an absolute simulated
// instant last as long, in real time, as that instant is away from the simulated now.

/// Makes the clock stand still at an instant, in nanoseconds since 1970.
void virtual_clock_freeze(int64_t instant);

/// Makes the clock stand still for a length of real time, in nanoseconds, and then run.
void virtual_clock_hold(int64_t instant, int64_t length);

/// Makes the clock run from an instant on, as fast as the real one.
void virtual_clock_run(int64_t instant);

/// Makes the clock the real one again.
void virtual_clock_stop(void);

/// Whether the clock is simulated.
int virtual_clock_is_active(void);

/// The number of times that the process has asked for the simulated instant.
uint64_t virtual_clock_readings(void);

/// The number of times that the process has drawn random numbers of the system's generator.
uint64_t random_number_draws(void);

/// Shows a later instant on the realtime clock, which stands still there, without moving monotonic
/// clocks or ending waits, until `virtual_clock_show_present` is called. The length is in
/// nanoseconds.
void virtual_clock_show_later(int64_t length);

/// Ends `virtual_clock_show_later`: the realtime clock goes on where it was.
void virtual_clock_show_present(void);

/// The real time in nanoseconds since 1970, also in simulated time.
int64_t virtual_clock_real_now(void);

// Waits in simulated time. Where every thread waits, the clocks, monotonic ones too, jump to the
// next deadline. They do so only while a call is under way.

/// Makes waits pass in simulated time from now on; the clock must be simulated.
///
/// The function is called, on a thread of its own, where a call has nothing left to wait for before
/// its limit.
void virtual_waits_begin(void (*stalled)(void));

/// Whether waits pass in simulated time.
int virtual_waits_are_active(void);

/// Lets the clocks jump, for at most a length of simulated time in nanoseconds.
///
/// The second number is the nanoseconds of real standstill after which a stall is reported.
void virtual_waits_allow(int64_t length, int64_t patience);

/// Lets the clocks jump no longer.
void virtual_waits_forbid(void);

/// Waits until nothing else goes on, without moving the clocks.
///
/// Returns at once where the clocks may not jump. Of several such waits the one with the lowest
/// rank ends first.
void virtual_waits_idle(uint64_t rank);

/// The nanoseconds by which the clocks have jumped since they were last allowed to.
int64_t virtual_waits_jumped(void);

/// Waits until every other thread sleeps, for a length of real time in nanoseconds at most; returns
/// whether they do.
///
/// A thread that runs may hold a lock, which a copy of the process would never get.
int process_becomes_quiet(int64_t nanoseconds);

/// Waits for descriptors as `poll` does, in real time.
int poll_in_real_time(struct pollfd *files, unsigned long count, int milliseconds);

// The channel to the host.

/// Lets the main thread's run loop wait for a descriptor beside its own sources.
///
/// To be called by the main thread. The function is called there whenever the run loop waits and
/// the descriptor can be read or has ended; what it adds to the run loop is performed next. Returns
/// 0 where the process has no run loop of CoreFoundation's. A forked child no longer waits for it.
int main_run_loop_watch(int descriptor, void (*receive)(void));

// The files that a process opens.

/// The opening of a regular file.
typedef struct {
  /// The device that the file lies on.
  uint64_t device;
  /// The number of the file on its device.
  uint64_t inode;
  /// Whether it was opened for writing.
  int32_t writes;
  /// Whether its content was kept, so that it could be read or added to.
  int32_t keeps;
} opened_file;

/// Forgets all openings, and notes those that follow.
void opened_files_begin(void);

/// Tells, while openings are noted, of each file below the folders of a folder that is looked for
/// and is not there, and of each of those folders that is listed: the path from the folder on. It
/// is told on the thread that looks, which may look for files meanwhile. The folder's path has no
/// slash at its end.
void missing_files_observe(const char *folder, void (*tell)(const char *path));

/// Opens a new file that has no name, which other programs do not inherit; returns its descriptor,
/// or -1.
int open_nameless_file(void);

/// Notes no openings any more; returns those noted so far in their order, which stay until the next
/// beginning, and tells how many they are.
const opened_file *opened_files_end(size_t *count);

// The network gate. Only attempts to reach an Internet address count: sockets between processes of
// this machine, and numeric host names, are no network use.

/// The kind of a network attempt: a name lookup, a connection or a send to an address.
enum { NETWORK_LOOKUP = 0, NETWORK_CONNECT = 1, NETWORK_SEND = 2 };

/// The moment of a network attempt: during a call that waits for its answer, while the answer is
/// drawn, or neither.
enum { NETWORK_WHILE_ASKED = 0, NETWORK_WHILE_DRAWING = 1, NETWORK_AFTER_ANSWER = 2 };

/// One attempt to reach the network.
typedef struct {
  /// The host name or address, cut at the longest name that DNS allows.
  char host[256];
  /// The port; -1 where none was named.
  int32_t port;
  /// The kind of the attempt.
  int32_t operation;
  /// Whether the gate refused it.
  int32_t refused;
  /// The moment of the attempt.
  int32_t moment;
  /// The status of an answer that is an error's, from 400, or the code of URLSession's error, below
  /// 0; 0 for an answer, and where it is not known.
  int32_t failure;
} network_attempt;

/// Lets everything through and records nothing.
void network_gate_open(void);

/// Records every attempt and refuses it.
void network_gate_refuse(void);

/// Records every attempt and lets it through.
void network_gate_record(void);

/// Sets the moment of the attempts from now on.
void network_gate_mark(int moment);

/// Makes every attempt wait for some milliseconds before it is recorded, as a network would.
///
/// A program that does not wait for the network's answer has then gone on.
void network_gate_delay(int milliseconds);

/// Waits until no attempt is delayed any more.
void network_gate_settle(void);

/// Tells of each attempt from now on, in order, on the thread that makes it; under a lock, so that
/// what is called must not reach for the network.
void network_gate_observe(void (*tell)(const network_attempt *attempt));

/// Returns the number of attempts that are recorded and not yet taken.
size_t network_gate_count(void);

/// Moves the oldest recorded attempts to the caller and returns how many there were.
size_t network_gate_take(network_attempt *attempts, size_t capacity);

/// Notes an attempt that was made otherwise than by a call of libc's.
void network_gate_note(const char *host, int port, int operation, int refused, int failure);

// The redirection of URLSession. Its requests go to a responder in the same process.

/// The header that names a transfer and the scheme of its address.
#define NETWORK_TRANSFER_HEADER "X-Widgetcheck-Transfer"

/// The name and password with which a request is sent again whose challenge nobody answers.
#define NETWORK_DEFAULT_USER "widgetcheck"
#define NETWORK_DEFAULT_PASSWORD "no credential"

/// Accepts a connection, which other programs do not inherit; returns its descriptor, or -1 and the
/// error's number.
int accept_connection(int server);

/// Sends every request to a local socket that lies in no folder.
///
/// The function is called once, before the first request is sent.
void network_redirect_begin(const char *name, void (*first_use)(void));

/// Lets requests go where they are meant to.
void network_redirect_end(void);

/// Has the transfer of a handle, which the responder must then end without an answer, fail with a
/// code of URLSession's errors.
void network_redirect_fail(uintptr_t handle, int code);

/// The known facts of a transfer's task.
typedef struct {
  /// Whether a delegate is asked for credentials.
  int has_delegate;
  /// The seconds since 1970 at which its first request was sent; 0 before that.
  double began;
  /// The seconds that it may take as a whole; 0 where that is not known.
  double whole_time;
  /// Whether it waits for a connection where there is none.
  int waits;
  /// The identity of the cache of its session; 0 where it uses none.
  uintptr_t cache;
  /// The bytes that the cache has room for.
  int64_t cache_room;
  /// The rule by which the cache is used, as Foundation numbers them.
  int cache_policy;
} network_task;

/// Returns how many requests have been sent and have no answer yet.
int network_requests_under_way(void);

/// Sets the reader of what URLSession's object for a transfer knows of its task.
void network_redirect_tasks(void (*read)(void *owner, network_task *task));

/// Returns what is known of the task of a handle's transfer.
network_task network_redirect_task(uintptr_t handle);

/// Returns the delegate of a task, or its session's, which the caller then owns; NULL for none.
void *network_task_delegate(void *task);

/// Has the ends of tasks told, each just before it.
///
/// - Parameter loader: The object of URLSession's protocol that loads one of them.
void network_watch_ends(void *loader, void (*ends)(void *task, int has_failed));

/// Makes the measurements of a task: when it began, in seconds since 2001, and how many it took;
/// returns an object that the caller then owns, or NULL.
void *network_task_metrics(double start, double duration);

/// Tells the delegate of a task, or its session's, what was measured.
void network_send_metrics(void *session, void *task, void *metrics);

/// Sets the maker of what an error's dictionary says, as an object that the caller then owns; NULL
/// where an error of that code and host has no words.
void network_redirect_describe(void *(*describe)(int64_t code, const char *host));

/// Sets the maker of the file name that an answer without one suggests: it takes over an optional
/// URL, and leaves an optional text.
void network_redirect_name(void (*name)(void *address, void *name));

/// Takes bytes of an answer and returns how many it took.
typedef size_t (*network_sink)(const char *bytes, size_t one, size_t count, void *context);

/// A request to the real network.
typedef struct {
  const char *url;
  const char *method;
  /// The headers, each a line without its end.
  const char *const *headers;
  size_t header_count;
  const void *body;
  size_t size;
  /// Whether the answer has no body, whatever its headers say.
  int has_no_answer_body;
  /// The time that the answer may take; 0 for any.
  int64_t milliseconds;
  /// Takes the answer's headers, a line at a time.
  network_sink header_sink;
} network_request;

/// Sends a request, and returns the status of its answer, or an error of libcurl's below zero.
int network_forward(const network_request *request, network_sink sink, void *context);

// The methods of Foundation's classes.

/// Puts the method of a symbol in the place of another's in the table of a class; returns whether all
/// three are there.
int class_replace_method(const char *class_symbol, const char *symbol, const char *replacement);

// The current locale, as Foundation finds it when it first reads it.

/// The two words of a Swift string.
typedef struct {
  uint64_t count_and_flags;
  void *object;
} swift_string;

/// Gives Foundation a locale where it now reads the current one; the string must outlive it.
///
/// Returns in how many places Foundation would ask; where that is none, it cannot be told.
int current_locale_begin_reading(swift_string identifier);

/// Ends the reading that `current_locale_begin_reading` began.
void current_locale_end_reading(void);

/// Replaces the preferred languages by a Swift array of strings, which must never be freed.
int current_locale_set_languages(void *array);

/// Returns which of an array's localizations fit an array of languages, as an array that the caller
/// releases; the languages are NULL for the preferred ones.
typedef const void *(*localization_choice)(const void *available, const void *languages);

/// Has bundles choose their localizations, and of a resource the localization to give, by a
/// function; Foundation on Linux leaves it to nobody.
///
/// Returns whether Foundation asks there.
int bundle_localizations_choose_by(localization_choice choice);

/// Gives bundles whose property list names no development region one: a text of Core Foundation's,
/// which must never be freed.
///
/// Returns whether Foundation asks there.
int bundle_regions_default_to(const void *text);

#endif
