import DeviceCheck
import Foundation

/// Proves to the server that the app is the app.
struct Attestation {
  /// A token of the device.
  func token() async -> Data? {
    let device: DCDevice = .current
    guard device.isSupported else { return nil }
    device.generateToken { data, error in print(data ?? Data(), error ?? "") }
    return try? await device.generateToken()
  }

  /// A key, attested and used.
  func prove(_ challenge: Data) async throws -> Data? {
    let service: DCAppAttestService = .shared
    do {
      let key = try await service.generateKey()
      _ = try await service.attestKey(key, clientDataHash: challenge)
      return try await service.generateAssertion(key, clientDataHash: challenge)
    } catch DCError.featureUnsupported {
      return service.isSupported ? challenge : nil
    } catch let error as DCError where error.code == .serverUnavailable {
      print(error.errorCode, DCError.errorDomain)
      return nil
    }
  }
}
