// The credentials that URLSession's storage has.

#ifndef CREDENTIALS_H
#define CREDENTIALS_H

/// Makes the storage have a credential for every challenge, once Foundation's networking is there.
void supply_credentials(void);

#endif
