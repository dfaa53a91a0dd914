// OSLog, which is the os module and the log store; the store is not kept here.

@_exported public import os
