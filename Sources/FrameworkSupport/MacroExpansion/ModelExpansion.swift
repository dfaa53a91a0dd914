/// The expansions of SwiftData's attached macros for models and model actors.
enum ModelExpansion {
  /// Returns the expansion of a macro in one of its roles.
  ///
  /// - Parameters:
  ///   - macro: The macro's type.
  ///   - role: The macro role: `member` or `extension`.
  ///   - type: The type that is extended, as written.
  /// - Returns: The source, which is empty for any other macro.
  static func source(macro: String, role: String, type: String) -> String {
    switch (macro, role) {
    case ("ModelMacro", "member"): "public let _modelState = SwiftData._ModelState()"
    case ("ModelMacro", "extension"): "extension \(type): SwiftData.PersistentModel {}"
    case ("ModelActorMacro", "member"):
      """
      nonisolated let modelExecutor: any SwiftData.ModelExecutor
      nonisolated let modelContainer: SwiftData.ModelContainer
      init(modelContainer: SwiftData.ModelContainer) {
        let modelContext = SwiftData.ModelContext(modelContainer)
        self.modelExecutor = SwiftData.DefaultSerialModelExecutor(modelContext: modelContext)
        self.modelContainer = modelContainer
      }
      """
    case ("ModelActorMacro", "extension"): "extension \(type): SwiftData.ModelActor {}"
    default: ""
    }
  }
}
