// The host that `main()` of a widget or bundle starts: the widgets of the extension, as the runtime
// asks for them. Nothing here is Apple's.

import ExtensionEnvironment
import ExtensionRuntime
import FoundationSupplement
import Intents
import SwiftUI
import ViewDrawing
import WidgetRecording

/// The widgets of this process's extension.
@MainActor final class WidgetHost: ExtensionHost {
  private let makeMembers: () -> [WidgetBundleMember]
  private var families = PlatformFamilies(PlatformVersion(.iOS))
  private var platform = Platform.iOS
  private var placed: [PlacedWidget] = []
  private lazy var widgets = resolveWidgets()
  private(set) lazy var previews = HostedPreviews(of: main, in: widgets)
  /// The timelines that the person sees, by the request that brought them.
  private var presentations: [CallRequest: EntryPresentation] = [:]
  /// The type that is the program's beginning; its module has the previews.
  private let main: Any.Type

  /// Creates a host; the author's code is not run before the runtime first asks.
  init(of main: Any.Type, _ makeMembers: @escaping () -> [WidgetBundleMember]) {
    self.main = main
    self.makeMembers = makeMembers
  }

  func prepare(_ setup: ExtensionSetup) {
    ExtensionSurroundings.current = ExtensionSurroundings(setup)
    families = PlatformFamilies(setup.system)
    platform = setup.system.platform
    placed = setup.placed
    StringTables.readAhead()
    IntentHandlers.find(besides: main)
  }

  private func resolveWidgets() -> [ResolvedWidget] {
    let (members, common) = AccessJournal.collecting(makeMembers)
    let widgets: [ResolvedWidget] = members.compactMap { member in
      var (widget, own) = AccessJournal.collecting {
        switch member {
        case .widget(let widget): widget.resolved
        case .control(let control): control.resolved
        }
      }
      let accesses = (common + own).grouped {
        RecordedAccess.Kind(rawValue: $0.kind)?.isInput == true
      }
      for (isInput, accesses) in accesses {
        if isInput { widget?.inputs = accesses } else { AccessJournal.note(accesses) }
      }
      return widget
    }
    BundleConfigurations.places = places(of: widgets.filter(\.hasFamilies))
    BundleConfigurations.pushHandlers = widgets.compactMap(\.pushHandler)
    return widgets
  }

  /// The bundle's widgets that the scenario places; all where it names none.
  private func places(of widgets: [ResolvedWidget]) -> [BundleConfigurations.Place] {
    let kinds = widgets.map {
      PlacedWidget.Kind(
        $0.kind, families: families.supported($0.families).map(\.description),
        intent: $0.configuration.intent?.name)
    }
    return PlacedWidget.all(placed, of: kinds).compactMap { place in
      let widget = widgets.first { $0.kind == place.kind }
      return BundleConfigurations.Place(place, chooser: widget?.chooser)
    }
  }

  func widgets(_ setup: ExtensionSetup) -> [RecordedWidget] {
    widgets.map { widget in
      var recorded = widget.recorded(with: families)
      recorded.previews = previews.recorded(
        of: widget.kind, isActivity: widget.configuration.kind == .activity)
      return recorded
    }
  }

  func prepareForCalls() {
    // The handlers are asked where a configuration is made.
    guard IntentHandlers.areKnown else { return }
    for widget in widgets { _ = widget.recorded(with: families) }
  }

  /// The widget or control that a request means; nil where the bundle has none.
  func resolved(_ request: CallRequest) -> ResolvedWidget? {
    guard widgets.indices.contains(request.index), widgets[request.index].kind == request.kind
    else { return nil }
    return widgets[request.index]
  }

  func perform(_ request: CallRequest, at instant: SimulatedInstant, reply: CallReply) {
    perform(
      request, at: instant, reply: reply,
      presentation: request.isShown ? presentation(of: request) : nil)
  }

  /// The timeline that the person sees of a widget: that of the last request which was for it.
  func presentation(of widget: CallRequest) -> EntryPresentation {
    var key = widget
    key.isShown = true
    let known = presentations[key] ?? EntryPresentation()
    presentations[key] = known
    return known
  }

  /// Calls a provider, and presents the widget's entry for taps.
  func perform(
    _ request: CallRequest, at instant: SimulatedInstant, reply: CallReply,
    presentation: EntryPresentation?
  ) {
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
    AccessJournal.note(widget.inputs)
    guard let caller = widget.caller else {
      return reply.refuse("a widget with \(widget.configuration.kind.phrase) has no provider")
    }
    var call = ProviderCall(request: request, at: instant, family: family, reply: reply)
    call.hasContentMargins = widget.hasContentMargins
    call.platform = platform
    call.presentation = presentation
    call.measureRenderedViews()
    if request.mode == .preview {
      previews.perform(call, in: caller)
    } else {
      caller.perform(call)
    }
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
  fileprivate var hasFamilies: Bool {
    configuration.kind != .activity && configuration.kind != .control
  }

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
    recorded.provider = provider.map(typeName)
    recorded.entry = entry.map(typeName)
    recorded.views = content.map(authorsTypeNames) ?? []
    recorded.type = type.map(typeName)
    recorded.showsInStandBy = showsInStandBy
    recorded.isBackgroundRemovable = isBackgroundRemovable
    recorded.hasWatchViews = hasSmallActivity
    recorded.pushHandler = pushHandler.map { typeName(of: $0) }
    return recorded
  }
}
