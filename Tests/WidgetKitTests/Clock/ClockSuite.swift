import Testing

/// Everything that sets the process's clock or its network gate, one test after the other.
@Suite(.serialized) enum ProcessWideTests {}
