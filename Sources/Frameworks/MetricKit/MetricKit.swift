// MetricKit: no metric is ever delivered.

@_exported public import FoundationSupplement

open class MXMetricPayload: NSObject, @unchecked Sendable {
  open var latestApplicationVersion: String { "" }
  open var timeStampBegin: Date { .distantPast }
  open var timeStampEnd: Date { .distantPast }
  open func jsonRepresentation() -> Data { Data() }
}

open class MXDiagnosticPayload: NSObject, @unchecked Sendable {
  open var timeStampBegin: Date { .distantPast }
  open var timeStampEnd: Date { .distantPast }
  open func jsonRepresentation() -> Data { Data() }
}

public protocol MXMetricManagerSubscriber: NSObjectProtocol {
  func didReceive(_ payloads: [MXMetricPayload])
  func didReceive(_ payloads: [MXDiagnosticPayload])
}

extension MXMetricManagerSubscriber {
  public func didReceive(_ payloads: [MXMetricPayload]) {}
  public func didReceive(_ payloads: [MXDiagnosticPayload]) {}
}

open class MXMetricManager: NSObject, @unchecked Sendable {
  public static let shared = MXMetricManager()

  open var pastPayloads: [MXMetricPayload] { [] }
  open var pastDiagnosticPayloads: [MXDiagnosticPayload] { [] }
  open func add(_ subscriber: any MXMetricManagerSubscriber) {}
  open func remove(_ subscriber: any MXMetricManagerSubscriber) {}
}
