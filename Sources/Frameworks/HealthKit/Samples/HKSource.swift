// The apps and devices that samples come from.

public import FoundationSupplement

/// An app, or a device, that saved samples.
open class HKSource: NSObject, NSCopying, @unchecked Sendable {
  public let name: String
  public let bundleIdentifier: String

  init(_ name: String, _ bundleIdentifier: String) {
    self.name = name
    self.bundleIdentifier = bundleIdentifier
  }

  /// This app.
  open class func `default`() -> HKSource {
    let bundle = Bundle.main
    let name = bundle.object(forInfoDictionaryKey: "CFBundleName") as? String
    return HKSource(name ?? "App", bundle.bundleIdentifier ?? "app")
  }

  /// The source of the environment's samples, which stand for what the person's devices recorded.
  static let health = HKSource("Health", "com.apple.Health")

  public func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? HKSource)?.bundleIdentifier == bundleIdentifier
  }

  open override var hash: Int { bundleIdentifier.hashValue }
}

/// A source in one of its versions.
open class HKSourceRevision: NSObject, NSCopying, @unchecked Sendable {
  public let source: HKSource
  public let version: String?
  public let productType: String?
  public let operatingSystemVersion: OperatingSystemVersion

  public init(
    source: HKSource, version: String?, productType: String?,
    operatingSystemVersion: OperatingSystemVersion
  ) {
    self.source = source
    self.version = version
    self.productType = productType
    self.operatingSystemVersion = operatingSystemVersion
  }

  public convenience init(source: HKSource, version: String?) {
    self.init(
      source: source, version: version, productType: nil,
      operatingSystemVersion: ProcessInfo.processInfo.operatingSystemVersion)
  }

  public func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A device that measured something.
open class HKDevice: NSObject, NSCopying, @unchecked Sendable {
  public let name: String?
  public let manufacturer: String?
  public let model: String?
  public let hardwareVersion: String?
  public let firmwareVersion: String?
  public let softwareVersion: String?
  public let localIdentifier: String?
  public let udiDeviceIdentifier: String?

  public init(
    name: String?, manufacturer: String?, model: String?, hardwareVersion: String?,
    firmwareVersion: String?, softwareVersion: String?, localIdentifier: String?,
    udiDeviceIdentifier UDIDeviceIdentifier: String?
  ) {
    self.name = name
    self.manufacturer = manufacturer
    self.model = model
    self.hardwareVersion = hardwareVersion
    self.firmwareVersion = firmwareVersion
    self.softwareVersion = softwareVersion
    self.localIdentifier = localIdentifier
    udiDeviceIdentifier = UDIDeviceIdentifier
  }

  /// The device that this runs on.
  open class func local() -> HKDevice {
    let system = ExtensionSurroundings.current
    return HKDevice(
      name: nil, manufacturer: "Apple Inc.", model: system.deviceModel, hardwareVersion: nil,
      firmwareVersion: nil, softwareVersion: system.systemVersion, localIdentifier: nil,
      udiDeviceIdentifier: nil)
  }

  public func copy(with zone: NSZone? = nil) -> Any { self }

  private var values: [String?] {
    [
      name, manufacturer, model, hardwareVersion, firmwareVersion, softwareVersion,
      localIdentifier, udiDeviceIdentifier,
    ]
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? HKDevice)?.values == values
  }

  open override var hash: Int { values.hashValue }
}

// MARK: - In records

extension HKDevice {
  private static let keys = [
    "name", "manufacturer", "model", "hardwareVersion", "firmwareVersion", "softwareVersion",
    "localIdentifier", "udiDeviceIdentifier",
  ]

  /// The device as a store keeps it.
  var record: DeviceRecord {
    var record = DeviceRecord()
    for (key, value) in zip(Self.keys, values) { record.set(key, value) }
    return record
  }

  /// The device of a record.
  convenience init(_ record: DeviceRecord) {
    let values = Self.keys.map { record.text($0) }
    self.init(
      name: values[0], manufacturer: values[1], model: values[2], hardwareVersion: values[3],
      firmwareVersion: values[4], softwareVersion: values[5], localIdentifier: values[6],
      udiDeviceIdentifier: values[7])
  }
}

extension HKObject {
  /// Enters the sample's source and device in its record.
  func describeOrigin(in record: inout DeviceRecord) {
    record.set("source", sourceRevision.source.bundleIdentifier)
    record.set("sourceName", sourceRevision.source.name)
    record.set("sourceVersion", sourceRevision.version)
    if let device { record.set("device", [device.record]) }
  }

  /// Takes the source and the device of a record over.
  func takeOrigin(of record: DeviceRecord) {
    let source = record.text("source").map { HKSource(record.text("sourceName") ?? $0, $0) }
    sourceRevision = HKSourceRevision(
      source: source ?? .health, version: record.text("sourceVersion"))
    device = record.items("device")?.first.map { HKDevice($0) }
    isOfCorrelation = record.text("correlated") != nil
  }
}
