import Intents

/// Whether the badge is shown quietly.
func isQuiet() async -> Bool {
  let center = INFocusStatusCenter.default
  center.requestAuthorization { (status: INFocusStatusAuthorizationStatus) in print(status) }
  switch await center.requestAuthorization() {
  case .authorized: break
  case .denied, .notDetermined, .restricted: return false
  }
  guard center.authorizationStatus == .authorized else { return false }
  let status: INFocusStatus = center.focusStatus
  return status.isFocused ?? INFocusStatus(isFocused: true).isFocused ?? false
}
