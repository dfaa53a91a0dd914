// The tables through which a library finds the functions of others.
//
// A symbol that one of them defines can be redirected there although that library comes ahead of
// this one when symbols are looked up.

#ifndef CALL_TABLE_H
#define CALL_TABLE_H

// A redirected function, its replacement, and the former entries of the tables through which it is
// called.
#define PLACES 64
typedef struct {
  const char *symbol;
  void *replacement;
  int found;
  void **places[PLACES];
  void *originals[PLACES];
} redirection;

/// Redirects the calls of a function in every library, and returns in how many places.
int redirect_calls(redirection *wanted);

/// Takes a redirection back.
void restore_calls(redirection *wanted);

#endif
