// The host that `main()` of a widget or bundle starts: the widgets of the extension, as the runtime
// asks for them. Nothing here is Apple's.

import ExtensionEnvironment
import ExtensionRuntime
import FoundationSupplement
import SwiftUI
import WidgetRecording

/// The widgets of this process's extension.
@MainActor final class WidgetHost: ExtensionHost {
  private let makeMembers: () -> [WidgetBundleMember]
  private var families = PlatformFamilies(PlatformVersion(.iOS))
  private var platform = Platform.iOS
  private lazy var widgets = resolveWidgets()

  /// Creates a host; the author's code is not run before the runtime first asks.
  init(_ makeMembers: @escaping () -> [WidgetBundleMember]) {
    self.makeMembers = makeMembers
  }

  func prepare(_ setup: ExtensionSetup) {
    ExtensionSurroundings.current = ExtensionSurroundings(setup)
    families = PlatformFamilies(setup.system)
    platform = setup.system.platform
  }

  private func resolveWidgets() -> [ResolvedWidget] {
    let widgets: [ResolvedWidget] = makeMembers().compactMap { member in
      switch member {
      case .widget(let widget): widget.resolved
      case .control(let control): control.resolved
      }
    }
    BundleConfigurations.current = widgets.filter(\.hasFamilies).flatMap { widget in
      families.supported(widget.families).map { WidgetInfo(kind: widget.kind, family: $0) }
    }
    return widgets
  }

  func widgets(_ setup: ExtensionSetup) -> [RecordedWidget] {
    widgets.map { $0.recorded(with: families) }
  }

  func perform(_ request: CallRequest, at instant: SimulatedInstant, reply: CallReply) {
    guard widgets.indices.contains(request.index), widgets[request.index].kind == request.kind
    else {
      let kinds = widgets.map { "'\($0.kind)'" }.joined(separator: ", ")
      return reply.refuse(
        "the bundle has no widget of kind '\(request.kind)' at position \(request.index); "
          + "it has \(kinds.isEmpty ? "none" : kinds)"
      )
    }
    guard let family = WidgetFamily(name: request.family.rawValue) else {
      return reply.refuse("there is no family '\(request.family.rawValue)'")
    }
    let widget = widgets[request.index]
    guard let caller = widget.caller else {
      return reply.refuse("a widget with \(widget.configuration.phrase) has no provider")
    }
    var call = ProviderCall(request: request, at: instant, family: family, reply: reply)
    call.hasContentMargins = widget.hasContentMargins
    call.platform = platform
    caller.perform(call)
  }
}

extension Widget {
  /// The resolved configuration of the widget.
  fileprivate var resolved: ResolvedWidget? {
    var resolved = body.resolvedWidget
    resolved?.type = Self.self
    return resolved
  }
}

extension ResolvedWidget {
  /// Whether the widget is shown in the size of a family.
  fileprivate var hasFamilies: Bool { configuration != .activity && configuration != .control }

  /// The widget's description in a recording.
  fileprivate func recorded(with platform: PlatformFamilies) -> RecordedWidget {
    let families = hasFamilies ? platform.supported(self.families) : []
    var recorded = RecordedWidget(
      kind: kind, families: families.map { FamilyName(rawValue: $0.description) },
      configuration: configuration
    )
    let foreign = hasFamilies ? platform.foreign(self.families) : []
    recorded.foreignFamilies = foreign.map { FamilyName(rawValue: $0.description) }
    recorded.displayName = displayName?.plainText ?? intentTitle
    recorded.description = description?.plainText ?? intentDescription
    recorded.associatedKind = associatedKind
    recorded.parameters = intent == nil ? nil : parameters
    recorded.defaults = intent == nil ? nil : defaults
    recorded.intent = intent
    recorded.provider = provider.map(typeName)
    recorded.entry = entry.map(typeName)
    recorded.type = type.map(typeName)
    return recorded
  }
}
