import Foundation
import JSON
import WidgetManifest
import WidgetRecording

@testable import WidgetRunner

extension ScriptedExtension {
  /// A script with one widget, `Clock`, in whose stack something happens some minutes after the
  /// start.
  static func day(
    _ events: [(Double, UsageEvent)], scenes: [Scene] = [], controls: [String] = [],
    activities: [String] = []
  ) throws -> ScriptedExtension {
    var clock = RecordedWidget(kind: "Clock", families: [.systemSmall], configuration: .static)
    clock.pushHandler = events.contains { $0.1 == .push } ? "Handler" : nil
    let others =
      controls.map { RecordedWidget(kind: $0, families: [], configuration: .control(nil)) }
      + activities.map { RecordedWidget(kind: $0, families: [], configuration: .activity) }
    var script = try ScriptedExtension([clock] + others, scenes: scenes)
    var stack = StackDeclaration(
      name: "Home", family: .systemSmall, members: [MemberName(rawValue: "Clock")])
    stack.usage = events.map { minute, event in
      StackDeclaration.Usage(at: .instant(start + minute * 60), event: event)
    }
    script.manifest.stacks = [stack]
    script.manifest.environment.duration = 3600
    script.options.jobs = 1
    return script
  }

  /// The actions that its processes were asked for, in order.
  var actions: [ActionRequest] {
    requests.compactMap { if case .act(let action) = $0.operation { action } else { nil } }
  }

  /// The visits during which functions of the app's side were called, in order.
  var functionVisits: [AppVisit?] {
    actions.compactMap { if case .function(_, let visit) = $0 { .some(visit) } else { nil } }
  }
}

extension Recording {
  /// The minute after the start and the reason of each timeline that was asked for.
  var timelineReasons: [String] {
    calls.filter { $0.mode == .timeline }.map { call in
      "\(Int((call.at - ScriptedExtension.start) / 60)) \(call.reason?.rawValue ?? "rejected")"
    }
  }
}
