public import WidgetRecording

/// A stack and its simulation in each Developer Mode.
public struct StackSimulation: Hashable, Sendable {
  /// The stack.
  public var stack: RecordedStack
  /// One trace for each mode, off before on.
  public var modes: [RotationTrace]

  /// Creates a simulation's result.
  public init(stack: RecordedStack, modes: [RotationTrace]) {
    self.stack = stack
    self.modes = modes
  }
}
