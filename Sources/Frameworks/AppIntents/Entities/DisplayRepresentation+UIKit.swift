// Symbols with a colour and a configuration of their own, as the overlay of AppIntents with UIKit
// declares them (iOS 16). No widget draws them.

public import UIKit

extension DisplayRepresentation.Image {
  public init?(
    systemName name: String, tintColor: UIColor? = nil,
    symbolConfiguration: UIImage.SymbolConfiguration? = nil
  ) {
    guard !name.isEmpty else { return nil }
    self.init(systemName: name, isTemplate: nil)
  }
}
