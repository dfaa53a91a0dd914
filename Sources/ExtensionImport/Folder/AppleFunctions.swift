// The names in the tables of the `API` folder; `make record` writes this file.

extension AppleMembers {
  /// The functions that several types, or a module that widgets are made of, have.
  static let listedFunctions = """
    abort accentColor accessibility accessibilityAction accessibilityActions
    accessibilityActivationPoint accessibilityAddTraits accessibilityAdjustableAction
    accessibilityChartDescriptor accessibilityChildren accessibilityCustomContent
    accessibilityDirectTouch accessibilityDragPoint accessibilityDropPoint accessibilityElement
    accessibilityFocused accessibilityHeading accessibilityHidden accessibilityHint
    accessibilityIdentifier accessibilityIgnoresInvertColors accessibilityInputLabels
    accessibilityLabel accessibilityLabeledPair accessibilityLinkedGroup accessibilityQuickAction
    accessibilityRemoveTraits accessibilityRepresentation accessibilityRespondsToUserInteraction
    accessibilityRotor accessibilityRotorEntry accessibilityScrollAction
    accessibilityShowsLargeContentViewer accessibilitySortPriority accessibilityTextContentType
    accessibilityValue accessibilityZoomAction accessoryBar accessoryWidgetGroupStyle actionSheet
    activate active activityBackgroundTint activitySystemActionForegroundColor add addAction
    addAnimationCompletion addArc addAttachmentData addChild addConstraint addConstraints addCurve
    addDestination addDocumentMetadata addEllipse addFilter addItem addItems addLayoutGuide
    addLine addLines addPath addQuadCurve addRect addRects addRelativeArc addRoundedRect
    addSubview addTarget after alert alignment alignmentGuide alignsMarkStylesWithPlotArea all
    allEntities allSatisfy allowedDynamicRange allowsHitTesting allowsTightening
    allowsWindowActivationEvents alternatingRowBackgrounds anchorPreference anchorWithOffset angle
    angularGradient animate animated animation annotation antialiased appEntityIdentifier
    appEntityUIElements appRefresh append appendingPathComponent appendingPathExtension
    application applicationDidBecomeActive applicationDidEnterBackground
    applicationDidFinishLaunching applicationWillEnterForeground applicationWillResignActive apply
    applyWithBlock applying as aspectRatio assign associateAppEntity associatedKind asymmetric
    authorizationStatus autocapitalization autocorrectionDisabled automatic autoscroll background
    backgroundImage backgroundPreferenceValue backgroundStyle backgroundTask badge badgeProminence
    baselineOffset beginPDFPage beginPage beginPath beginTransparencyLayer bezier blendMode blur
    blurReplace body bold border bouncy boundingRect bounds brightness buildArray buildBlock
    buildEither buildExpression buildFinalResult buildIf buildLimitedAvailability buildOptional
    buildPartialBlock buttonBorderShape buttonRepeatBehavior buttonState buttonStyle calendars
    callAsFunction camera cancel capsule captureTextFromCamera cardinal catmullRom
    certificateSheet channel chartAngleSelection chartBackground chartForegroundStyleScale
    chartGesture chartLegend chartLineStyleScale chartOverlay chartPlotStyle chartScrollPosition
    chartScrollTargetBehavior chartScrollableAxes chartSymbolScale chartSymbolSizeScale chartXAxis
    chartXAxisLabel chartXAxisStyle chartXScale chartXSelection chartXVisibleDomain chartYAxis
    chartYAxisLabel chartYAxisStyle chartYScale chartYSelection chartYVisibleDomain
    checkParameterRangeContains clear clip clipShape clipToLayer clipped closePDF closePath
    closeSubpath collect colorEffect colorInvert colorMultiply colorScheme colorSpace
    combineExplicit combined commands commandsRemoved commandsReplaced compactMap compare
    componentsSeparated compositingGroup compositingLayer concat concatenate concatenating
    configurationDisplayName configurationIntent configuredWith confirmationDialog
    confirmationRequired conicGradient connect constant constraint constraintsAffectingLayout
    contactAccessButtonCaption contactAccessButtonStyle contactAccessPicker containerBackground
    containerBackgroundRemovable containerRelativeFrame containerShape containerValue contains
    contentCompressionResistancePriority contentHuggingPriority contentMargins
    contentMarginsDisabled contentShape contentToolbar contentTransition contextMenu contrast
    controlGroupStyle controlSize controlWidgetActionHint controlWidgetStatus convert
    convertToDeviceSpace convertToUserSpace converted coordinateSpace copy copyICCData
    copyPropertyList copyable cornerRadius count counterForEventType cropping current
    currentConfigurations currentControls currentTime currentValue custom customizationBehavior
    customizationID cuttable data date datePickerStyle dateRange decode decodeRestorableState
    decomposed default defaultAppStorage defaultCustomization defaultFocus defaultHoverEffect
    defaultLaunchBehavior defaultPosition defaultResult defaultScrollAnchor defaultSize
    defaultValue defaultVisibility defaultWheelPickerItemHeight defaultWindowPlacement
    defaultWorldScaling defersSystemGestures degrees delay delete deleteDisabled deleteDonations
    description deviceOrientationDidChange dialogIcon dialogPreventsAppTermination dialogSeverity
    dialogSuppressionToggle dictionaryRepresentation
    didFailToRegisterForRemoteNotificationsWithError didMove didReceive
    didReceiveRemoteNotification didRegisterForRemoteNotifications digitalCrownAccessory
    digitalCrownRotation dimensions disableAutocorrection disabled disabledCustomizationBehavior
    disambiguation disclosureGroupStyle disfavoredLocations dismantleNSView dismantleUIView
    dismantleUIViewController dismiss dismissalConfirmationDialog display displayIfNeeded
    displayName displayRepresentation displayRepresentations distance distortionEffect divided
    documentBrowserContextMenu donate donationIdentifier draggable draw drawLayer
    drawLinearGradient drawPDFPage drawPath drawRadialGradient drawShading drawText drawingGroup
    drop dropDestination dropEntered dropExited dropFirst dropUpdated durationOffset dynamicIsland
    dynamicTypeSize easeIn easeInOut easeOut edgesIgnoringSafeArea effectValue ellipticalGradient
    enableWaterLock enabled encode encodeRestorableState end endPDFPage endPage
    endTransparencyLayer entities entity entityIdentifier entries entry environment
    environmentObject equalTo equatable events exclusively execute explicit explicitAlignment
    exportableToServices exportsItemProviders failure fetch file fileDialogBrowserOptions
    fileDialogConfirmationLabel fileDialogCustomizationID fileDialogDefaultDirectory
    fileDialogImportsUnresolvedAliases fileDialogMessage fileDialogURLEnabled fileExporter
    fileExporterFilenameLabel fileImporter fileMover fileWrapper fill fillEllipse fillPath filter
    finalize findDisabled findNavigator finish first fitness fixed fixedSize flagsState flatMap
    flattened flipsForRightToLeftLayoutDirection flush focusEffectDisabled focusScope focusSection
    focusable focused focusedObject focusedSceneObject focusedSceneValue focusedValue font
    fontDesign fontWeight fontWidth forEach force foreground foregroundColor foregroundStyle
    foregroundStyleDomain formIndex formIntersection formStyle formSymmetricDifference formUnion
    fraction frame frameResize fullScreenCover gaugeStyle geometryGroup gesture
    getCurrentConfigurations getDoubleValueField getHue getIntegerValueField
    getLocalEventsFilterDuringSuppressionState getRed getSnapshot getTimeline getWhite
    glassBackgroundEffect grayscale greedy gridCellAnchor gridCellColumns gridCellUnsizedAxes
    gridColumnAlignment groupBoxStyle handActivationBehavior handGestureShortcut
    handPointerBehavior handle handleActiveWorkoutRecovery handleRemoteNowPlayingActivity
    handleUserActivity handlesExternalEvents hardware hasItemsConforming headerProminence headings
    height help hex hidden highPriorityGesture hitTest horizontalRadioGroupLayout hoverEffect
    hoverEffectDisabled hoverEffectGroup hueRotation hybrid id ignoreOutput ignoredByLayout
    ignoresSafeArea image imagePlaygroundGenerationStyle imagePlaygroundPersonalizationPolicy
    imagePlaygroundSheet imageScale immersionStyle immersiveContentBrightness
    immersiveEnvironmentPicker impact importableFromServices importsItemProviders in index
    indexViewStyle inline inner insert insertCollaborationItemProvider inset insetBy inspector
    inspectorColumnWidth intentType interactionActivityTrackingTag interactive
    interactiveDismissDisabled interactiveSpring interpolate interpolated interpolatingSpring
    interpolation interpolationMethod intersection intersects invalidatableContent invalidate
    invalidateConfigurationRecommendations invalidateFocusFilterAppContext
    invalidateIntrinsicContentSize invalidateRelevance invalidateSuggestedWorkouts invert inverted
    is isDescendant isDetailLink isHDR isRect isUsableForDesktopGUI italic item itemProvider
    itemProviders jpegData jsonRepresentation kerning keyState keyboardGetUnicodeString
    keyboardSetUnicodeString keyboardShortcut keyboardType keyframeAnimator keylineTint labelStyle
    labeledContentStyle labelsHidden labelsVisibility last layerEffect layoutDirectionBehavior
    layoutIfNeeded layoutPriority layoutValue leading lineIntersection lineLimit lineSpacing
    lineStyle lineStyleDomain lineSubtracting lineSubtraction linear linearGradient links
    listItemTint listRowBackground listRowHoverEffect listRowHoverEffectDisabled listRowInsets
    listRowPlatterColor listRowSeparator listRowSeparatorTint listRowSpacing listSectionSeparator
    listSectionSeparatorTint listSectionSpacing listStyle load loadMetadata loadTransferable
    loadView loadViewIfNeeded localizedString location lock lockFocus logicallyComplete
    lowercaseSmallCaps luminanceToAlpha main makeAsyncIterator makeBody makeCache
    makeChartDescriptor makeCoordinator makeImage makeIterator makeNSView makeSharedContext
    makeTouchBar makeUIView makeUIViewController map mapError mask masking matchedGeometryEffect
    matchedTransitionSource materialActiveAppearance max maximum menuActionDismissBehavior
    menuBarExtraStyle menuIndicator menuOrder menuStyle metadata metadataForPersistentStore min
    minimum minimumScaleFactor mirrors mix model modelContainer modelContext modifier
    modifierKeyAlternate modifiers monospaced monospacedDigit move moveDisabled
    multilineTextAlignment multiply mutableCopy named navigationBarBackButtonHidden
    navigationBarDrawer navigationBarHidden navigationBarItems navigationBarTitle
    navigationBarTitleDisplayMode navigationDestination navigationDocument
    navigationSplitViewColumnWidth navigationSplitViewStyle navigationSubtitle navigationTitle
    navigationTransition navigationViewStyle needsDisambiguationError
    needsToContinueInForegroundError needsValueError negate new nextTriggerDate normalized
    numericText object offset offsetBy onAppear onBackgroundURLSessionEvents onChange onChanged
    onCommand onContinueUserActivity onContinuousHover onCopyCommand onCutCommand onDelete
    onDeleteCommand onDisappear onDrag onDrop onEnded onExitCommand onGeometryChange
    onGeometryChange3D onHover onImmersionChange onInsert onKeyPress onLongPressGesture
    onLongTouchGesture onModifierKeysChanged onMove onMoveCommand onOpenURL onPasteCommand
    onPencilDoubleTap onPencilSqueeze onPlayPauseCommand onPreferenceChange onReceive
    onScrollGeometryChange onScrollPhaseChange onScrollTargetVisibilityChange
    onScrollVisibilityChange onSubmit onTapGesture onVolumeViewpointChange opacity open
    openSystemURL ornament output overlay overlayPreferenceValue padding padding3D page
    pageCommand paletteSelectionEffect pasteDestination path pathContains pause perform
    performAndWait performDrop periodic persistentSystemOverlays perspectiveRotationEffect
    phaseAnimator pickerStyle place placeSubviews placeholder play plotDimension pngData point
    pointerStyle pointerVisibility popover popoverTip position positionRange post postToPSN
    postToPid power preference preferred preferredColorScheme preferredContentSizeDidChange
    preferredSurroundingsEffect prefersDefaultFocus prefix prepare prepareToPlay prepend present
    presentationBackground presentationBackgroundInteraction presentationCompactAdaptation
    presentationContentInteraction presentationCornerRadius presentationDetents
    presentationDragIndicator presentationPreventsAppTermination presentationSizing
    presentedWindowStyle presentedWindowToolbarStyle pressesBegan pressesCancelled pressesChanged
    pressesEnded previewContext previewDevice previewDisplayName previewInterfaceOrientation
    previewLayout previewValue privacySensitive processPendingChanges progressViewStyle
    projectionEffect promptsForUserConfiguration properties purchase push pushHandler
    pushTokenDidChange pushTokensDidChange radialGradient radians ramp ratio receive
    recommendations record recoverActiveWorkoutSession rect redacted reduce refresh refreshable
    register registerForRemoteNotifications registerForTraitChanges relateWorkoutEffortSample
    relevance reloadAllControls reloadAllTimelines reloadControls reloadTimelines remove
    removeAllItems removeConstraint removeConstraints removeDuplicates removeFromParent
    removeFromSuperview removeLast removeLayoutGuide removeTarget renameAction render
    renderingMode repeatCount repeatForever replaceDisabled replaceEmpty replaceError
    replacePathWithStrokedPath replacingUnspecifiedDimensions request requestAccess
    requestAuthorization requestConfirmation requestDisambiguation requestRecordPermission
    requestReview requestToContinueInForeground requestValue reset resetClip resetSectionOrder
    resizable resolve resolveSymbol restorationBehavior restoreGState result results resume retry
    rollback rotate rotated rotation rotation3DEffect rotationEffect roundedRectangle rowResize
    safeAreaInset safeAreaPadding saturation save saveGState scale scaleBy scaleEffect scaled
    scaledBy scaledToFill scaledToFit scan scenePadding schedule scheduleBackgroundRefresh
    scheduleSnapshotRefresh scroll scrollBounceBehavior scrollClipDisabled scrollContentBackground
    scrollDisabled scrollDismissesKeyboard scrollIndicators scrollIndicatorsFlash
    scrollInputBehavior scrollPosition scrollRectToVisible scrollTargetBehavior scrollTargetLayout
    scrollTo scrollTransition scrollView search searchCompletion searchDictationBehavior
    searchFocused searchPresentationToolbarBehavior searchScopes searchSuggestions searchable
    secondsSinceLastEventType sectionActions seek selectAngleValue selectXRange selectXValue
    selectYRange selectYValue selectionDisabled send sendAction sendEvent sensoryFeedback
    sequenced set setAllowsAntialiasing setAllowsFontSmoothing setAllowsFontSubpixelPositioning
    setAllowsFontSubpixelQuantization setAlpha setBackgroundImage setBlendMode setCharacterSpacing
    setContentCompressionResistancePriority setContentHuggingPriority setContentOffset setData
    setDestination setDoubleValueField setEDRTargetHeadroom setFailureType setFillColor
    setFillColorSpace setFillPattern setFlatness setFont setFontSize setImage setIntegerValueField
    setLanguage setLineCap setLineDash setLineJoin setLineWidth
    setLocalEventsFilterDuringSuppressionState setMetadata setMiterLimit setNeedsDisplay
    setNeedsLayout setPatternPhase setRenderingIntent setShadow setShouldAntialias
    setShouldSmoothFonts setShouldSubpixelPositionFonts setShouldSubpixelQuantizeFonts setSource
    setStrokeColor setStrokeColorSpace setStrokePattern setTaskCompleted setTextDrawingMode
    setTitle setTypedPayload setURL setValue settlingDuration shadow shape shared sheet
    shortcutsLinkStyle shouldMerge show showGlyphs sideBySideButtons simultaneousGesture
    simultaneously siriTipViewStyle size sizeThatFits sleep smallCaps smooth snappy snapshot
    snapshotView spacing speechAdjustedPitch speechAlwaysIncludesPunctuation
    speechAnnouncementsQueued speechSpellsOutCharacters speed spring springLoadingBehavior start
    startAnimating startMonitoring statistics statusBar statusBarHidden stop stopAnimating
    stopMonitoring store stride strikethrough string stroke strokeBorder strokeEllipse
    strokeLineSegments strokePath strokedPath submitLabel submitScope subscript subtracting
    success suggestedEntities suggestedFocusFilters supplementalActivityFamilies supportedFamilies
    supportedMountingStyles supportedVolumeViewpoints swipeActions symbol symbolDomain
    symbolEffect symbolEffectsRemoved symbolRenderingMode symbolSize symbolSizeDomain
    symbolVariant symmetricDifference symmetricLog synchronize system tabItem tabViewCustomization
    tabViewSidebarBottomBar tabViewSidebarFooter tabViewSidebarHeader tabViewStyle
    tableColumnHeaders tableStyle tag tapCreate tapCreateForPSN tapCreateForPid tapEnable
    tapIsEnabled tapPostEvent target task textCase textContentType textEditorStyle textFieldStyle
    textInputAutocapitalization textInputCompletion textInputSuggestions textRect textRenderer
    textScale textSelection textSelectionAffinity textVariant threshold timeline timingCurve tint
    tipImageStyle toggleStyle tokenRange toolbar toolbarBackground toolbarBackgroundVisibility
    toolbarColorScheme toolbarForegroundStyle toolbarItemHidden toolbarRole
    toolbarTitleDisplayMode toolbarTitleMenu toolbarVisibility touchBar touchBarCustomizationLabel
    touchBarItemPresence touchBarItemPrincipal touchesBegan touchesCancelled touchesEnded
    touchesEstimatedPropertiesUpdated touchesMoved tracking transaction transactionPicker
    transform transform3DEffect transformAnchorPreference transformEffect transformEnvironment
    transformPreference transition translateBy translatedBy trigger trim trimmedPath
    truncationMode tryAllSatisfy tryContains tryLock tryMap tryReduce tryRemoveDuplicates tryScan
    typeSelectEquivalent typedPayload types typesettingLanguage underline unified unifiedCompact
    union uniqueEntity unlock unlockFocus unredacted unregisterForRemoteNotifications
    unregisterForTraitChanges update updateAppContext updateAppShortcutParameters updateCache
    updateChartDescriptor updateNSView updateRelevantIntents updateTarget updateTraitsIfNeeded
    updateUIView updateUIViewController updateViewConstraints updating upperLimbVisibility
    uppercaseSmallCaps url urlSession userActivity userDidAcceptCloudKitShare validate
    validateDrop value velocity viewAligned viewDidAppear viewDidDisappear viewDidLoad viewID
    viewWillAppear viewWillDisappear viewWillLayoutSubviews viewWillTransition visualEffect
    visualEffect3D volumeBaseplateVisibility volumeWorldAlignment webView weight widgetAccentable
    widgetAccentedRenderingMode widgetConfigurationIntent widgetCurvesContent widgetLabel
    widgetTexture widgetURL width willMove windowBackgroundDragBehavior windowDismissBehavior
    windowFullScreenBehavior windowIdealPlacement windowIdealSize windowLevel windowManagerRole
    windowMinimizeBehavior windowResizability windowResizeBehavior windowStyle
    windowToolbarFullScreenVisibility windowToolbarLabelStyle windowToolbarStyle
    withAlphaComponent withCGContext withFile withSize withState withUnsafeBytes write
    writingToolsAffordanceVisibility writingToolsBehavior xDomain yDomain zIndex zoom
    """
}
