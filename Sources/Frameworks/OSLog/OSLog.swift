// OSLog, which is the os module and the store of what was logged; the store is not kept here.

@_exported public import os
