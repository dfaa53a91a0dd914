import UIKit

/// The margins of a page by the direction in which its language is read.
func margins(reading direction: UITraitEnvironmentLayoutDirection) -> NSDirectionalEdgeInsets {
  var margins = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 4)
  switch direction {
  case .leftToRight: margins.leading += margins.top
  case .rightToLeft: margins.trailing += margins.bottom
  case .unspecified: margins = .zero
  }
  return margins == NSDirectionalEdgeInsets() ? .zero : margins
}
