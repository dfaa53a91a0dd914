// The names in the tables of the `API` folder; `make record` writes this file.

extension AppleMembers {
  /// The arguments of initializers that several types, or such a module, have.
  static let listedLabels = """
    action actionHandler actionLabel actions addition after aliases alignment allowOverDamping
    alpha alternate amount anchor anchorDate angle angularInset animation antialiased arrowEdge as
    attributedTitle axis background backgroundDisplayMode base before beginDocument beginPage
    bezierPoints bitmapInfo bitsPerComponent bitsPerPixel black blackPoint blue body bottom
    bottomLeading bottomLeadingRadius bottomTrailing bottomTrailingRadius bounce bounds brightness
    bundle buttons by bytesPerRow calibratedGrayWhitePoint calibratedRGBWhitePoint callbacks
    category categoryName center centered cgAffineTransform cgColor cgImage cgPoint cgRect
    children coder collisionResolution color colorComponents colorMode colorSpace colorTable
    colors colorsSpace columnCustomization columnVisibility columns comment compactLeading
    compactTrailing comparator comparators compatibleWith completionHandler components
    configuration consumer content contentStates contentType contentsOf context controlStyle
    coordinate coordinateSpace coordinates cornerHeight cornerRadii cornerRadius cornerSize
    cornerWidth count countsDown currencyCode currencyCodes currentValueLabel cvPixelBuffer dX dY
    damping dampingRatio dash dashPhase data decode decorative default defaultUnit
    defaultUnitAdjustForLocale defaultValue degrees description destination detail device
    dictionaryRepresentation dismissButton displayName displayP3Red displayRepresentation
    displayStyle displayedComponents dst dstHeadroom duration dx dy dynamicIsland dynamicProvider
    edge editActions editor effect ellipseIn end endAngle endDocument endPage endPoint endRadius
    endRadiusFraction endVelocity entity entityProvider entries eoFill epsilon erasing event
    eventStore exactly expanded exportedContentType exporting extendedGraphemeClusterLiteral
    family fetchRequest fileURL filename fillStyle flipped floatLiteral footer for format
    formatter frame from full gamma genericCMYKCyan genericGrayGamma2_2Gray get gradient gray
    green group handle handler hasMotion header heading headroom height horizontal horizontalShear
    horizontalSpacing hue iccBasedNComponents iccData iccProfileData icon id idType
    identificationHint identifier image imageData imageLiteralResourceName importedContentType
    importing in inclusiveRange indexDisplayMode indexedBaseSpace info initialValue innerRadius
    inputConnectionBehavior inputOptions insertion insertionPoint integerLiteral intent
    intervalComponents ioSurface isActive isAntialiased isExpanded isInserted isMe isOn isVisible
    item items itemsBuilder jpegDataProviderSource key keyDown keyboardEventSource keyframes kind
    labWhitePoint label last latitude leading length limit limitBehavior lineCap lineJoin
    lineWidth localization locations longitude magenta managedObjectModel manager mapRect
    mappingTransform markedValueLabels maskWidth mass matrix max maximumDistance maximumValueLabel
    mediaBox menuItems message metadata migrationPlan min minLength minimal minimumAngleDelta
    minimumDistance minimumDuration minimumInterval minimumScaleDelta minimumValueLabel miterLimit
    mode modifier modifiers mouseButton mouseCursorPosition mouseEventSource mouseType
    multiLabelAlignment name named newDocument nibName noteMessage noteProgress
    notificationFilterPredicate nsColor nsImage numericFormat of offset offsetsMarks onCommit
    onDecrement onEditingChanged onIncrement onPaste opacity opaque operation options
    optionsCollections optionsProvider orientation otherwise outerRadius outputType
    parameterPresentation parameters path pattern patternBaseSpace patternImage patternSpace
    pauseTime paused payloadAction payloadType photoLibrary phrases pinnedViews pitch placeholder
    placeholderIcon placemark placement platformColorSpaceRef player pngDataProviderSource points
    policy port position postalAddress predicate preferredCompactColumn prefersPromotionalIcon
    prepare preset preview primaryAction primaryButton primitivePlottable priority profile
    projectedValue prompt promptLabel pronunciationHint properties propertyListPlist provider
    quantitySamplePredicate quantityType query queryDescriptors radians radius radix range ranges
    recordType rect red relativeTo releaseCallback releaseInfo relevance relevanceScore removal
    renderer rendersAsynchronously repeating repeats replacedBy replacing request
    requestDisambiguationDialog requestValueDialog reset resetTransaction resolvedColors resolvers
    resource response resultValueName resultsHandler role root rootView rotation rotationAngle
    roundedRect roundingRule row rowContent rows sampleType saturation scale scaleX scope score
    scrollWheelEvent2Source searchKeywords secondaryButton section sectionIdentifier sections
    sectionsBuilder selection series set settlingDuration shape shortTitle shouldInterpolate
    showsByDefault showsHours showsIndicators showsMenuIndicator showsTitle sidebar size
    smoothsColors sortDescriptors sortOrder sortUsing sound source sourceRect sources space
    spacing spring src srcHeadroom srgbRed stacking staleDate start startAngle startPoint
    startRadius startRadiusFraction startVelocity state stateID step stiffness stops store string
    stringInterpolation stringLiteral stroke strokeStyle style subject subsystem subtitle subviews
    summary supportedContentTypes supportedTypeIdentifiers supportedTypes supportedValues
    supporting supportsNegativeNumbers supportsOpacity symbols synonyms systemImage
    systemImageName systemName table tableName tag targetContentIdentifierPrefix term text
    textRange texture timeRange timeline timelineProvider timerInterval timingCurve tint title
    token toneMapping top topLeading topLeadingRadius topTrailing topTrailingRadius total trailing
    traits transaction transform translation translationX trigger type uiColor uiImage unit
    unitAdjustForLocale units url urlRepresentable userInfo usesIndexedCollation using validator
    value valueLabel values variableValue verbatim version vertical verticalSpacing viewer viewing
    virtualKey wheel1 wheel2 wheel3 wheelCount white widget widgetFamily widgetKind width
    withDataAllocator withResolvers wrappedValue x xEnd xStart y yEnd yStart yellow z zoneID
    """
}
