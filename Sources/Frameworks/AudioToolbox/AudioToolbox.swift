// AudioToolbox: system sounds, which an extension cannot play and a run has no speaker for.

@_exported public import FoundationSupplement
import Synchronization

public typealias SystemSoundID = UInt32

public let kSystemSoundID_Vibrate: SystemSoundID = 0xFFF

public let kAudioServicesNoError: OSStatus = 0
public let kAudioServicesSystemSoundUnspecifiedError: OSStatus = -1500

/// A function that is called when a sound has ended.
public typealias AudioServicesSystemSoundCompletionProc =
  @convention(c) (SystemSoundID, UnsafeMutableRawPointer?) -> Void

/// The functions that are called when sounds have ended, with what they are given.
private struct Completions: @unchecked Sendable {
  typealias Completion = (AudioServicesSystemSoundCompletionProc, UnsafeMutableRawPointer?)

  var bySound: [SystemSoundID: Completion] = [:]
}

private let completions = Mutex(Completions())

/// Sets the function that is called when a sound has ended, in place of another one.
@discardableResult
public func AudioServicesAddSystemSoundCompletion(
  _ inSystemSoundID: SystemSoundID, _ inRunLoop: CFRunLoop?, _ inRunLoopMode: CFString?,
  _ inCompletionRoutine: @escaping AudioServicesSystemSoundCompletionProc,
  _ inClientData: UnsafeMutableRawPointer?
) -> OSStatus {
  let completion = Completions(bySound: [inSystemSoundID: (inCompletionRoutine, inClientData)])
  completions.withLock { $0.bySound.merge(completion.bySound) { $1 } }
  return kAudioServicesNoError
}

/// Forgets the function that is called when a sound has ended.
public func AudioServicesRemoveSystemSoundCompletion(_ inSystemSoundID: SystemSoundID) {
  completions.withLock { $0.bySound[inSystemSoundID] = nil }
}

/// Ends at once, as a sound that is not played does.
public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) {
  let known = completions.withLock { $0 }
  if let (routine, data) = known.bySound[inSystemSoundID] { routine(inSystemSoundID, data) }
}

/// Ends at once, as a sound that is not played does.
public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) {
  AudioServicesPlaySystemSound(inSystemSoundID)
}

/// Ends at once, as a sound that is not played does.
public func AudioServicesPlaySystemSoundWithCompletion(
  _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (() -> Void)?
) {
  inCompletionBlock?()
}

/// Ends at once, as a sound that is not played does.
public func AudioServicesPlayAlertSoundWithCompletion(
  _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (() -> Void)?
) {
  inCompletionBlock?()
}

/// Fails: there is nothing that would read the sound's file.
public func AudioServicesCreateSystemSoundID(
  _ inFileURL: CFURL, _ outSystemSoundID: UnsafeMutablePointer<SystemSoundID>
) -> OSStatus {
  outSystemSoundID.pointee = 0
  return kAudioServicesSystemSoundUnspecifiedError
}

@discardableResult
public func AudioServicesDisposeSystemSoundID(_ inSystemSoundID: SystemSoundID) -> OSStatus {
  kAudioServicesNoError
}

public typealias AudioServicesPropertyID = UInt32

public let kAudioServicesPropertyIsUISound: AudioServicesPropertyID = 0x6973_7569
public let kAudioServicesPropertyCompletePlaybackIfAppDies: AudioServicesPropertyID = 0x6966_6469

/// Succeeds, and changes nothing: no sound is played.
@discardableResult
public func AudioServicesSetProperty(
  _ inPropertyID: AudioServicesPropertyID, _ inSpecifierSize: UInt32,
  _ inSpecifier: UnsafeRawPointer?, _ inPropertyDataSize: UInt32,
  _ inPropertyData: UnsafeRawPointer
) -> OSStatus {
  kAudioServicesNoError
}
