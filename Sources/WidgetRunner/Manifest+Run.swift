import ExtensionEnvironment
import Foundation
import WidgetManifest
import WidgetRecording

extension Manifest {
  /// The setup of an extension's processes in one environment.
  ///
  /// - Parameters:
  ///   - entry: The environment.
  ///   - containers: The folder under which app-group containers lie.
  ///   - resources: The folder with the bundle's resources.
  ///   - sandbox: The protection of the machine.
  ///   - hasData: Whether processes find the manifest's defaults.
  /// - Returns: The setup.
  func setup(
    for entry: MatrixEntry, containers: String, resources: String?, sandbox: Sandbox,
    hasData: Bool = true
  ) -> ExtensionSetup {
    var setup = ExtensionSetup(
      system: system, locale: entry.span.locale, timeZone: entry.span.timeZone,
      start: entry.span.start, containers: containers
    )
    setup.screen = environment.device
    setup.allowsNetwork = sandbox.allowsNetwork
    setup.userDefaults = hasData ? environment.userDefaults : [:]
    setup.resources = resources
    setup.permissions = environment.permissions
    setup.location = environment.location
    setup.content = hasData ? environment.content.values(in: entry.span) : [:]
    setup.placed = placed
    setup.checksAssertions = isDebugBuild
    setup.sharesStores = app != nil || !scenario(in: entry.span).isEmpty
    return setup
  }

  /// Whether the extension is built as for debugging: where `DEBUG` is defined, as Xcode's
  /// configuration for it has it, and where a program that was built elsewhere decides.
  private var isDebugBuild: Bool {
    guard case .sources(let sources) = source else { return true }
    let flags = sources.compilerFlags
    return sources.defines.contains("DEBUG") || flags.contains("-DDEBUG")
      || zip(flags, flags.dropFirst()).contains { $0 == ("-D", "DEBUG") }
  }

  /// The app groups of the extension: those of its entitlements, or else those whose containers the
  /// environment fills.
  var appGroups: [String] {
    if let entitlements {
      return (try? entitlements.appGroups())?.filter { !$0.contains("$") } ?? []
    }
    let filled = Set(environment.files.compactMap { $0.pathFromGroup?.split(separator: "/").first })
      .map(String.init).sorted()
    return environment.container.map { [RunFolder.identifier(of: $0.url)] } ?? filled
  }

  /// The exceptions from App Transport Security; nil where Xcode makes the Info.plist, of which
  /// nothing is known.
  var transportSecurity: TransportSecurity? {
    infoPlist.flatMap { try? $0.propertyList() }.map { TransportSecurity(infoPlist: $0) }
  }

  /// Whether the Info.plist says that a widget wants the location; nil where Xcode makes it, and
  /// nothing is known of it.
  var wantsLocation: Bool? {
    infoPlist.flatMap { try? $0.propertyList() }.map { list in
      switch list["NSWidgetWantsLocation"] {
      case let flag as Bool: flag
      case let text as String: ["yes", "true", "1"].contains(text.lowercased())
      default: false
      }
    }
  }

  /// The keychain access groups of the entitlements; nil without entitlements, on a Mac, whose own
  /// keychain has no such groups, and where a build setting hides the name of one.
  var keychainAccess: KeychainAccess? {
    guard system.platform != .macOS, let list = try? entitlements?.propertyList() else {
      return nil
    }
    let groups = list["keychain-access-groups"] as? [String] ?? []
    let access = KeychainAccess(entitled: groups, appGroups: appGroups)
    let known = [
      "AppIdentifierPrefix", "TeamIdentifierPrefix", "CFBundleIdentifier",
      "PRODUCT_BUNDLE_IDENTIFIER",
    ]
    let isKnown = groups.allSatisfy { group in
      !known.reduce(group) { $0.replacing("$(\($1))", with: "") }.contains("$")
    }
    return isKnown ? access : nil
  }

  /// The widgets that the scenario has placed: the members of its stacks, then what it declares.
  private var placed: [PlacedWidget] {
    let members = stacks.flatMap { stack in
      stack.members.filter { !stack.others.contains($0) }.map { member in
        PlacedWidget(
          kind: member.kind, family: stack.family.rawValue, parameters: parameters(of: member))
      }
    }
    let declared = widgets.flatMap { widget in
      widget.configurations.map { PlacedWidget(kind: widget.kind, parameters: $0.parameters) }
    }
    return members + declared
  }

  /// The values of a member's configuration, as far as they are declared.
  private func parameters(of member: MemberName) -> [String: JSONValue] {
    let configurations = widgets.first { $0.kind == member.kind }?.configurations ?? []
    return configurations.first { $0.name == member.configuration }?.parameters ?? [:]
  }

  /// Adds the manifest's claims to a described widget.
  ///
  /// - Parameter widget: The widget as the extension describes it.
  /// - Returns: The widget with the declared scale.
  func completing(_ widget: RecordedWidget) -> RecordedWidget {
    var widget = widget
    let declared = widgets.first { $0.kind == widget.kind }
    widget.relevanceScale = declared?.relevanceScale ?? widget.relevanceScale
    return widget
  }
}

extension RecordingEvent {
  /// Returns the event without the facts that differ from run to run.
  ///
  /// A growth above the limit stays a fact: it is rounded up to a multiple of the limit.
  ///
  /// - Parameter memoryLimit: Bytes by which a process may grow during a call.
  /// - Returns: The event.
  func withoutMeasurements(memoryLimit: Int) -> RecordingEvent {
    guard case .call(var call) = self else { return self }
    // Waits pass in simulated time, so their length is no measurement.
    if call.duration != nil { call.duration = Duration(reading: call.waited) }
    call.updateAnswer { answer in
      answer.peakMemory = answer.peakMemory.flatMap { grown in
        grown > memoryLimit ? Self.roundedUp(grown, toMultipleOf: memoryLimit) : nil
      }
    }
    if case .crashed(let signal, var failure, let measures) = call.outcome {
      failure?.stack = []
      call.outcome = .crashed(signal: signal, failure, measures: measures)
    }
    return .call(call)
  }

  /// The least multiple of a limit that holds some bytes; the greatest number where there is none.
  private static func roundedUp(_ bytes: Int, toMultipleOf limit: Int) -> Int {
    guard limit > 0 else { return bytes }
    let (multiple, isTooGreat) = ((bytes - 1) / limit + 1).multipliedReportingOverflow(by: limit)
    return isTooGreat ? .max : multiple
  }
}
