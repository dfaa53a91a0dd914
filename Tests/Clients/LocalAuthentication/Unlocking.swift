import Foundation
import LocalAuthentication

/// Unlocks the diary.
struct DiaryLock {
  private let context = LAContext()

  /// Prepares the question.
  init(isSilent: Bool) {
    context.localizedFallbackTitle = "Use Passcode"
    context.localizedCancelTitle = "Not Now"
    context.localizedReason = "Read your diary"
    context.interactionNotAllowed = isSilent
    context.touchIDAuthenticationAllowableReuseDuration = 60
  }

  /// The symbol of the lock's button.
  var symbolName: String {
    let kind: LABiometryType = context.biometryType
    return switch kind {
    case .faceID: "faceid"
    case .touchID: "touchid"
    case .opticID: "opticid"
    case .none: "lock"
    @unknown default: "lock"
    }
  }

  /// The best way to ask on this device.
  var policy: LAPolicy {
    var error: NSError?
    let hasBiometry = context.canEvaluatePolicy(
      .deviceOwnerAuthenticationWithBiometrics, error: &error)
    return hasBiometry && error == nil
      ? .deviceOwnerAuthenticationWithBiometrics : .deviceOwnerAuthentication
  }

  /// Asks and waits.
  func unlock() async -> UnlockResult {
    do {
      let isUnlocked = try await context.evaluatePolicy(
        policy, localizedReason: context.localizedReason)
      return isUnlocked ? .unlocked : .stillLocked
    } catch let error as LAError {
      return UnlockResult(error.code)
    } catch {
      return .impossible(error.localizedDescription)
    }
  }

  /// Asks and calls back.
  func unlock(_ done: @escaping @Sendable (Bool) -> Void) {
    context.evaluatePolicy(policy, localizedReason: "Read your diary") { isUnlocked, error in
      done(isUnlocked && error == nil)
    }
  }

  /// Gives up, as when the app goes to the background.
  func cancel() { context.invalidate() }
}

/// The result of a question.
enum UnlockResult: Equatable {
  case unlocked, stillLocked, askForPassword
  case impossible(String)

  /// Reads an error's code.
  init(_ code: LAError.Code) {
    switch code {
    case LAError.userCancel, LAError.appCancel, LAError.systemCancel: self = .stillLocked
    case LAError.userFallback, LAError.biometryLockout, LAError.authenticationFailed:
      self = .askForPassword
    case LAError.biometryNotAvailable, LAError.biometryNotEnrolled:
      self = .impossible("Set up Face ID first")
    case LAError.passcodeNotSet: self = .impossible("Set a passcode first")
    case LAError.notInteractive, LAError.invalidContext: self = .impossible("Open the app")
    default: self = .impossible("\(code.rawValue)")
    }
  }

  /// Whether the question may be asked again at once.
  static func mayRetry(_ error: LAError) -> Bool {
    switch error.code {
    case .authenticationFailed, .userCancel, .userFallback, .systemCancel, .appCancel: true
    case .passcodeNotSet, .biometryNotAvailable, .biometryNotEnrolled, .biometryLockout: false
    case .invalidContext, .notInteractive: false
    @unknown default: false
    }
  }

  /// The result that the previews show.
  static let preview = UnlockResult(LAError(.biometryLockout).code)
}

/// The log line of a question that the user did not answer.
func lockLog(_ error: any Error) -> String? {
  switch error {
  case LAError.userCancel, LAError.systemCancel, LAError.appCancel: return nil
  case let error as LAError: return "\(LAError.errorDomain) \(error.errorCode)"
  default: return error.localizedDescription
  }
}

/// Whether other fingers or faces are enrolled than the last time.
func isChanged(_ context: LAContext, since last: Data?) -> Bool {
  let state: LADomainState = context.domainState
  let biometry: LADomainStateBiometry = state.biometry
  let hash = biometry.biometryType == .none ? state.stateHash : biometry.stateHash
  return (hash ?? context.evaluatedPolicyDomainState) != last
}
