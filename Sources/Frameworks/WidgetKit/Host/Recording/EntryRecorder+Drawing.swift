// The drawing of entries. Nothing here is Apple's.

import ExtensionRuntime
import FoundationSupplement
import SwiftUI
import Typesetting
import ViewDrawing
import WidgetRecording

/// The trials by which a request's entries are found to depend on the time.
///
/// The view of a timeline's entries is one view, and a trial resolves it up to three times: after
/// the first twelve, one in eight entries is tried, until one depends on it.
struct ClockTrials {
  private static let whole = 12
  private static let step = 8

  private var count = 0
  private var isFound = false

  /// Makes a trial where one is due.
  ///
  /// - Parameter trial: Whether the entry's view shows something else at another time.
  /// - Returns: The trial's result; nil where none is made.
  mutating func result(of trial: () -> Bool) -> Bool? {
    count += 1
    guard count <= Self.whole || !isFound && count % Self.step == 0 else { return nil }
    let result = trial()
    isFound = isFound || result
    return result
  }
}

extension EntryRecorder {
  /// Lets the runtime ask for drawings of some entries.
  @MainActor func offerDrawings(of entries: [Entry], date: @escaping (Entry) -> Date) {
    call.reply.drawer = EntryDrawer(prepare: KnownParts.prepare) { request, finish in
      guard WidgetDrawer.isAvailable else { return }
      var known = KnownParts()
      var trials = ClockTrials()
      for index in request.entries where entries.indices.contains(index) {
        var (drawn, asksForTime) = draw(
          entries[index], at: date(entries[index]), number: index, request, &known)
        // A view during whose drawing nobody asked for the time shows the same at any.
        drawn.readsClock =
          asksForTime
          ? trials.result { readsClock(entries[index], at: date(entries[index])) } : false
        finish(drawn)
      }
    }
  }

  /// Draws an entry, and says whether anybody asked for the time meanwhile.
  @MainActor private func draw(
    _ entry: Entry, at date: Date, number: Int, _ request: DrawingRequest, _ known: inout KnownParts
  ) -> (DrawnEntry<JSONText>, asksForTime: Bool) {
    var drawn = DrawnEntry<JSONText>(entry: number)
    let readings = SimulatedClock.readings
    for target in request.targets {
      let setting = setting(target, of: request.system, at: date)
      let environment = environment(target, setting)
      WidgetDrawer.measureRenderedViews(environment, setting)
      let finished = WidgetDrawer.draw(content(entry), in: environment, setting)
      guard known.isShown(finished) else { continue }
      drawn.drawings.append(finished.text)
      drawn.runsWithTime = drawn.runsWithTime || finished.runsWithTime
      known.add(finished, to: &drawn)
    }
    return (drawn, SimulatedClock.readings != readings)
  }

  /// Whether the view of an entry shows something else a day and a half later.
  ///
  /// A view that differs each time it is looked at says nothing of the clock, nor do links, which
  /// nobody sees.
  @MainActor private func readsClock(_ entry: Entry, at date: Date) -> Bool {
    var environment = call.environment(for: call.request.mode)
    environment.displayDate = date
    let digest = {
      call.resolve(content(entry), in: environment).tree.withoutActions.withoutRunningTimes.digest
    }
    let now = digest()
    guard SimulatedClock.showing(later: 1.5 * 86_400 + 4_321, digest) != now else { return false }
    return digest() == now
  }

  @MainActor private func environment(
    _ target: DrawingTarget, _ setting: DrawingSetting
  ) -> EnvironmentValues {
    var environment = call.environment(for: call.request.mode)
    environment.proposedSize = setting.size
    environment.adopt(target.look)
    environment.setShowsWidgetContainerBackground(target.hasBackground)
    environment.displayScale = target.scale
    environment.displayDate = setting.date
    environment.isLaidOut = true
    environment.setWidgetContentMargins(EdgeInsets(all: target.margin))
    environment.showsWidgetLabel = setting.hasLabel
    return environment
  }

  @MainActor private func setting(
    _ target: DrawingTarget, of system: PlatformVersion, at date: Date
  ) -> DrawingSetting {
    DrawingSetting(
      size: CGSize(width: target.width, height: target.height),
      margins: EdgeInsets(all: call.hasContentMargins ? target.margin : 0),
      cornerRadius: target.cornerRadius, pixels: target.scale, look: target.look,
      system: system, date: date,
      hasBackground: target.hasBackground, isInline: call.family == .accessoryInline,
      hasLabel: call.family == .accessoryCorner || target.look.place == .bezel)
  }
}

extension ProviderCall {
  /// Lets images that the provider's code makes of views have the sizes that they are drawn in.
  ///
  /// The pixels of the display are known when a drawing is asked for; until then they are assumed.
  @MainActor func measureRenderedViews() {
    WidgetDrawer.measureRenderedViews(
      environment(for: request.mode),
      DrawingSetting(
        size: displaySize, margins: EdgeInsets(), cornerRadius: 0,
        pixels: Double(platform.usualScale),
        look: DrawnLook("light"), system: ExtensionSurroundings.current.system,
        date: Date(timeIntervalSince1970: at.secondsSince1970), hasBackground: true))
  }
}

extension RenderingMode {
  /// The mode as views see it.
  var widgetRenderingMode: WidgetRenderingMode {
    switch self {
    case .fullColor: .fullColor
    case .accented, .clear: .accented
    case .vibrant: .vibrant
    }
  }
}
