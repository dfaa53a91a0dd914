// `NSDataAsset`: files of the extension's asset catalogues.

import CoreGraphics

open class NSDataAsset: NSObject, @unchecked Sendable {
  public let name: String
  public let data: Data
  public let typeIdentifier: String

  /// Finds a file in a bundle's catalogues; nil where there is none of the name.
  public init?(name: String, bundle: Bundle) {
    let catalog =
      bundle === Bundle.main ? .main : AssetCatalog.catalog(at: bundle.bundleURL)
    guard let found = catalog.file(named: name) ?? AssetCatalog.main.file(named: name),
      let data = try? Data(contentsOf: found.file)
    else { return nil }
    self.name = name
    self.data = data
    typeIdentifier = found.type
    super.init()
  }

  /// Finds a file in the extension's catalogues; nil where there is none of the name.
  public convenience init?(name: String) { self.init(name: name, bundle: .main) }
}
