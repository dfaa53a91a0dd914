import SwiftUI

extension ViewStyle {
  /// Returns the style below a modifier.
  func below(_ node: ViewNode) -> ViewStyle {
    var style = self
    if !style.changeText(node.kind, node.attributes) { style.changeLook(node) }
    return style
  }

  /// Takes over the text attributes of a modifier, or of a change of a text.
  mutating func changeText(_ kind: String, _ fields: ViewAttributes) -> Bool {
    let value = fields["value"]
    switch kind {
    case ".font":
      font = value?.fields ?? ["style": .string("body")]
      isSystemSized = false
    case ".fontWeight": weight = value?.text
    case ".fontDesign": design = value?.text
    case ".fontWidth": letterWidth = value?.double
    case ".bold": isBold = value != .flag(false)
    case ".italic": isItalic = value != .flag(false)
    case ".monospaced": isMonospaced = value != .flag(false)
    case ".monospacedDigit": hasMonospacedDigits = true
    case ".kerning", ".tracking": tracking = value?.double ?? 0
    case ".textScale": hasSecondaryScale = value?.text == "secondary"
    case ".baselineOffset": baselineOffset = value?.double ?? 0
    case ".underline": underline = value == .flag(false) ? nil : .record(fields)
    case ".strikethrough": strikethrough = value == .flag(false) ? nil : .record(fields)
    case ".textCase": textCase = value?.text
    case ".lineLimit":
      lineLimit = value?.double.map { Int(max(1, min($0, 10_000))) }
      leastLines = Int(max(1, min(fields["minimum"]?.double ?? 1, 100)))
      if fields["reservesSpace"] == .flag(true) { leastLines = lineLimit ?? 1 }
    case ".lineSpacing":
      // As in a paragraph style, where the distance is never negative (NSParagraphStyle).
      lineSpacing = max(0, value?.double ?? 0)
    case ".multilineTextAlignment": textAlignment = value?.text ?? "leading"
    case ".truncationMode": truncation = value?.text ?? "tail"
    case ".allowsTightening": isTightened = value != .flag(false)
    case ".minimumScaleFactor":
      minimumScale = max(0.01, min(1, value?.double ?? 1))
      isSystemSized = false
    default: return false
    }
    return true
  }

  private mutating func changeLook(_ node: ViewNode) {
    let value = node.attributes["value"]
    switch node.kind {
    case ".foregroundStyle":
      guard let style = node.attributes["style"] else { return }
      foreground = style.items.isEmpty ? [resolved(style)] : style.items.map(resolved)
      isControlColored = false
      hasChosenForeground = true
    case ".tint": tint = node.attributes["style"]
    case ".backgroundStyle": background = node.attributes["style"]
    case ".imageScale": imageScale = value?.text ?? "medium"
    case ".symbolVariant": symbolVariants.formUnion(value?.items.compactMap(\.text) ?? [])
    case ".symbolRenderingMode": symbolMode = value?.text
    case ".redacted":
      let reasons = node.attributes["reason"]?.items.compactMap(\.text) ?? []
      if reasons.contains("placeholder") { isRedacted = true }
      if reasons.contains("privacy") { hidesPrivateContent = true }
      if hidesPrivateContent, isPrivate { isRedacted = true }
    case ".unredacted": (isRedacted, hidesPrivateContent) = (false, false)
    case ".privacySensitive":
      isPrivate = value != .flag(false)
      if hidesPrivateContent { isRedacted = isPrivate }
    case ".widgetAccentable": isAccented = node.attributes["accentable"] != .flag(false)
    case ".widgetAccentedRenderingMode": accentedImages = node.string("mode")
    case ".widgetURL": widgetURL = node.attributes["url"]
    case ".labelsHidden": hidesLabels = true
    case ".disabled": if value != .flag(false) { isDisabled = true }
    case ".environment": changeEnvironment(value?.fields ?? [:])
    case ".labelStyle", ".buttonStyle", ".gaugeStyle", ".progressViewStyle", ".toggleStyle",
      ".controlSize", ".buttonBorderShape":
      controls[node.kind] = value?.text ?? value?.fields.first?.key
      controlTints[node.kind] = node.attributes["tint"]
    case ".accessoryWidgetGroupStyle": controls[node.kind] = node.string("style")
    default: if node.kind.hasPrefix(".chart") { chart.add(node) }
    }
  }

  /// Returns the style of a control, which has the tint of the kind of style that it is drawn in.
  func tinted(as kind: String) -> ViewStyle {
    var style = self
    if let own = controlTints[kind] { style.tint = own }
    return style
  }

  /// Replaces the semantic foreground, and a level of it, by the styles that are current here.
  func resolved(_ style: ViewAttribute) -> ViewAttribute {
    let primary = foreground.first ?? .record(["system": .string("primary")])
    if style.fields["semantic"] == .string("foreground") { return primary }
    // Opacity, shadow and blend mode are fields beside the style that they change.
    if let changed = style.fields["style"] {
      var fields = style.fields
      fields["style"] = resolved(changed)
      return .record(fields)
    }
    guard let level = style.fields["level"]?.text else { return style }
    let index = Self.level(named: level)
    if index < foreground.count, index > 0 { return foreground[index] }
    let base = leveledStyle
    return index == 0 ? base : .record(["level": .string(level), "style": base])
  }

  private mutating func changeEnvironment(_ fields: ViewAttributes) {
    if let scheme = fields["colorScheme"]?.text { isDark = scheme == "dark" }
    if let direction = fields["layoutDirection"]?.text {
      isRightToLeft = direction == "rightToLeft"
    }
    if let size = fields["dynamicTypeSize"]?.text,
      let index = DynamicTypeSize.allCases.firstIndex(where: { "\($0)" == size })
    {
      category = index
    }
    if let variants = fields["symbolVariants"]?.items {
      symbolVariants = Set(variants.compactMap(\.text))
    }
  }
}
