import HealthKit

/// Reads health data with queries that call back.
struct HealthQueries {
  let store: HKHealthStore

  private func today() -> NSPredicate {
    let now = Date()
    return HKQuery.predicateForSamples(
      withStart: Calendar.current.startOfDay(for: now), end: now,
      options: [.strictStartDate, .strictEndDate])
  }

  /// The steps since midnight.
  func steps(_ done: @escaping @Sendable (Double) -> Void) {
    let query = HKStatisticsQuery(
      quantityType: HKQuantityType(.stepCount), quantitySamplePredicate: today(),
      options: .cumulativeSum
    ) { _, statistics, _ in
      done(statistics?.sumQuantity()?.doubleValue(for: .count()) ?? 0)
    }
    store.execute(query)
  }

  /// What was added and deleted since the last look, for the app's own copy.
  func changes(
    since anchor: HKQueryAnchor?,
    _ done: @escaping @Sendable ([HKSample], [UUID], HKQueryAnchor?) -> Void
  ) -> HKAnchoredObjectQuery {
    let query = HKAnchoredObjectQuery(
      type: HKQuantityType(.stepCount), predicate: today(), anchor: anchor,
      limit: HKObjectQueryNoLimit
    ) { _, samples, deleted, anchor, _ in
      let gone = (deleted ?? []).filter { ($0 as HKDeletedObject).metadata == nil }
      done(samples ?? [], gone.map(\.uuid), anchor)
    }
    query.updateHandler = { _, samples, deleted, anchor, _ in
      done(samples ?? [], deleted?.map(\.uuid) ?? [], anchor)
    }
    store.execute(query)
    return query
  }

  /// The same from several kinds, each with its condition.
  func changes(of descriptors: [HKQueryDescriptor]) -> [HKQuery] {
    let types = descriptors.map { ($0.sampleType, $0.predicate) }
    print(types.count, HKQueryAnchor(fromValue: 0))
    return [
      HKAnchoredObjectQuery(
        queryDescriptors: descriptors, anchor: nil, limit: 10
      ) { _, _, _, _, _ in },
      HKObserverQuery(queryDescriptors: descriptors) { _, types, finish, _ in
        let done: HKObserverQueryCompletionHandler = finish
        if types?.isEmpty == false { done() }
      },
      HKSampleQuery(queryDescriptors: descriptors, limit: 1) { _, _, _ in },
      HKSampleQuery(
        queryDescriptors: [HKQueryDescriptor(sampleType: .workoutType(), predicate: nil)], limit: 1,
        sortDescriptors: []
      ) { _, _, _ in },
    ]
  }

  /// The runs since an anchor.
  func newRuns(
    since anchor: HKQueryAnchor?
  ) async throws -> ([HKWorkout], [HKDeletedObject], HKQueryAnchor) {
    let descriptor = HKAnchoredObjectQueryDescriptor(predicates: [.workout()], anchor: anchor)
    let result: HKAnchoredObjectQueryDescriptor<HKWorkout>.Result = try await descriptor.result(
      for: store)
    return (result.addedSamples, result.deletedObjects, result.newAnchor)
  }

  /// Where a sample comes from, in words.
  func origin(of sample: HKSample) -> String {
    let revision: HKSourceRevision = sample.sourceRevision
    let device: HKDevice? = sample.device
    let parts = [
      revision.source.name, revision.source.bundleIdentifier, revision.version,
      revision.productType, device?.name, device?.manufacturer, device?.model,
      device?.hardwareVersion, device?.firmwareVersion, device?.softwareVersion,
      device?.localIdentifier, device?.udiDeviceIdentifier,
      "\(revision.operatingSystemVersion.majorVersion)", sample.source.name,
    ]
    return parts.compactMap(\.self).joined(separator: " ")
  }

  /// A reading of a thermometer that the app talks to itself.
  func reading(_ degrees: Double) -> [HKObject] {
    let device = HKDevice(
      name: "Thermo", manufacturer: nil, model: "T1", hardwareVersion: nil, firmwareVersion: nil,
      softwareVersion: nil, localIdentifier: "1", udiDeviceIdentifier: nil)
    let now = Date()
    return [
      HKQuantitySample(
        type: HKQuantityType(.bodyTemperature),
        quantity: HKQuantity(unit: .degreeCelsius(), doubleValue: degrees), start: now, end: now,
        device: device, metadata: nil),
      HKCategorySample(
        type: HKCategoryType(.sleepAnalysis), value: 0, start: now, end: now, device: .local(),
        metadata: nil),
    ]
  }

  /// What each source says of the steps of a day.
  func shares(_ statistics: HKStatistics) -> [String] {
    let latest = [statistics.mostRecentQuantityDateInterval()?.end, statistics.endDate]
    print(latest, statistics.duration() as Any)
    return (statistics.sources ?? [HKSource.default()]).map { source in
      let quantities = [
        statistics.sumQuantity(for: source), statistics.averageQuantity(for: source),
        statistics.minimumQuantity(for: source), statistics.maximumQuantity(for: source),
        statistics.mostRecentQuantity(for: source), statistics.duration(for: source),
      ]
      let end = statistics.mostRecentQuantityDateInterval(for: source)?.end
      return "\(source.name) \(quantities.compactMap(\.self).count) \(end == nil)"
    }
  }

  /// The samples of this app alone, in one of its versions.
  func own() -> (NSPredicate, HKSourceRevision, HKSourceRevision) {
    let source = HKSource.default()
    return (
      HKQuery.predicateForObjects(from: [source]), HKSourceRevision(source: source, version: "1"),
      HKSourceRevision(
        source: source, version: nil, productType: nil,
        operatingSystemVersion: ProcessInfo.processInfo.operatingSystemVersion)
    )
  }

  /// The samples that a list of the app's own names, and those that were typed in.
  func listed(_ ids: Set<UUID>, of device: HKDevice) -> [NSPredicate] {
    let one = ids.first.map { HKQuery.predicateForObject(with: $0) }
    return [
      HKQuery.predicateForObjects(with: ids), HKQuery.predicateForObjects(from: .default()),
      HKQuery.predicateForObjects(from: [device]),
      HKQuery.predicateForObjects(withMetadataKey: "Note"),
      HKQuery.predicateForObjects(withMetadataKey: "Meal", allowedValues: ["Lunch", 2]),
    ] + [one].compactMap(\.self)
  }

  /// The news after which quantities are read in other units.
  static let news: [Notification.Name] = [.HKUserPreferencesDidChange]

  /// The last runs, newest first.
  func runs(_ done: @escaping @Sendable ([HKWorkout]) -> Void) {
    let sort = NSSortDescriptor(key: HKSampleSortIdentifierEndDate, ascending: false)
    store.execute(
      HKSampleQuery(
        sampleType: .workoutType(), predicate: HKQuery.predicateForWorkouts(with: .running),
        limit: 5, sortDescriptors: [sort]
      ) { _, samples, _ in
        done(samples as? [HKWorkout] ?? [])
      })
  }

  /// All of a night's stages.
  func night(since evening: Date, _ done: @escaping @Sendable ([HKSample]) -> Void) {
    let sort = NSSortDescriptor(key: HKSampleSortIdentifierStartDate, ascending: true)
    let predicate = NSPredicate(
      format: "\(HKPredicateKeyPathStartDate) >= %@", evening as NSDate)
    let query = HKSampleQuery(
      sampleType: HKCategoryType(.sleepAnalysis), predicate: predicate,
      limit: HKObjectQueryNoLimit, sortDescriptors: [sort]
    ) { query, samples, error in
      done(error == nil && query.predicate != nil ? samples ?? [] : [])
    }
    store.execute(query)
  }

  /// The bars of a week's chart, kept current while the app is open.
  func week(
    from monday: Date, bar: @escaping @Sendable (Date, Double) -> Void
  ) -> HKStatisticsCollectionQuery {
    let query = HKStatisticsCollectionQuery(
      quantityType: HKQuantityType(.stepCount), quantitySamplePredicate: nil,
      options: [.cumulativeSum, .separateBySource], anchorDate: monday,
      intervalComponents: DateComponents(day: 1))
    query.initialResultsHandler = { _, collection, _ in
      collection?.enumerateStatistics(from: monday, to: Date()) { statistics, stop in
        guard let sum = statistics.sumQuantity() else { return stop.pointee = true }
        bar(statistics.startDate, sum.doubleValue(for: .count()))
      }
    }
    query.statisticsUpdateHandler = { _, statistics, collection, _ in
      let changed = statistics ?? collection?.statistics(for: monday)
      guard let changed, let sum = changed.sumQuantity() else { return }
      bar(changed.startDate, sum.doubleValue(for: .count()))
    }
    store.execute(query)
    return query
  }

  /// Ends a query when its chart goes away.
  func end(_ query: HKQuery) { store.stop(query) }

  /// Reloads the widget when there is new data.
  func observe(_ type: HKSampleType, reload: @escaping @Sendable () -> Void) -> HKObserverQuery {
    let query = HKObserverQuery(sampleType: type, predicate: nil) { _, finish, error in
      if error == nil { reload() }
      finish()
    }
    store.execute(query)
    return query
  }

  /// The rings of the last days.
  func rings(
    from start: DateComponents, to end: DateComponents, done: @escaping @Sendable ([Rings]) -> Void
  ) {
    let isOneDay = start == end
    let predicate =
      isOneDay
      ? HKQuery.predicateForActivitySummary(with: start)
      : HKQuery.predicate(forActivitySummariesBetweenStart: start, end: end)
    store.execute(
      HKActivitySummaryQuery(predicate: predicate) { _, summaries, _ in
        done((summaries ?? []).map { Rings($0) })
      })
  }
}

/// Reads health data for a timeline, one query after the other.
struct HealthTimelineReader {
  let store: HKHealthStore

  /// The heart rates of a span.
  func heartRates(in span: NSPredicate?, limit: Int?) async throws -> [HKQuantitySample] {
    let descriptor = HKSampleQueryDescriptor(
      predicates: [.quantitySample(type: HKQuantityType(.heartRate), predicate: span)],
      sortDescriptors: [SortDescriptor(\.endDate, order: .reverse)], limit: limit)
    return try await descriptor.result(for: store)
  }

  /// The stages of all nights.
  func nights() async throws -> [HKCategorySample] {
    let stages = HKSamplePredicate<HKCategorySample>.categorySample(
      type: HKCategoryType(.sleepAnalysis))
    return try await HKSampleQueryDescriptor(
      predicates: [stages], sortDescriptors: [SortDescriptor(\.startDate)]
    ).result(for: store)
  }

  /// The workouts of a kind.
  func workouts(_ activity: HKWorkoutActivityType?) async throws -> [HKWorkout] {
    let predicate: HKSamplePredicate<HKWorkout> = .workout(
      activity.map { HKQuery.predicateForWorkouts(with: $0) })
    return try await HKSampleQueryDescriptor(predicates: [predicate], sortDescriptors: [])
      .result(for: store)
  }

  /// All samples of a type, whatever their kind.
  func all(of type: HKSampleType) async throws -> [HKSample] {
    try await HKSampleQueryDescriptor(predicates: [.sample(type: type)], sortDescriptors: [])
      .result(for: store)
  }

  /// The sum of a day.
  func sum(of kind: HKQuantityTypeIdentifier, on day: NSPredicate) async throws -> Double? {
    let descriptor = HKStatisticsQueryDescriptor(
      predicate: .quantitySample(type: HKQuantityType(kind), predicate: day),
      options: .cumulativeSum)
    return try await descriptor.result(for: store)?.sumQuantity()?.doubleValue(for: .count())
  }

  /// The days of a month.
  func month(from first: Date) async throws -> [HKStatistics] {
    let descriptor = HKStatisticsCollectionQueryDescriptor(
      predicate: .quantitySample(type: HKQuantityType(.heartRate)),
      options: [.discreteAverage, .discreteMin, .discreteMax], anchorDate: first,
      intervalComponents: DateComponents(day: 1))
    return try await descriptor.result(for: store).statistics()
  }
}

extension HKStatisticsCollectionQueryDescriptor {
  /// The same days, counted from another one.
  func moved(to day: Date) -> Self {
    var copy = HKStatisticsCollectionQueryDescriptor(
      predicate: predicate, options: options, anchorDate: anchorDate,
      intervalComponents: intervalComponents)
    copy.anchorDate = day
    copy.intervalComponents.day = 7
    copy.options.insert(.cumulativeSum)
    copy.predicate = HKSamplePredicate.quantitySample(
      type: HKQuantityType(.stepCount), predicate: predicate.nsPredicate)
    return copy
  }

  /// The days that changed, from then on.
  func changes(in store: HKHealthStore) async throws -> [HKStatistics] {
    var changed: [HKStatistics] = []
    let all: Results = results(for: store)
    for try await result: Result in all {
      changed += result.updatedStatistics ?? result.statisticsCollection.statistics()
    }
    return predicate.sampleType == HKQuantityType(.stepCount) ? changed : []
  }
}

/// The latest samples of several kinds.
func latest(
  _ conditions: [HKSamplePredicate<HKQuantitySample>]
) -> HKSampleQueryDescriptor<HKQuantitySample> {
  var query = HKSampleQueryDescriptor(
    predicates: conditions, sortDescriptors: [SortDescriptor(\.startDate)])
  query.limit = query.predicates.count
  query.sortDescriptors = query.sortDescriptors.reversed()
  return query
}

/// The summary of an hour in the chart's marker.
struct HourSummary {
  var span: DateInterval
  var values: [String: Double]

  /// Reads an hour.
  init(_ statistics: HKStatistics, unit: HKUnit) {
    span = DateInterval(start: statistics.startDate, end: statistics.endDate)
    let quantities = [
      "average": statistics.averageQuantity(), "lowest": statistics.minimumQuantity(),
      "highest": statistics.maximumQuantity(), "latest": statistics.mostRecentQuantity(),
    ]
    values = quantities.compactMapValues { $0?.doubleValue(for: unit) }
    if statistics.quantityType == HKQuantityType(.stepCount) { values["average"] = nil }
  }

  /// The statistics options that fill the marker.
  static func options(isCumulative: Bool, isTimed: Bool) -> HKStatisticsOptions {
    if isTimed { return [.duration, .mostRecent] }
    return isCumulative ? .cumulativeSum : [.discreteAverage, .discreteMin, .discreteMax]
  }
}

/// The bars of a chart that was read in one go.
func bars(of collection: HKStatisticsCollection, on days: [Date]) -> [Double] {
  days.map { day in
    collection.statistics(for: day)?.sumQuantity()?.doubleValue(for: .count()) ?? 0
  }
}

/// The reader that the widget's provider keeps.
let timelineReader = HealthTimelineReader(store: HKHealthStore())

/// The edges of a span that samples must not cross.
func edges(isNight: Bool) -> HKQueryOptions { isNight ? .strictEndDate : .strictStartDate }
