import ExtensionEnvironment
import Foundation
import NetworkAnswers
import WidgetManifest
import WidgetRecording

extension Runner {
  /// Prepares the programs of a run, and says how their processes are started.
  func launches(
    _ executable: URL, _ resources: URL?, _ app: URL?, of manifest: Manifest,
    in entry: MatrixEntry, _ folder: RunFolder, _ homes: RunHomes
  ) throws(RunnerError) -> Launches {
    var bundle = try folder.bundle(executable, of: manifest, resources: resources)
    bundle.libraries = options.sandbox.libraries(of: bundle.program)
    var appBundle: RunFolder.Bundle?
    if let app {
      var made = try folder.appBundle(app, of: manifest, resources: resources)
      made.libraries = options.sandbox.libraries(of: made.program)
      appBundle = made
    }
    if isAnswered(manifest, entry) {
      bundle.network = try folder.networkFolder(manifest.network, entry.network)
    }
    return Launches(
      make: { [bundle, appBundle] () throws(RunnerError) in
        let home = try folder.makeHome()
        homes.add(home)
        var launch = self.launch(bundle, of: manifest, in: entry, home)
        launch.appBundle = appBundle
        return launch
      },
      makeWithoutData: { [bundle] () throws(RunnerError) in
        guard manifest.environment.hasStoredData else { return nil }
        let home = try folder.makeHome(hasFiles: false)
        return self.launch(bundle, of: manifest, in: entry, home, hasData: false)
      })
  }

  /// Whether requests go to a script, and not straight to the network.
  private func isAnswered(_ manifest: Manifest, _ entry: MatrixEntry) -> Bool {
    !options.sandbox.allowsNetwork || options.exchangeLog != nil || entry.network != .fixtures
      || manifest.network != NetworkDeclaration()
  }

  /// Whether some request may get an answer: that of the real network, of servers in trouble or of
  /// the manifest.
  private func isReachable(_ manifest: Manifest, _ entry: MatrixEntry) -> Bool {
    entry.network != .offline
      && (options.sandbox.allowsNetwork || entry.network == .error
        || manifest.network != NetworkDeclaration())
  }

  /// Returns how processes are started that have a home in common.
  func launch(
    _ bundle: RunFolder.Bundle, of manifest: Manifest, in entry: MatrixEntry,
    _ home: RunFolder.Home, hasData: Bool = true
  ) -> ProcessLaunch {
    var setup = manifest.setup(
      for: entry, containers: home.containers, resources: bundle.resources,
      sandbox: options.sandbox, hasData: hasData)
    setup.networkScript = bundle.network
    setup.appGroups = bundle.appGroups
    setup.transportSecurity = bundle.transportSecurity
    setup.wantsLocation = bundle.wantsLocation
    setup.keychain = bundle.keychain
    // What an extension learns of the network before it asks it for anything.
    if isReachable(manifest, entry) { setup.content["network"] = .bool(true) }
    setup.networkLog = options.exchangeLog == nil ? nil : home.networkLog
    var launch = ProcessLaunch(
      executable: bundle.program, original: bundle.original, home: home.path, setup: setup,
      sandbox: options.sandbox,
      libraries: bundle.libraries + [bundle.network].compactMap(\.self),
      memoryCeiling: max(512_000_000, manifest.limits.memory * 10),
      isCancelled: isCancelled
    )
    launch.retries = options.retries
    return launch
  }

  /// The end of asking an extension for its widgets.
  enum Description {
    /// Its widgets.
    case widgets([RecordedWidget])
    /// A call that stands for a bundle whose widgets are not known.
    case failed(RecordedCall)
    /// The user interrupted the run.
    case interrupted
  }

  /// Asks for the widgets, and asks again where no answer comes and retries are wanted.
  func describe(
    _ manifest: Manifest, _ launches: Launches, at start: SimulatedInstant,
    record: (RecordingEvent) -> Void
  ) throws(RunnerError) -> Description {
    for _ in 0..<options.retries {
      let description = try describe(manifest, try launches.make(), at: start)
      guard case .failed(var call) = description else { return description }
      call.isRetried = true
      record(.call(call))
    }
    return try describe(manifest, try launches.make(), at: start)
  }

  func describe(
    _ manifest: Manifest, _ launch: ProcessLaunch, at start: SimulatedInstant
  ) throws(RunnerError) -> Description {
    guard !isCancelled() else { return .interrupted }
    let process = try ProviderProcess(launch, at: start)
    let limit = max(.seconds(10), manifest.limits.timeline)
    let (reply, duration, _) = process.ask(.describe, at: start, limit: limit)
    defer { _ = process.finish(at: start) }
    if case .answer(let answer) = reply, case .widgets(let widgets) = answer.payload {
      if let errors = manifest.unknownNames(in: widgets) {
        throw RunnerError(place: manifest.file, problem: .unknownNames(errors))
      }
      return .widgets(widgets)
    }
    let (output, errors) = process.takeOutput()
    guard let outcome = process.outcome(of: reply, standardError: errors) else {
      return .interrupted
    }
    var call = RecordedCall(failedDescriptionOf: manifest.name, at: start, outcome: outcome)
    call.duration = duration
    call.standardOutput = output
    call.standardError = errors
    return .failed(call)
  }
}
