import Foundation
import MetricKit

/// Sends the app's metrics home.
final class MetricCourier: NSObject, MXMetricManagerSubscriber {
  private(set) var sent: [Data] = []

  override init() {
    super.init()
    MXMetricManager.shared.add(self)
    didReceive(MXMetricManager.shared.pastPayloads)
    didReceive(MXMetricManager.shared.pastDiagnosticPayloads)
  }

  func didReceive(_ payloads: [MXMetricPayload]) {
    for payload in payloads where payload.timeStampBegin < payload.timeStampEnd {
      sent.append(payload.jsonRepresentation())
      print(payload.latestApplicationVersion)
    }
  }

  func didReceive(_ payloads: [MXDiagnosticPayload]) {
    sent += payloads.map { $0.jsonRepresentation() }
  }

  deinit { MXMetricManager.shared.remove(self) }
}
