/// The names of members that Apple's types have, by which a member of the author's cannot be told.
///
/// Many types have a `title`: one that is used says nothing of whose it is. The names are those in
/// the tables of the `API` folder that several types or the modules that widgets are made of have,
/// with common ones of Foundation, the standard library and single types.
enum AppleMembers {
  /// Whether a type of Apple's has a member of a name.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - isCalled: Whether it is a function's.
  /// - Returns: Whether one has.
  static func contains(_ name: String, isCalled: Bool) -> Bool {
    (isCalled ? functions : properties).contains(Substring(name))
  }

  /// Whether an initializer of Apple's has an argument of a name.
  static func initialize(with label: String) -> Bool {
    labels.contains(Substring(label))
  }

  private static let labels = words(listedLabels).union(
    words(
      """
      activityType altitude attributes cameras completion conformingTo contactIdentifier course
      customIdentifier describing discoverabilityTitle display documentAttributes encoding filter
      groupID hashModifier horizontalAccuracy ids initialPosition intentIdentifiers
      interactionModes interpolationCount interval isStoredInMemoryOnly isTemplate keyPath
      literalCapacity major marketingContent matching maxFieldCount maxPrecision maxSelectionCount
      minor nameComponents nextPartialResult originalName output personHandle pointSize
      preferredItemEncoding prefix productIDs products proximityUUID quantity rawValue
      receiveCompletion receiveSubscription scheduler selectionBehavior showsUserLocation sort
      speed spokenPhrase subscriptions suggestionType templateItem timeIntervalSince1970
      timeIntervalSinceNow timestamp to totalDistance totalEnergyBurned upstream userTrackingMode
      uuid verticalAccuracy visibleRelationships weight workoutEvents
      """))

  private static let functions = words(listedFunctions).union(
    words(
      """
      abs adaptive adding alphaThreshold appendLiteral appending byAdding calendar centralManager
      color colorMatrix colorShader combineLatest components contact controller convolve curve
      destructive distortionShader divide dropLast elementsEqual emailAddress endOfDay enumerated
      fetchAssets firstBaseline firstIndex flexible formatted handleAction hasPrefix hasSuffix
      hash hypot isDateInToday isEqual joined lastBaseline layerShader line linearInterpolate
      loadFromHTML loadTracks locationManager lowercased magic mapValues measure merge
      meshGradient next palette paymentQueue peripheral phoneNumber photosPicker popLast quadCurve
      randomElement range records removeAll removeData removeFirst removeValue repeat replacing
      reserveCapacity resetTabOrder respond reverse reversed rounded scaledFont second session
      setCategory shader shuffled sort sorted speechSynthesizer split startOfDay starts
      streamResponse style subtract suffix swapAt systemAction tiledImage timeIntervalSince today
      trimmingCharacters unitPoint updateValue uppercased visible weather zip
      """))

  private static let properties = words(listedProperties).union(
    words(
      """
      a address allCharacters alwaysByFew alwaysByOne appear applePay ascending asciiCapable
      autocorrect b backdrop backstopMenu backward baseWindow baseline baselineOffset bedtime
      began begin breathe brokerage c cadence capitalized centered cgSessionEventTap cghidEventTap
      changed checking city commute compressed condensed constrainedHigh contact contentsOf credit
      cumulative cursorWindow d dashDot dashDotDot dateComponents dateTime day debit defaultTap
      defaultType deferred descending desktopIconWindow desktopWindow destination
      dimInactiveLayers directPinch dirtyRects disablesGroup disappear discarded dithersResult
      dockWindow dot downMirrored downUp draggingWindow dynamic e email emailOrPhone
      eventSourceUserID exrGamma false field flagsChanged floatingWindow foregroundColor forward
      foundation frameBlank frameComplete frameIdle handled hashValue head heavy helpWindow
      hidSystemState homeFax hour iPhone ignored indirectPinch inputDevicePose3D interval
      invertsAlpha isTruncated iterative ituRecommended kCGFontIndexMax kCGGlyphMax kern keyDown
      keyUp keys last lastPathComponent leftMirrored leftMouseDown leftMouseDragged leftMouseUp
      line linearBlue linearColor linearGreen linearRed listenOnly location3D loose lowercase
      luminanceToAlpha magnification mainMenuWindow markdownName maxDetentValue maximumWindow
      mayBegin middle minimumWindow minute mirror mobile modalPanelWindow modifierKeys monospaced
      month mouseEventDeltaX mouseEventDeltaY mouseEventNumber mouseEventSubtype mouseMoved
      movedRects multiline nextPartialResult nonRepeating nonReversing normalWindow nsRange
      numberPad offUp opaque original otherMouseDown otherMouseDragged otherMouseUp output
      overlayWindow pager pathComponents pathExtension pencil pending perceptual periodic phone
      pixel pointer popUpMenuWindow prefix prepaid privateState rawValue readOnly readWrite
      reducedDirtyRects refreshedRects relative repeat repeating replace reversing rightMirrored
      rightMouseDown rightMouseDragged rightMouseUp rigid rotation rounded sRGBLinear savings
      scheduler screenSaverWindow scrollWheel seconds self semibold serif shading shadowAbove
      shadowOnly single slider smartDashes smartQuotes soft solid startAnchor startLocation
      startLocation3D statusWindow stepper stopped store stretch subscript sum systemAction
      tabletEventPointX tabletEventPointY tabletEventPointZ tabletEventTiltX tabletEventTiltY
      tabletPoint tabletPointer tabletProximity tail template tight tile time timeInterval
      timeIntervalSince1970 timeIntervalSinceNow timer tornOffMenuWindow touch tracking
      traitCollection translation translation3D true ultraLight underlineStyle upMirrored upUp
      uppercase utf8 utilityWindow uuidString values variableColor wakeup weekday wiggle
      withoutMirroring work workFax workoutActive year zoomIn
      """))

  private static func words(_ text: String) -> Set<Substring> {
    Set(text.split { $0.isWhitespace })
  }
}
