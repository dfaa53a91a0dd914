import CommandLineArguments
import WidgetBuilder

/// Whether programs of packages may run in the compiler.
struct PluginOption: ArgumentGroup {
  @Flag("allow-plugins", help: "compiler plugins and macros of packages may run")
  var areAllowed = false

  /// The same for the builder.
  var policy: PluginPolicy { areAllowed ? .allowed : .refused }
}
