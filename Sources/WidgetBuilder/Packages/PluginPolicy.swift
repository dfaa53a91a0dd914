/// Whether programs of packages may run in the compiler, as macros do.
public enum PluginPolicy: Hashable, Sendable {
  /// They are named and not run.
  case refused
  /// They are built and run with the rights of the compiler.
  case allowed
}
