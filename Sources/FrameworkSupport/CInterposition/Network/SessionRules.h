// The limits of time and names that URLSession works with.

#ifndef SESSION_RULES_H
#define SESSION_RULES_H

/// Makes a session's limit of the whole time bound the time without bytes as well.
void bound_times(void);

/// Makes answers suggest a file name by their address where no header does.
void name_files(void);

#endif
