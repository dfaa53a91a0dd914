// A descriptor that the main thread's run loop waits for beside its own sources.

#ifndef RUN_LOOP_CHANNEL_H
#define RUN_LOOP_CHANNEL_H

#include <poll.h>

/// The descriptor to wait for beside the files of a wait; -1 unless the main thread's run loop
/// waits.
///
/// @param count The number of files that are waited for.
/// @param caller The address in the code that waits.
int channel_of_run_loop(nfds_t count, void *caller);

/// Has the bytes received that have come.
void receive_from_channel(void);

#endif
