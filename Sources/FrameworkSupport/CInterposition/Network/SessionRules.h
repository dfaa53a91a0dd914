// The names and credentials that URLSession works with.

#ifndef SESSION_RULES_H
#define SESSION_RULES_H

#include "Methods.h"

/// Makes answers suggest a file name by their address where no header does.
void name_files(void);

/// Makes a challenge that is left to URLSession end, where it has no credential.
void answer_challenges(void);

/// Returns the delegate of a task, or its session's, with its table for URLSessionTaskDelegate; the
/// caller then owns it.
two_words task_delegate(void *task);

#endif
