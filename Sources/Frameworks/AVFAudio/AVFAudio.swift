// AVFAudio: the sound of AVFoundation, under a name of its own.

@_exported public import AVFoundation
