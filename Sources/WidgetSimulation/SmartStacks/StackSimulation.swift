public import WidgetRecording

/// A stack and its simulation in each Developer Mode.
public struct StackSimulation: Hashable, Sendable {
  /// The stack.
  public var stack: RecordedStack
  /// One trace for each mode, off before on.
  public var modes: [RotationTrace]
  /// The number of stacks before it that have its name and family.
  public var number: Int

  /// Creates a simulation's result.
  public init(stack: RecordedStack, modes: [RotationTrace], number: Int = 0) {
    self.stack = stack
    self.modes = modes
    self.number = number
  }
}
