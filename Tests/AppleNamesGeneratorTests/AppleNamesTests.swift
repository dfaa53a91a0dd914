import Testing

@testable import AppleNamesGenerator

/// The names that are listed of tables of Apple's declarations.
@Suite struct AppleNamesTests {
  private func source(_ tables: KeyValuePairs<String, String>) -> String {
    var names = AppleNames()
    for (module, table) in tables { names.add(table, of: module) }
    return names.source
  }

  @Test func `of a module that widgets are made of all types and members are listed`() {
    let source = source([
      "WidgetKit": """
      # From the SDK
      =\tTimeline\t14.0
      =\t\tentries
      =\t\tinit(entries:policy:)
      =\t\tprefix(_:)
      ~\tTimeline.Kind<Entry>\t18.0
      ~\t\t==(_:_:)
      """
    ])
    #expect(source.contains(#"static let listed = "Timeline""#))
    #expect(source.contains(#"static let listedProperties = "entries""#))
    #expect(source.contains(#"static let listedFunctions = "prefix""#))
    #expect(source.contains(#"static let listedLabels = "entries policy""#))
  }

  @Test func `of other modules the members are listed that two types have, and no type`() {
    let source = source([
      "Photos": "=\tPHAsset\t14.0\n=\t\ttitle\n=\t\tplace\n=\t\tplace\n",
      "EventKit": "=\tEKEvent\t14.0\n=\t\ttitle\n=\t\tfetch(_:)\n=\tEKStore\t14.0\n=\t\tfetch()\n",
    ])
    #expect(source.contains(#"static let listed = """#))
    #expect(source.contains(#"static let listedProperties = "title""#))
    #expect(source.contains(#"static let listedFunctions = "fetch""#))
    #expect(source.contains(#"static let listedLabels = """#))
  }

  @Test func `types with the letters of a framework are left to those`() {
    let source = source(["SwiftUI": "=\tUIHostingView\t14.0\n=\tHStack\t13.0\n"])
    #expect(source.contains(#"static let listed = "HStack""#))
  }
}
