// The drawing of entries. Nothing here is Apple's.

import ExtensionRuntime
import SwiftUI
import Typesetting
import ViewDrawing
import WidgetRecording

extension EntryRecorder {
  /// Lets the runtime ask for drawings of some entries.
  @MainActor func offerDrawings(of entries: [Entry], date: @escaping (Entry) -> Date) {
    call.reply.drawer = { request, finish in
      guard WidgetDrawer.isAvailable else { return }
      var known = KnownParts()
      for index in request.entries where entries.indices.contains(index) {
        finish(
          draw(entries[index], at: date(entries[index]), number: index, request, &known))
      }
    }
  }

  @MainActor private func draw(
    _ entry: Entry, at date: Date, number: Int, _ request: DrawingRequest, _ known: inout KnownParts
  ) -> DrawnEntry {
    var drawn = DrawnEntry(entry: number)
    var setting = setting(request, at: date)
    setting.margins = call.hasContentMargins ? setting.margins : EdgeInsets()
    for (typeSize, scheme) in request.typeSizes.flatMap({ size in
      request.schemes.map { (size, $0) }
    }) {
      var environment = call.environment(for: call.request.mode)
      let size = DynamicTypeSize.allCases.first { "\($0)" == typeSize } ?? .large
      environment.dynamicTypeSize = size
      environment.colorScheme = scheme == "dark" ? .dark : .light
      environment.displayScale = request.scale
      environment.displayDate = date
      environment.isLaidOut = true
      environment.setWidgetContentMargins(setting.margins)
      let view = resolveView(content(entry), environment: environment)
      let finished = WidgetDrawer.draw(view, in: environment, setting)
      drawn.drawings.append(finished.drawing)
      drawn.runsWithTime = drawn.runsWithTime || finished.runsWithTime
      known.add(finished, to: &drawn)
    }
    return drawn
  }

  @MainActor private func setting(_ request: DrawingRequest, at date: Date) -> DrawingSetting {
    DrawingSetting(
      size: call.displaySize,
      margins: EdgeInsets(
        top: request.margin, leading: request.margin, bottom: request.margin,
        trailing: request.margin),
      cornerRadius: request.cornerRadius, pixels: request.scale,
      platform: call.platform.rawValue, date: date, hasBackground: request.hasBackground)
  }
}

/// The glyphs and pictures that were sent already.
private struct KnownParts {
  private var glyphs: [FaceName: Set<Int>] = [:]
  private var pictures: Set<String> = []

  /// Adds to an entry the glyphs and pictures of its drawing that were not sent yet.
  @MainActor mutating func add(_ finished: FinishedDrawing, to entry: inout DrawnEntry) {
    var missing: [FaceName: Set<Int>] = [:]
    for (face, wanted) in finished.glyphs {
      let new = wanted.subtracting(glyphs[face] ?? [])
      if !new.isEmpty { missing[face] = new }
      glyphs[face, default: []].formUnion(wanted)
    }
    let (faces, outlines) = WidgetDrawer.outlines(missing)
    entry.faces += faces
    entry.outlines += outlines
    for picture in finished.pictures.values.sorted(by: { $0.digest < $1.digest })
    where pictures.insert(picture.digest).inserted {
      entry.pictures.append(picture)
    }
  }
}
