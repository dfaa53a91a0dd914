// DeveloperToolsSupport: previews, which SwiftUI has, and Xcode's library of views, which no
// program shows.

@_exported public import SwiftUI

/// A view or a modifier that Xcode offers in its library.
public struct LibraryItem {
  public enum Category: Sendable {
    case other, control, effect, layout
  }

  public init<Snippet>(
    _ snippet: @autoclosure () -> Snippet, visible: Bool = true, title: String? = nil,
    category: Category = .other, matchingSignature: String? = nil
  ) {}
}

@resultBuilder public struct LibraryContentBuilder {
  public static func buildExpression(_ item: LibraryItem) -> [LibraryItem] { [item] }
  public static func buildBlock(_ segments: [LibraryItem]...) -> [LibraryItem] {
    segments.flatMap { $0 }
  }
}

/// A provider of a program's content for Xcode's library.
public protocol LibraryContentProvider {
  associatedtype ModifierBase = Any

  @LibraryContentBuilder var views: [LibraryItem] { get }
  @LibraryContentBuilder func modifiers(base: ModifierBase) -> [LibraryItem]
}

extension LibraryContentProvider {
  public var views: [LibraryItem] { [] }
  public func modifiers(base: ModifierBase) -> [LibraryItem] { [] }
}
