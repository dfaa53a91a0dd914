import WidgetManifest
import WidgetRecording

extension Session {
  /// Returns the looks in which the widget's entries are drawn, the usual ones first.
  ///
  /// Appearances and sizes of text are combined; everything else differs from the first look alone.
  ///
  /// - Parameters:
  ///   - declared: The looks that the manifest names.
  ///   - variants: Whether those alone are drawn, or all that there are.
  ///   - system: The platform and its version.
  ///   - device: The screen.
  /// - Returns: The looks with sizes and surroundings, each once.
  func drawingTargets(
    _ declared: DrawingsDeclaration, _ variants: DrawnVariants, on system: PlatformVersion,
    _ device: DeviceScreen
  ) -> [DrawingTarget] {
    let isAll = variants == .all
    // A watch and a Lock Screen are dark.
    let isDark = !appearance.hasBackground || system.platform == .watchOS
    let isOnLockScreen = !appearance.hasBackground && system.platform != .watchOS
    let usual = ["light", "dark"]
    let appearances = isDark ? ["dark"] : declared.appearances ?? usual
    var typeSizes = declared.typeSizes ?? [DrawnLook.usualTypeSize]
    if isAll, !typeSizes.contains("accessibility2") { typeSizes.append("accessibility2") }
    var looks: [DrawnLook] = []
    func add(_ appearance: String, _ change: (inout DrawnLook) -> Void) {
      var look = DrawnLook(appearance)
      if isOnLockScreen { look.renderingMode = .vibrant }
      change(&look)
      if !looks.contains(look) { looks.append(look) }
    }
    for typeSize in typeSizes {
      for appearance in appearances { add(appearance) { $0.typeSize = typeSize } }
    }
    let first = appearances.first ?? "light"
    if isAll || declared.hasIncreasedContrast {
      for appearance in appearances { add(appearance) { $0.hasIncreasedContrast = true } }
    }
    if isAll || declared.hidesPrivateContent { add(first) { $0.hidesPrivateContent = true } }
    let tints: [RenderingMode] =
      system.platform == .watchOS ? [.accented] : [.accented, .clear]
    // A Lock Screen has one mode, which is that of all looks there.
    let modes =
      isOnLockScreen ? [] : declared.renderingModes ?? (isAll && system.tintsWidgets ? tints : [])
    // A Lock Screen shows no widget whose background must stay.
    let skipped: Set<RenderingMode> =
      widget.isBackgroundRemovable ? [.fullColor] : [.fullColor, .vibrant]
    for mode in modes where !skipped.contains(mode) {
      add(mode == .clear ? first : "dark") { $0.renderingMode = mode }
    }
    let locales = declared.locales ?? (isAll ? [DrawnLook.longWords, DrawnLook.mirrored] : [])
    for locale in locales { add(first) { $0.locale = locale } }
    for screen in declared.devices where screen != device {
      add(first) { $0.device = screen.description }
    }
    let places = declared.places ?? (isAll ? DrawnPlace.ofWidgets : [])
    for place in places where isShown(in: place, on: system) {
      add("dark") { look in
        look.place = place
        if place == .standByNight { look.renderingMode = .vibrant }
      }
    }
    return looks.map { target($0, on: system) }
  }

  /// Whether a place of a platform shows the widget's family.
  private func isShown(in place: DrawnPlace, on system: PlatformVersion) -> Bool {
    if place == .bezel { return family == .accessoryCircular && system.platform == .watchOS }
    return family == .systemSmall && widget.showsInStandBy && system.hasStandBy
  }

  private func target(_ look: DrawnLook, on system: PlatformVersion) -> DrawingTarget {
    var target = DrawingTarget(look)
    var (size, surroundings) = (displaySize, appearance)
    if let screen = look.device.flatMap(DeviceScreen.init) {
      size = system.displaySize(of: family, on: screen)
      surroundings = system.appearance(of: family, size: size, on: screen)
    }
    if look.place?.isStandBy == true { surroundings = surroundings.inStandBy }
    target.width = size.width
    target.height = size.height
    target.margin = surroundings.margin
    target.cornerRadius = surroundings.cornerRadius
    target.scale = surroundings.scale
    target.hasBackground = surroundings.hasBackground && look.renderingMode == .fullColor
    return target
  }
}
