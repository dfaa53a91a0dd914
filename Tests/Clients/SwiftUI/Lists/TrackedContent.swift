import SwiftUI

/// Content that is made where it is needed.
struct Later<Content> {
  let make: () -> Content

  var body: Content { make() }
}

extension Later: View where Content: View {}

extension Later: TableRowContent where Content: TableRowContent {
  typealias TableRowValue = Content.TableRowValue
  typealias TableRowBody = Never

  nonisolated var tableRowBody: Never { fatalError() }
}

extension Later: TableColumnContent where Content: TableColumnContent {
  typealias TableRowValue = Content.TableRowValue
  typealias TableColumnSortComparator = Content.TableColumnSortComparator
  typealias TableColumnBody = Never

  init<R, C>(@TableColumnBuilder<R, C> columns: @escaping () -> Content)
  where R == Content.TableRowValue, C == Content.TableColumnSortComparator {
    self.init(make: columns)
  }

  nonisolated var tableColumnBody: Never { fatalError() }

  nonisolated static func _makeContent(
    content: _GraphValue<Later<Content>>, inputs: _TableColumnInputs
  ) -> _TableColumnOutputs {
    Content._makeContent(content: content[\.body], inputs: inputs)
  }
}

/// A word with its translation.
struct Word: View {
  let word: String
  @State private var isTranslated = false

  var body: some View {
    Text(word).translationPresentation(isPresented: $isTranslated, text: word)
  }
}
