// The parts of drawings that are sent once. Nothing here is Apple's.

import SwiftUI
import Typesetting
import ViewDrawing
import WidgetRecording

/// The glyphs and pictures that were sent already, and the drawing that a locked device's is
/// compared with.
struct KnownParts {
  private var glyphs: [FaceName: Set<Int>] = [:]
  private var pictures: Set<String> = []
  private var open: [DrawnLook: RecordedDrawing] = [:]

  /// Whether a drawing belongs to its entry: that of a locked device does where anything is hidden,
  /// and that of a watch's bezel where a label or other views are shown there.
  ///
  /// - Parameter finished: The drawing, made after that of the same look elsewhere with nothing
  ///   hidden.
  mutating func isShown(_ finished: FinishedDrawing) -> Bool {
    let drawing = finished.drawing
    var look = drawing.look
    guard look.hidesPrivateContent || look.place == .bezel else {
      open[look] = drawing
      return true
    }
    look.hidesPrivateContent = false
    if look.place == .bezel { look.place = nil }
    return open[look]?.list != drawing.list
  }

  /// Adds to an entry the glyphs and pictures of its drawing that were not sent yet.
  @MainActor mutating func add(_ finished: FinishedDrawing, to entry: inout DrawnEntry<JSONText>) {
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

extension KnownParts {
  /// Loads once what drawing an entry and sending it needs.
  ///
  /// Entries are drawn in copies of the process, each of which would pay for it anew.
  @MainActor static func prepare() { _ = preparation }

  @MainActor private static let preparation: Void = {
    guard let sample = WidgetDrawer.prepare() else { return }
    var environment = EnvironmentValues()
    environment.adopt(sample.drawing.look)
    var known = KnownParts()
    var drawn = DrawnEntry<JSONText>(entry: 0)
    if known.isShown(sample) { drawn.drawings.append(sample.text) }
    known.add(sample, to: &drawn)
    _ = JSONWriter.bytes(of: drawn)
  }()
}
