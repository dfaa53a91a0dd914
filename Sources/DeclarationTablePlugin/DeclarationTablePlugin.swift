import Foundation
import PackagePlugin

/// Generates a Swift file from every table of a target.
@main
struct DeclarationTablePlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let target = target as? any SourceModuleTarget else { return [] }
    let generator = try context.tool(named: "DeclarationTableGenerator").url
    return target.sourceFiles(withSuffix: ".table").map(\.url).map { table in
      let name = table.deletingPathExtension().lastPathComponent + ".swift"
      let output = context.pluginWorkDirectoryURL.appending(path: name)
      return .buildCommand(
        displayName: "Making \(name)",
        executable: generator,
        arguments: [table.path, output.path],
        inputFiles: [table],
        outputFiles: [output]
      )
    }
  }
}
