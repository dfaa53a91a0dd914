// The names in the tables of the `API` folder; `make record` writes this file.

extension AppleMembers {
  /// The properties and cases that several types, or a module that widgets are made of, have.
  static let listedProperties = """
    a1 a2 a3 a4 a5 accentColor accented accentedDesaturated accessibility accessibility1
    accessibility2 accessibility3 accessibility4 accessibility5
    accessibilityAssistiveAccessEnabled accessibilityDescription
    accessibilityDifferentiateWithoutColor accessibilityDimFlashingLights accessibilityEnabled
    accessibilityExtraExtraExtraLarge accessibilityExtraExtraLarge accessibilityExtraLarge
    accessibilityInvertColors accessibilityLarge accessibilityLargeContentViewerEnabled
    accessibilityMedium accessibilityPlayAnimatedImages accessibilityPrefersHeadAnchorAlternative
    accessibilityQuickActionsEnabled accessibilityReduceMotion accessibilityReduceTransparency
    accessibilityShowButtonShapes accessibilitySwitchControlEnabled accessibilityVoiceOverEnabled
    accessoryBarAction accessoryCircular accessoryCircularCapacity accessoryCorner accessoryInline
    accessoryLinear accessoryLinearCapacity accessoryRectangular acescgLinear action actions
    activate active activeEnergyBurned activities activityEnablementUpdates activityFamily
    activityID activityMoveMode activityState activityStateUpdates activityUpdates add
    addCurveToPoint addData addFlag addLineToPoint addQuadCurveToPoint additionalSafeAreaInsets
    adjustsFontSizeToFitWidth adobeRGB1998 affectedStores affinity alarms album alert aliases
    aligned alignment alignmentRectInsets all allowedDynamicRange allowedTouchTypes
    allowsDefaultTighteningForTruncation allowsDirectInteraction allowsEditingTextAttributes
    allowsSelection allowsTightening alpha alphaInfo alternativeSpeakableMatches altitude always
    alwaysAllowed alwaysAvailable amount anchor anchorDate anchorPoint and angle animatableData
    animated animation any appContext appEntityIdentifier appEntityUIElementProvider appInfo
    appIntentsDataSource appRefresh appSettings appShortcuts appTermination appVisibility
    apparentTemperature appearsActive appleExerciseTime appleMoveTime application applicationName
    applicationState applicationUsername applications areActivitiesEnabled artist asterisk atEnd
    attachments attributeSet attributedLabel attributedText attributedTitle attributes
    attributesTooLarge attribution audio authenticationPolicy authorizationDenied
    authorizationStatus authorized autocorrectionDisabled automatic automaticOutline
    autoresizesSubviews autoresizingMask availability availableContentTypes availableModes
    avoidHidingContent axes b1 b2 b3 b4 b5 background backgroundColor backgroundFilters
    backgroundMaterial backgroundProminence backgroundStyle badge badgeProminence balanced banner
    bar base baseColorSpace baseWritingDirection basedOnSize batteryLevel batteryState
    beginConfigurationFlag beginDocument beginPage behavioralStyle belowIfTooWide bestResolution
    bevel biologicalSex birthday bitCount bitmapInfo bitsPerComponent bitsPerPixel black
    bleedingAfterPregnancy bleedingDuringPregnancy blendMode blockByteCount bloodType blue
    bluetoothAlert blurReplace bnnsDataType bold boldText book borderStyle bordered
    borderedProminent borderless borderlessButton bottom bottomAnchor bottomBar bottomLeading
    bottomOrnament bottomTrailing bounce bouncy boundingBox boundingBoxOfClipPath
    boundingBoxOfPath boundingMapRect boundingRect bounds boundsDidChangeNotification
    boundsIgnoreFraming brown browser butt button buttonBorder buttonRepeatBehavior buy by
    byCharWrapping byClipping byLayer byTruncatingHead byTruncatingMiddle byTruncatingTail
    byWordWrapping byteCount byteOrderInfo bytesPerRow calDAV calendar calendarIdentifier
    calendars call callout camera cancel cancelAction canceled cancellationAction cancelled
    capsLock capsule caption caption2 carPlay card cardinal caseDisplayRepresentations categories
    category categoryIdentifier categoryName catmullRom causesPageTurn cellular center
    centerCoordinate centerFirstTextBaseline centerLastTextBaseline centerXAnchor centerYAnchor
    cgAffineTransformValue cgColor cgImage cgPath cgPointValue cgRectValue character characters
    checkIn childForHomeIndicatorAutoHidden childForScreenEdgesDeferringSystemGestures
    childForStatusBarHidden childForStatusBarStyle children circle circular circularEaseIn
    circularEaseInOut circularEaseOut clear clearsOnInsertion clipBoundingRect clipsToBounds
    clockwise closeSubpath cloudCover cloudCoverByAltitude cmyk codable code color colorBurn
    colorDodge colorMode colorScheme colorSchemeContrast colorSpace colorTable colors columns
    combine combineIdentifier command compact compactLeading compactMenu compactTrailing
    completionDate components composer compositingFilter condition configuration configurations
    confirmationAction connectToPreviousIntentResult connected connecting console constraints
    contain container containerIdentifier containerRelative containerValues contains
    containsImageSpecificToneMappingMetadata content contentFrame contentHeadroom contentMinSize
    contentSize contentState contentStateUpdates contentTransition
    contentTransitionAddsDrawingGroup contentType contentUpdates contextMenuPreview continue
    continuous control controlActiveState controlSize controlStyle
    conversionBlackPointCompensation conversionTRCSize coordinate coordinateSpace coordinator copy
    coreMedia709 cornerRadii cornerRadius cornerSize count counterClockwise country countryCode
    create creationDate criteria cross ctm currencyCode currencyCodes current currentDate
    currentImage currentPath currentPoint currentPointOfPath currentPushInfo currentTime
    currentValueLabel custom customMirror customPlaygroundQuickLook cyan cycling dX dY daily
    damping dampingRatio dark darkGray darkOutline darken dash dashPhase data dataDetectorTypes
    dataProvider databaseScope date dateKind dcip3 debugDescription decode decrease decreased
    decrement default defaultAction defaultAttributeSet defaultMinListHeaderHeight
    defaultMinListRowHeight defaultQuery defaultResolverSpecification defaultTabInterval
    defaultUnit defaultValue defaultWheelPickerItemHeight degrees delegate delete deleteForward
    denied deprecation depthData desaturated description descriptionText desktopShapeChangedFlag
    destinationAtop destinationIn destinationOut destinationOver destructive destructiveAction
    detail detailOnly device deviceN deviceVerification deviceVerificationNonce dewPoint
    diagnostics dialog diamond dictionaryRepresentation didBecomeActiveNotification didDisappear
    didEnterBackgroundNotification didFinishLaunchingNotification difference direction
    disableAutocorrection disabled disabledFlag disablesAnimations disconnected disconnecting
    dismiss dismissBehavior dismissImmersiveSpace dismissSearch dismissWindow dismissed
    displayName displayP3 displayP3_HLG displayP3_PQ displayP3_PQ_EOTF displayPadding
    displayRepresentation displayScale displaySize displayStyle distance do document
    documentConfiguration doesNotContain domainIdentifier dominantLanguage done doubleColumn down
    downArrow download downstream dragPreview drawsAfterEndLocation drawsBeforeStartLocation
    duration dynamicOptionsProvider dynamicTypeSize easeIn easeInEaseOut easeInOut easeOut edge
    edit editMode editor elevated ellipse emailAddress emailAddresses empty enabled enabledFlag
    end endDate endDocument endIndex endPage ended entities entitiesByName entity
    entityIdentifierString entityName entityType entries environment environmentVariants eoFill
    eoFillStroke equalTo error errorCode errorDescription errorDomain errorUserInfo escape
    estimatedWorkoutEffortScore evenOdd event everyMinute exchange excludeDesktopElements
    exclusion existingFile expanded expirationDate expirationHandler exposureMode extended
    extendedDisplayP3 extendedGray extendedITUR_2020 extendedLinear extendedLinearDisplayP3
    extendedLinearGray extendedLinearITUR_2020 extendedLinearSRGB extendedSRGB extensionContext
    extraExtraExtraLarge extraExtraLarge extraLarge extraLargeTitle extraLargeTitle2 extraSmall
    failed failure failureReason family familyName fetchLimit fetchOffset fetchRequest file
    fileSystem fileURL filename fill fillStroke fillStyle filter filterCriteria find
    findIntentDescription findInteraction first firstLineHeadIndent firstTextBaseline fit fixed
    flags focusGroupIdentifier font font_table_index_values footnote forAppOnly forSession
    forbidden foreground fractionCompleted frame freeform freeformVideo
    frequentPushEnablementUpdates frequentPushesEnabled full fullColor fullScreenCover function g1
    g2 g3 g4 g5 general generatedContent generationSchema genericCMYK genericGrayGamma2_2
    genericLab genericRGBLinear genericXYZ genre gesture get givenName glass global
    globalMaximumExceeded globalTintColor go gradient grape graphical gray grayBlue grayBrown
    grayGreen greaterThan greaterThanOrEqualTo greedy green grouped h1 h2 h3 h4 h5 h6 hail handle
    hardLight hasAmbiguousLayout hasAnyValue hasBeenRounded hasChanges hasMotion hasNoValue
    hasPrefix hasSuffix headIndent headerProminence heading headings headline height heightAnchor
    help hex hidden hiddenTitleBar hideInSpotlight hierarchical high highlight home homeScreen
    horizontal horizontalAccuracy horizontalScrollBounceBehavior
    horizontalScrollIndicatorVisibility horizontalSizeClass hourAndMinute hourly hoverEffect hue
    humidity hybrid hyphenationFactor iOS iPhoneWidgetsOnMac iccData icon iconOnly id
    identificationHint identifier identifierForVendor identity ignore image imageDynamicRange
    imagePlaygroundAllowedGenerationStyles imagePlaygroundPersonalizationPolicy imageScale
    imageSize imageStyle images immediate immediately immersiveSpace immersiveSpaceDisplacement
    impact importExport inactive includedPackages inclusiveRange increase increased increment
    indefinite index indexed indices indigo infinite infinity information inline inlineLarge
    inputAccessoryView inputOptions inputView insertion inset insetGrouped instantMessageAddresses
    instructionsRepresentation integral intent intentClassName intentDidRun interaction
    interactionState interactive interactiveSpring interactively internalError interpolate
    interpolatingSpring interpolationQuality interruptionLevel intervalComponents
    intrinsicContentSize invalid invalidated inverse ioDisplayModeID ioFlags
    isAccessibilityCategory isAccessibilitySize isActivityFullscreen isActivityUpdateReduced
    isAffine isAnimating isAntialiased isApplicationRunningInDock isAutorotated isAutorotating
    isAvailable isBatteryMonitoringEnabled isButton isCancelled isContinuous isConverting
    isDaylight isDeleted isDiscoverable isEOFilled isEditable isEditing isEmpty isEnabled
    isExpanded isFamilyShareable isFavorite isFindInteractionEnabled isFocusEffectEnabled
    isFocused isGlobal isHeader isHidden isHighlighted isHoverEffectEnabled isIdentity isImage
    isInfinite isInsertion isKeyboardKey isLink isLoading isLocal isLogicallyComplete
    isLuminanceReduced isMask isMe isMixed isModal isModalInPresentation isNull isOn isOpaque
    isOptional isPathEmpty isPaused isPersistent isPositionedByUser isPresented isPressed
    isPreview isReadOnly isRegisteredForRemoteNotifications isSceneCaptured isScrollEnabled
    isSearchField isSearching isSelectable isSelected isStale isStaticText isSummaryElement
    isSupported isTabBarShowingSections isToggle isTracking isTransferring
    isUserInteractionEnabled isViewLoaded isWideGamutRGB isoCountryCode italicText item items
    itur_2020 itur_2020_HLG itur_2020_PQ itur_2020_PQ_EOTF itur_2020_sRGBGamma itur_2100_HLG
    itur_2100_PQ itur_709 itur_709_HLG itur_709_PQ jobTitle join jsonRepresentation key
    keyCommands keyboard keyboardShortcut keyboardType kind lab label labelsVisibility landmarks
    landscapeLeft landscapeRight language large largeTitle lastModifiedDate lastTextBaseline
    latitude launchImageName layer layoutDirection layoutDirectionBehavior layoutGuides
    layoutMarginsGuide layoutProperties leading leadingAnchor leadingFirstTextBaseline
    leadingLastTextBaseline left leftAnchor leftArrow leftToRight legibilityWeight lessThan
    lessThanOrEqualTo levelChange levelOfDetail lift light lightBlue lightGray lightOutline
    lighten lime limit limited lineBreakMode lineBreakStrategy lineCap lineHeightMultiple lineJoin
    lineLimit lineSpacing lineWidth linear linearCapacity linearDisplayP3 linearGray
    linearITUR_2020 linearSRGB link links listRowSeparatorLeading listRowSeparatorTrailing lists
    loading local localEventsSuppressionInterval locale localization localizedDescription
    localizedDisplayName localizedModel localizedName localizedStringResource location locations
    lockScreen log logicallyComplete longitude low lowFrequency luminosity lyrics m11 m12 m13 m21
    m22 m23 m31 m32 m33 macOS magenta magicTap magnitude magnitudeSquared main
    malformedActivityIdentifier managedObjectContext managedObjectModel mapItem mask
    maskAlphaShift maskAlternate maskCommand maskControl maskHelp maskNonCoalesced maskNumericPad
    maskSecondaryFn maskShift mass materialActiveAppearance maxX maxY maximumDistance
    maximumLineHeight maximumValueLabel mediaType medium menu menuIndicatorVisibility menuOrder
    message messaging metadata midX midY middleName minLength minX minY mini minimal minimum
    minimumAngleDelta minimumDistance minimumDuration minimumFontSize minimumLineHeight
    minimumScaleDelta minimumScaleFactor minimumTolerance minimumValueLabel minor mint mirrorFlag
    mirrors missingParameterValue missingProcessIdentifier misspelledWords miter miterLimit mode
    model modelContext moderate modificationDate modifier modifierFlags modifiers monochrome
    monotone move moveToPoint movedFlag movies multicolor multilineTextAlignment multiply name
    namePrefix nameSuffix narrative navigation navigationBar navigationBarDrawer
    navigationBarLeading navigationBarTrailing navigationLink navigationStack navy
    negativeInfinity negativePhrases networkError never newDocument newItem next nibBundle nibName
    nickname no noFill noIntrinsicMetric nominalResolution nonLinear none normal normalized
    notDetermined notEqualTo notFound notInteractive notPresent notSet notSupported noteMessage
    noteProgress notification notificationFilterPredicate now nowPlayingInfo nsPredicate
    nsSortDescriptors null numberOfComponents numberOfTapsRequired numberOfTouchesRequired
    numericFormat numericPad objectWillChange offer offset onLook onSearchPresentation onSelect
    onTextEntry oneOf onlyShadows opacity open openAppWhenRun openDocument openImmersiveSpace
    openSettings openURL openWindow opensIntent operation option optionAll optionIncludingWindow
    optionOnScreenAboveWindow optionOnScreenBelowWindow optionOnScreenOnly options or orange order
    organizationName orientation originalPurchaseDate other outline outputImage outputs overlay
    overrideUserInterfaceStyle page pageDown pageUp paging palette pan paper paragraphSpacing
    paragraphSpacingBefore parameterMode parameterSummary parameters parent password pasteboard
    path pathComplete pathUpdateHandler pattern paused pay paymentDiscount paymentType pentagon
    perceptualUnitRect permanently permissionDenied permitLocalKeyboardEvents
    permitLocalMouseEvents permitSystemDefinedEvents persistenceFailure persistentIdentifier
    persistentStoreCoordinator phase phoneNumber phoneNumbers pink pinned pitch pixelEncoding
    pixelFormatInfo pixelHeight pixelLength pixelWidth pixelsPerLine placeholder plain platform
    play playCount playSound playbackState playgroundDescription playsSound plotAreaFrame
    plotAreaSize plotContainerFrame plotDimension plotFrame plotSize plus plusDarker plusLighter
    point pointSize points policy popover portrait portraitUpsideDown position positiveInfinity
    post postalCode precipitation precipitationAmount precipitationChance precipitationIntensity
    preciseTimestamp predicate predictionConfiguration preferredBehavioralStyle
    preferredContentSize preferredContentSizeCategory preferredPencilDoubleTapAction
    preferredPencilSqueezeAction preferredScreenEdgesDeferringSystemGestures
    preferredStatusBarStyle preferredStatusBarUpdateAnimation preferredStyle
    prefersHomeIndicatorAutoHidden prefersStatusBarHidden presentation presentationContextProvider
    presentationMode presented presentingViewController pressure pressureTrend preventDictation
    previewValue previews price priceLocale primary primaryAction primitivePlottable principal
    printItem priority privacy product productIdentifier progress projectedValue prominentDetail
    prompt promptLabel promptRepresentation pronunciationHint properties propertiesToFetch
    proposedSize provider providesAppNotificationSettings provisional proxyConfigurations
    publisher pulse purple pushInfo pushToStartToken pushToStartTokenUpdates pushToken
    pushTokenUpdates pushWindow quantity quantityType quaternary queue quinary r1 r2 r3 r4 r5
    radians radius radix rain rate rating readableContentTypes reason recessed
    reconnectNotPermitted recordPermission recordType recoverySuggestion rect rectSelection
    rectangle red redactionReasons reducedDirtyRectangleCount refresh refreshRate region regular
    regularMaterial relationshipKeyPathsForPrefetching releaseInfo relevance relevanceScore
    relevantShortcut reminder removal removeFlag removed removedOnCompletion rename
    renamingIdentifier renderer renderingIntent renderingMode rendersAsynchronously reorderable
    repeats replacedBy request requestData requiresActivation requiresAuthentication
    requiresLocalDeviceAuthentication resetFocus resizes response restartPerform
    restorationIdentifier restricted resultType resultValueName return rgb right rightAnchor
    rightArrow rightToLeft role rommrgb rootInterfaceController rootView rotate rotationRate round
    roundedBorder roundedRectangle roundedSquare roundingRule route row run running sRGB
    safeAreaInsets safeAreaLayoutGuide safeAreaRegions sampleType saturation saveItem scale
    scenePhase schema school score screen screens script scrollContent
    scrollContentOffsetAdjustmentBehavior scrollDismissesKeyboardMode scrollIndicators
    scrollPositionUpdatePreservesVelocity scrollTargetAnchor scrollView scrolls search
    searchKeywords searchScopes searchSuggestionsPlacement second secondary secondaryAction
    section sectionFooters sectionHeaders sectionIdentifier sections segmented selection send sent
    sentences separator set setMainFlag setModeFlag settlingDuration severe severity shadow
    shadowColor shadowOffset shape share shared sheet shift shortcutAvailability shortcutTileColor
    shouldBeOpaque shouldInterpolate shouldToneMap showMenu showsIndicators
    showsWidgetContainerBackground showsWidgetLabel sidebar sidebarAdaptable sidebarRowSize
    sidebarToggle signedDate silentOnTouch simplified simulatesAskToBuyInSandbox singleWindowList
    size sizeCategory sizingOptions slash sleet slide small smooth smoothsColors snappy snapshot
    snow snowfallAmount softLight sortDescriptors sortingOptions sound source sourceAtop
    sourceCode sourceIn sourceOut sourceRect sourceStateID sourceType sources space spacing speed
    spreadsheet spring springLoadingBehavior square squareRoot stack stackOrientation stale
    staleDate standBy standard standardized start startDate startIndex startNavigation
    startsMediaSession state stationary status stepCenter stepEnd stepStart stiffness stop stops
    storefront storyboard string stringRepresentation stroke strokeStyle structuredLocation style
    subThoroughfare subheadline subject subscription subscriptionPeriod subtitle subviews success
    suggestedInvocationPhrase suggestedWorkouts summary summaryArgument summaryArgumentCount
    superview supportedCategories supportedContentTypes supportedModes supportsImagePlayground
    supportsMultipleWindows supportsNegativeNumbers supportsOutput suppressed swiftUI switch
    switchControl symbolEffect symbolName symbolRenderingMode symbolVariants symbols symmetricLog
    synonyms systemBrown systemContext systemCyan systemExtraLarge systemExtraLargePortrait
    systemGray systemGreen systemImageName systemIndigo systemLarge systemMedium systemMint
    systemName systemOrange systemPink systemPurple systemRed systemServices systemSmall
    systemTeal systemVersion systemYellow tab tabBar tabBarOnly tabBarPlacement tabStops tabView
    tableColumnBody tableRowBody tables tailIndent tangerine target targetContentIdentifier
    targetContentIdentifierPrefix targetMaximumExceeded targetSize teal temperature tentative term
    tertiary text textAlignment textCase textColor textDidBeginEditingNotification
    textDidChangeNotification textDidEndEditingNotification textEditing textFields textFormatting
    textLists textMatrix textPosition textSelectionAffinity thick thickMaterial thin thinMaterial
    thoroughfare threadIdentifier thumbTintColor timeSensitive timeStampBegin timeStampEnd
    timeZone timestamp tint tintColor title title2 title3 titleAndIcon titleBar titleOnly toggle
    token toolTip toolbar toolbarLabelStyle top topAnchor topBarLeading topBarTrailing topLeading
    topTrailing tracks tracksVelocity trailing trailingAnchor trailingFirstTextBaseline
    trailingLastTextBaseline traitOverrides transaction transferRepresentation transform transient
    transportType triangle truncate truncationMode turnOff turnOn tv tvOS type
    typeDisplayRepresentation typeID typingAttributes uiImage ultraThick ultraThickMaterial
    ultraThin ultraThinMaterial unMirrorFlag unavailable underPageBackgroundColor underlineText
    undoManager undoRedo unentitled unflippedLocation ungrouped unified unifiedCompact unit
    unitAdjustForLocale unknown unownedExecutor unspecified unstacked unsupported
    unsupportedTarget up upArrow updates updatesFrequently upstream url urlRepresentation
    urlSession user userActivity userCancelled userData userInfo userInitiated userInterfaceIdiom
    userSpaceToDeviceSpaceTransform username usesDefaultHyphenation usesIndexedCollation utType
    uuid uvIndex valid validationMultipleErrors value valueMaximumLength velocity version
    versionHash versionHashModifier vertical verticalPage verticalReversed
    verticalScrollBounceBehavior verticalScrollIndicatorVisibility verticalSizeClass vibrant video
    view viewAligned viewID viewIfLoaded viewStyle visibility visible visibleInterfaceController
    voiceOver volume volumetric walking warning watchConnectivity watchOS webDomains weekly wheel
    wheelchairUse white wholeSymbol widget widgetContentMargins widgetFamily widgetRenderingMode
    width widthAnchor willAppear willEnterForegroundNotification willResignActiveNotification wind
    winding window windowArrangement windowBackground windowList windowSize windowToolbar word
    wordProcessing words workingColorSpace workingFormat workoutEffortScore workoutStyle world
    worldTrackingLimitations wrappedValue writableContentTypes x xLarge xSmall xor xxLarge
    xxxLarge y yCbCrMatrix_ITU_R_601_4 yCbCrMatrix_ITU_R_709_2 yCbCrMatrix_SMPTE_240M_1995 yellow
    yes z zero zoom zoomOut
    """
}
