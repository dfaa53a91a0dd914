import AppTrackingTransparency

/// Asks once whether the app may track.
func mayTrack() async -> Bool {
  let known: ATTrackingManager.AuthorizationStatus = ATTrackingManager.trackingAuthorizationStatus
  guard known == .notDetermined else { return known == .authorized }
  ATTrackingManager.requestTrackingAuthorization { status in
    switch status {
    case .authorized: print("yes")
    case .denied, .restricted, .notDetermined: print("no")
    @unknown default: break
    }
  }
  return await ATTrackingManager.requestTrackingAuthorization() == .authorized
}
