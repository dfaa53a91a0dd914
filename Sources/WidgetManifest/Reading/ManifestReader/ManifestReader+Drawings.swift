import WidgetRecording

extension ManifestReader {
  /// Reads the looks in which entries are drawn.
  func drawings(_ reader: ValueReader) -> DrawingsDeclaration {
    var drawings = DrawingsDeclaration()
    guard let object = reader.object(Keys.Drawings.self) else { return drawings }
    func words(_ key: Keys.Drawings, _ known: [String]) -> [String]? {
      guard let list = object[key]?.list({ $0.word(.look, of: known) }) else { return nil }
      if list.isEmpty, object[key]?.elements()?.isEmpty == true { object[key]?.note(.empty) }
      return list
    }
    drawings.appearances = words(.appearances, ["light", "dark"])
    drawings.typeSizes = words(.typeSizes, DrawingsDeclaration.knownTypeSizes)
    drawings.renderingModes = words(.renderingModes, RenderingMode.allCases.map(\.rawValue))?
      .compactMap(RenderingMode.init)
    drawings.hasIncreasedContrast =
      words(.contrasts, ["standard", "increased"])?.contains("increased") ?? false
    drawings.hidesPrivateContent =
      words(.privateContent, ["shown", "hidden"])?.contains("hidden") ?? false
    drawings.locales = object[.locales]?.list { reader in
      guard let text = reader.string() else { return nil }
      guard ![DrawnLook.longWords, DrawnLook.mirrored].contains(text) else { return text }
      return reader.form(.locale) { LocaleParser.identifier($0) }
    }
    drawings.places = words(.places, DrawnPlace.ofWidgets.map(\.rawValue))?
      .compactMap(DrawnPlace.init)
    drawings.devices = object[.devices]?.list(screen) ?? []
    return drawings
  }
}
