package import WidgetRecording

/// Draws what an answer holds, in copies of the process.
@MainActor package struct EntryDrawer {
  /// Draws entries, one after the other, and hands over each.
  package typealias Draw =
    @MainActor (
      _ request: DrawingRequest, _ finish: (DrawnEntry<JSONText>) -> Void
    ) -> Void

  /// Loads what every drawing needs, before the process is copied.
  let prepare: @MainActor () -> Void
  /// Draws the entries of a request.
  let draw: Draw

  /// Creates a drawer.
  ///
  /// - Parameters:
  ///   - prepare: Loads what every drawing needs; called in the process that is copied.
  ///   - draw: Draws the entries of a request; called in a copy.
  package init(prepare: @escaping @MainActor () -> Void = {}, draw: @escaping Draw) {
    self.prepare = prepare
    self.draw = draw
  }
}
