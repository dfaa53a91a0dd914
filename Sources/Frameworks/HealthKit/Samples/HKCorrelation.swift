// Samples that belong together, such as the two values of a blood pressure.

public import FoundationSupplement

open class HKCorrelation: HKSample, @unchecked Sendable {
  public let correlationType: HKCorrelationType
  public let objects: Set<HKSample>

  public init(
    type correlationType: HKCorrelationType, start startDate: Date, end endDate: Date,
    objects: Set<HKSample>, metadata: [String: Any]? = nil
  ) {
    self.correlationType = correlationType
    self.objects = objects
    super.init(correlationType, startDate, endDate, metadata)
  }

  public convenience init(
    type correlationType: HKCorrelationType, start startDate: Date, end endDate: Date,
    objects: Set<HKSample>, device: HKDevice?, metadata: [String: Any]?
  ) {
    self.init(
      type: correlationType, start: startDate, end: endDate, objects: objects, metadata: metadata)
    self.device = device
  }

  /// Returns the samples of a type among those that belong together.
  open func objects(for objectType: HKObjectType) -> Set<HKSample> {
    objects.filter { $0.sampleType.identifier == objectType.identifier }
  }
}

// MARK: - In records

extension HKCorrelation {
  /// The records of the samples that belong together, by their types; nil where one is of a kind
  /// that the store does not keep.
  var parts: [DeviceRecord]? {
    let ordered = objects.sorted {
      ($0.sampleType.identifier, $0.uuid.uuidString) < (
        $1.sampleType.identifier, $1.uuid.uuidString
      )
    }
    let records = ordered.compactMap(\.record)
    return records.count == ordered.count ? records : nil
  }

  /// The correlation of a record; nil for a record of another type.
  convenience init?(_ record: DeviceRecord, of type: HKCorrelationType) {
    guard record.text("type") == type.identifier, let start = record.date("start") else {
      return nil
    }
    let samples = (record.items("parts") ?? []).compactMap { part -> HKSample? in
      let name = part.text("type") ?? ""
      let isQuantity = name.hasPrefix("HKQuantityTypeIdentifier")
      let sample = HealthSamples.sample(
        part, of: isQuantity ? HKQuantityType(name) : HKCategoryType(name))
      sample?.takeOrigin(of: part)
      sample?.takeMetadata(of: part)
      if let text = part.text("uuid"), let uuid = UUID(uuidString: text) { sample?.uuid = uuid }
      return sample
    }
    self.init(
      type: type, start: start, end: record.date("end") ?? start, objects: Set(samples))
  }
}
