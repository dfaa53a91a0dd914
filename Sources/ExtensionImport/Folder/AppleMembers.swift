/// The names of members that Apple's types have, by which a member of the author's cannot be told.
///
/// Many types have a `title`: one that is used says nothing of whose it is. The names are those in the
/// tables of the `API` folder that several types or SwiftUI have, with common ones of Foundation and the
/// standard library.
enum AppleMembers {
  /// Whether a type of Apple's has a member of a name.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - isCalled: Whether it is a function's.
  /// - Returns: Whether one has.
  static func contains(_ name: String, isCalled: Bool) -> Bool {
    names.contains(Substring(isCalled ? name + "(" : name))
  }

  /// Whether an initializer of Apple's has an argument of a name.
  static func initialize(with label: String) -> Bool {
    labels.contains(Substring(label))
  }

  private static let labels = Set(
    """
    action actions activityType addition alignment alpha altitude anchor angle animation as
    attributedTitle attributes axis background bitmapInfo bitsPerComponent bitsPerPixel blackPoint
    blue body bottom bounds brightness bundle bytesPerRow cameras category center centered cgColor
    cgImage children collisionResolution color colorMode colorSpace colors columnCustomization
    columnVisibility columns compatibleWith completion completionHandler components configuration
    conformingTo contactIdentifier content contentType contentsOf context controlStyle coordinate
    coordinateSpace coordinates cornerRadii cornerRadius count countsDown course currencyCodes
    currentValueLabel customIdentifier cvPixelBuffer data decode decorative default defaultValue
    describing description destination detail device dictionaryRepresentation discoverabilityTitle
    display displayName displayStyle displayedComponents documentAttributes duration edge
    editActions editor encoding end endAngle endPoint endRadius endRadiusFraction entity erasing
    eventStore exporting fetchRequest fileURL filename filter flipped footer for format formatter
    frame from gradient green groupID handle handler hashModifier header height horizontalAccuracy
    horizontalSpacing hue icon id idType identifier ids image importing in inclusiveRange
    initialPosition initialValue inputConnectionBehavior inputOptions integerLiteral intent
    intentIdentifiers interactionModes interpolationCount interval ioSurface isActive isExpanded
    isInserted isMe isOn isStoredInMemoryOnly isTemplate item items key keyPath kind label limit
    literalCapacity locations major mapRect mappingTransform marketingContent matching
    maxFieldCount maxPrecision maxSelectionCount maximumDistance maximumValueLabel message
    metadata migrationPlan minimumDistance minimumValueLabel minor mode multiLabelAlignment name
    nameComponents named nextPartialResult nibName of offsetsMarks onCommit onDecrement
    onEditingChanged onIncrement opacity opaque options optionsProvider orientation originalName
    otherwise output payloadAction personHandle photoLibrary phrases pinnedViews placeholderIcon
    placement player pointSize points position predicate preferredCompactColumn
    preferredItemEncoding prefersPromotionalIcon prefix prepare preset preview primaryAction
    primitivePlottable productIDs products prompt promptLabel pronunciationHint properties
    provider proximityUUID quantity queryDescriptors radius range rawValue receiveCompletion
    receiveSubscription recordType red renderer repeating repeats requestDisambiguationDialog
    requestValueDialog reset resetTransaction resolvers resource resultsHandler role root
    roundedRect rowContent rows saturation scale scheduler scope secondaryButton section
    sectionIdentifier sections selection selectionBehavior series shape shouldInterpolate
    showsHours showsUserLocation sidebar size smoothsColors sort sortDescriptors sortOrder source
    sources space spacing speed spokenPhrase stacking start startAngle startPoint startRadius
    startRadiusFraction state step stops store string stringInterpolation stringLiteral stroke
    style subject subscriptions subsystem subtitle suggestionType summary supportedTypeIdentifiers
    supportedValues supportsNegativeNumbers systemImage systemImageName systemName table tag
    templateItem text textRange timeIntervalSince1970 timeIntervalSinceNow timeRange timerInterval
    timestamp tint title to token top total totalDistance totalEnergyBurned traits transaction
    transform trigger type unit upstream url userInfo userTrackingMode usesIndexedCollation using
    uuid value values variableValue version verticalAccuracy verticalSpacing viewer viewing
    visibleRelationships weight white widget width withResolvers workoutEvents wrappedValue x xEnd
    xStart y yEnd yStart z zoneID
    """.split { $0.isWhitespace })

  private static let names = Set(
    """
    a a1 a2 a3 a4 a5 abort( abs( accentColor accentColor( accented accessibility accessibility(
    accessibility1 accessibility2 accessibility3 accessibility4 accessibility5 accessibilityHint(
    accessoryBar( accessoryCircular accessoryCorner accessoryInline accessoryLinear acescgLinear
    action actionSheet( actions activate activate( active active( activities activityFamily
    activityID activityState activityUpdates adaptive( add add( addArc( addCurve( addCurveToPoint
    addData addDestination( addEllipse( addFilter( addFlag addLine( addLineToPoint addLines(
    addPath( addQuadCurve( addRect( addRects( addRelativeArc( addRoundedRect( addTarget( adding(
    address adobeRGB1998 affinity after( alert alert( aliases alignment alignment( alignmentGuide(
    all allCharacters allEntities( allSatisfy( allowsHitTesting( allowsSelection allowsTightening
    allowsTightening( alpha alphaInfo alphaThreshold( always alwaysAllowed alwaysAvailable
    alwaysByFew alwaysByOne amount anchor anchorPreference( and angle angularGradient(
    animatableData animate( animated animated( animation animation( antialiased( any appContext
    appInfo appRefresh appRefresh( appSettings appShortcuts appTermination appVisibility appear
    appearsActive append( appendLiteral( appending( applePay application( applicationName apply(
    applyWithBlock( applying( ascending asciiCapable aspectRatio( associatedKind( asymmetric(
    atEnd attachments attributeSet attributes authorized autocorrect automatic automatic(
    automaticOutline availability axes b b1 b2 b3 b4 b5 backdrop background background(
    backgroundColor backgroundStyle backgroundStyle( backgroundTask( backstopMenu backward badge
    badge( badgeProminence badgeProminence( balanced bar base baseColorSpace baseWindow
    basedOnSize baseline baselineOffset baselineOffset( bedtime began begin beginDocument
    beginPDFPage( beginPage beginPage( beginPath( belowIfTooWide bestResolution bevel bezier(
    bitmapInfo bitsPerComponent bitsPerPixel black blendMode blendMode( blockByteCount blue
    bluetoothAlert blur( blurReplace blurReplace( bnnsDataType body( bold bold( boldText book
    border( bordered borderedProminent borderless borderlessButton bottom bottomBar bottomLeading
    bottomOrnament bottomTrailing bounce bouncy bouncy( boundingBox boundingBoxOfPath boundingRect
    bounds bounds( breathe brightness( brokerage brown browser buildArray( buildBlock(
    buildEither( buildExpression( buildFinalResult( buildIf( buildOptional( buildPartialBlock(
    butt button buttonBorder buttonBorderShape( buttonState( buttonStyle( buy by byAdding( byLayer
    byteCount byteOrderInfo bytesPerRow c cadence calendar calendar( call callAsFunction( callout
    cancel cancel( cancelAction cancelled capitalized capsLock capsule capsule( caption caption2
    card categoryName causesPageTurn center centered centralManager( certificateSheet( cgColor
    cgImage cgPath cgSessionEventTap cghidEventTap changed channel( character characters
    chartSymbolScale( chartXScale( chartYScale( checkIn checking circle circular circularEaseIn
    circularEaseInOut circularEaseOut city clear clear( clip( clipBoundingRect clipShape(
    clipToLayer( clipped( clockwise closePDF( closePath( closeSubpath closeSubpath( cmyk codable
    code collect( color color( colorBurn colorDodge colorEffect( colorInvert( colorMatrix(
    colorMode colorMultiply( colorScheme colorScheme( colorShader( colorSpace colorSpace(
    colorTable colors columns combine combineExplicit( combineLatest( combined( command commands(
    commandsRemoved( commandsReplaced( commute compact compactLeading compactMap( compactMenu
    compactTrailing compare( components components( compositingGroup( compositingLayer( compressed
    concat( concatenate( concatenating( condensed condition configuration conicGradient( connect(
    connected console constant( constrainedHigh constraint( contact contact( contain container
    containerRelative containerShape( containerValue( containerValues contains contains( content
    contentFrame contentHeadroom contentMargins( contentMinSize contentShape( contentSize
    contentState contentToolbar( contentTransition contentTransition( contentType contentUpdates
    contentsOf contextMenu( continue continuous contrast( control controlGroupStyle( controlSize
    controlSize( controlStyle controller( conversionTRCSize convert( converted( convolve(
    coordinate coordinateSpace coordinateSpace( coordinator copy copy( copyICCData(
    copyPropertyList( copyable( coreMedia709 cornerRadii cornerRadius( cornerSize count count(
    counterClockwise create creationDate credit criteria cropping( ctm cumulative currencyCode
    currencyCodes current currentControls( currentDate currentPoint currentPushInfo currentValue(
    currentValueLabel cursorWindow curve( custom custom( customMirror customizationID( cuttable(
    cyan d dX dY daily damping dampingRatio dark darkOutline darken dash dashDot dashDotDot
    dashPhase data data( dataProvider date date( dateComponents dateKind datePickerStyle(
    dateRange( dateTime day dcip3 debit debugDescription decode decode( decomposed( decrease
    decreased decrement default default( defaultAction defaultAppStorage( defaultFocus(
    defaultPosition( defaultQuery defaultResult( defaultSize( defaultTap defaultType defaultUnit
    defaultValue defaultValue( defaultVisibility( deferred degrees degrees( delay( delegate delete
    delete( deleteDisabled( deleteDonations( deleteForward denied deprecation desaturated
    descending description description( descriptionText desktopIconWindow desktopWindow
    destination destinationAtop destinationIn destinationOut destinationOver destructive
    destructive( destructiveAction detail detailOnly device deviceN dialog dialogIcon(
    dialogSeverity( didDisappear didMove( difference dimInactiveLayers dimensions( directPinch
    direction dirtyRects disabled disabled( disabledFlag disablesGroup disambiguation( disappear
    discarded dismantleNSView( dismantleUIView( dismiss dismiss( dismissBehavior dismissSearch
    dismissWindow dismissed display( displayName displayName( displayP3 displayPadding
    displayScale displaySize displayStyle distance distance( distortionEffect( distortionShader(
    dithersResult divide( divided( do dockWindow document doesNotContain donate( done dot
    doubleColumn down downArrow downMirrored downUp download downstream dragPreview draggable(
    draggingWindow draw( drawLayer( drawPDFPage( drawPath( drawShading( drawingGroup( drop(
    dropDestination( dropEntered( dropExited( dropFirst( dropLast( dropUpdated( duration
    durationOffset( dynamic dynamicIsland( dynamicTypeSize dynamicTypeSize( e easeIn easeIn(
    easeInEaseOut easeInOut easeInOut( easeOut easeOut( edge edit editMode editor effectValue(
    elementsEqual( elevated ellipse email emailAddress emailAddress( emailOrPhone empty enabled
    enabled( enabledFlag encode( end end( endDate endDocument endIndex endOfDay( endPDFPage(
    endPage endPage( ended entities entities( entity entityIdentifier( entityType entries entries(
    entry( enumerated( environment environment( environmentObject( eoFill eoFillStroke equalTo
    equalTo( equatable( error errorCode errorDescription errorDomain errorUserInfo escape evenOdd
    eventSourceUserID everyMinute exclusion exclusively( execute( existingFile expanded
    expirationDate explicit( explicitAlignment( exrGamma extendedDisplayP3 extendedGray
    extendedLinear extendedSRGB extraExtraLarge extraLarge extraLargeTitle extraLargeTitle2
    extraSmall failed failure( failureReason false family fetch( fetchAssets( field file file(
    fileDialogMessage( fileExporter( fileImporter( fileMover( fileSystem fileURL fileWrapper(
    filename fill fill( fillEllipse( fillPath( fillStroke fillStyle filter filter( finalize( find
    findDisabled( findNavigator( first first( firstBaseline( firstIndex( firstTextBaseline fit
    fitness( fixed fixed( fixedSize( flags flagsChanged flagsState( flatMap( flattened( flexible(
    floatingWindow flush( focusScope( focusSection( focusable( focused( focusedObject(
    focusedSceneValue( focusedValue( font font( fontDesign( fontWeight( fontWidth( footnote
    forAppOnly forEach( forSession forbidden force( foreground foreground( foregroundColor
    foregroundColor( foregroundStyle( formIndex( formIntersection( formStyle( formUnion(
    formatted( forward foundation fraction( fractionCompleted frame frame( frameBlank
    frameComplete frameIdle frameResize( freeform freeformVideo fullColor fullScreenCover
    fullScreenCover( function g1 g2 g3 g4 g5 gaugeStyle( general genericCMYK genericLab
    genericRGBLinear genericXYZ geometryGroup( gesture gesture( get getSnapshot( getTimeline(
    glass global go gradient grape graphical gray grayBlue grayBrown grayGreen grayscale(
    greaterThan green gridCellAnchor( gridCellColumns( groupBoxStyle( grouped h1 h2 h3 h4 h5 h6
    handle handle( handleAction( handled hardLight hardware( hasAnyValue hasChanges hasMotion
    hasNoValue hasPrefix hasPrefix( hasSuffix hasSuffix( hash( hashValue head headerProminence
    headerProminence( heading headings headings( headline heavy height height( help help(
    helpWindow hidSystemState hidden hidden( hiddenTitleBar hideInSpotlight hierarchical high
    highlight home homeFax homeScreen horizontal hour hourAndMinute hoverEffect hoverEffect(
    hoverEffectGroup( hue hueRotation( hypot( iOS iPhone iccData icon iconOnly id id( identifier
    identity ignore ignoreOutput( ignored ignoredByLayout( ignoresSafeArea( image image(
    imageScale imageScale( images immediate immediately immersionStyle( immersiveSpace impact
    impact( importExport in( inactive includedPackages inclusiveRange increase increased increment
    index( indexViewStyle( indexed indices indigo indirectPinch infinite infinity inline inline(
    inlineLarge inner( inputDevicePose3D inputOptions insert( insertion inset inset( insetBy(
    insetGrouped inspector( integral intentClassName intentDidRun intentType( interaction
    interactionState interactive interactive( interactiveSpring interactiveSpring( interactively
    internalError interpolate interpolate( interpolated( interpolation( intersection( intersects(
    interval invalid invalidate( invalidated inverse invert( inverted( invertsAlpha
    ioDisplayModeID ioFlags isAffine isAntialiased isButton isContinuous isConverting
    isDateInToday( isDetailLink( isDiscoverable isEOFilled isEditable isEditing isEmpty isEnabled
    isEqual( isExpanded isFocused isGlobal isHDR( isHeader isHidden isIdentity isImage isInfinite
    isInsertion isKeyboardKey isLink isLocal isMask isMe isMixed isModal isNull isOn isOpaque
    isOptional isPathEmpty isPresented isPressed isPreview isRect( isSceneCaptured isScrollEnabled
    isSearchField isSearching isSelected isStale isStaticText isSummaryElement isToggle
    isTruncated isWideGamutRGB italic( italicText item itemProvider( itemProviders( items
    iterative ituRecommended join joined( kCGFontIndexMax kCGGlyphMax kern kerning( key
    keyCommands keyDown keyState( keyUp keyboard keyboardShortcut keyboardShortcut( keyboardType
    keyboardType( keyframeAnimator( keylineTint( keys kind lab label labelStyle( labelsHidden(
    labelsVisibility labelsVisibility( landmarks landscapeLeft landscapeRight large largeTitle
    last last( lastBaseline( lastPathComponent lastTextBaseline layerEffect( layerShader(
    layoutDirection layoutPriority( layoutProperties layoutValue( leading leading( left leftArrow
    leftMirrored leftMouseDown leftMouseDragged leftMouseUp leftToRight legibilityWeight lessThan
    lessThanOrEqualTo levelChange levelOfDetail lift light lightBlue lightOutline lighten lime
    line line( lineCap lineIntersection( lineJoin lineLimit lineLimit( lineSpacing lineSpacing(
    lineSubtracting( lineSubtraction( lineWidth linear linear( linearBlue linearCapacity
    linearColor linearDisplayP3 linearGradient( linearGray linearGreen linearInterpolate(
    linearRed linearSRGB link links links( listItemTint( listRowBackground( listRowInsets(
    listRowSeparator( listRowSpacing( listStyle( listenOnly lists load( loadFromHTML( loadTracks(
    loadView( loading local locale localization localizedDescription location location( location3D
    locationManager( locations lockScreen log logicallyComplete logicallyComplete( loose low
    lowFrequency lowercase lowercased( luminanceToAlpha luminanceToAlpha( luminosity m11 m12 m13
    m21 m22 m23 m31 m32 m33 macOS magenta magic( magicTap magnification magnitude magnitudeSquared
    main main( mainMenuWindow makeAsyncIterator( makeBody( makeCache( makeCoordinator( makeImage(
    makeIterator( makeNSView( makeSharedContext( makeUIView( map( mapValues( markdownName mask(
    maskAlphaShift maskAlternate maskCommand maskControl maskHelp maskNonCoalesced maskNumericPad
    maskSecondaryFn maskShift masking( mass max( maxDetentValue maxX maxY maximum( maximumDistance
    maximumValueLabel maximumWindow mayBegin measure( medium menu menuBarExtraStyle(
    menuIndicator( menuOrder menuOrder( menuStyle( merge( meshGradient( message messaging metadata
    midX midY middle min( minLength minX minY mini minimal minimum minimum( minimumAngleDelta
    minimumDistance minimumDuration minimumScaleDelta minimumValueLabel minimumWindow minor mint
    minute mirror mirrorFlag mirrors mirrors( misspelledWords miter miterLimit mix( mobile
    modalPanelWindow model modelContainer( modelContext modifier modifier( modifierKeys modifiers
    modifiers( monochrome monospaced monospaced( monospacedDigit( month mouseEventDeltaX
    mouseEventDeltaY mouseEventNumber mouseEventSubtype mouseMoved move move( moveDisabled(
    moveToPoint movedFlag movedRects movies multicolor multiline multiply multiply( mutableCopy(
    name named( narrative navigation navigationBar navigationLink navigationStack navigationTitle(
    navy needsValueError( negate( negativePhrases never newDocument newItem next next(
    nextPartialResult noFill nominalResolution nonLinear nonRepeating nonReversing none normal
    normalWindow normalized( notDetermined notEqualTo notFound notInteractive notSet noteMessage
    noteProgress now nsPredicate nsRange nsSortDescriptors null numberPad numericFormat numericPad
    numericText( object( objectWillChange offUp offset offset( offsetBy( onAppear( onChange(
    onChanged( onCommand( onContinuousHover( onCopyCommand( onCutCommand( onDelete(
    onDeleteCommand( onDisappear( onDrag( onDrop( onEnded( onExitCommand( onGeometryChange(
    onHover( onImmersionChange( onInsert( onKeyPress( onLook onMove( onMoveCommand( onOpenURL(
    onPasteCommand( onPencilDoubleTap( onPencilSqueeze( onReceive( onSelect onSubmit(
    onTapGesture( onTextEntry oneOf onlyShadows opacity opacity( opaque open open( openAppWhenRun
    openDocument openSettings openURL openWindow opensIntent operation option optionAll options or
    orange order original ornament( other otherMouseDown otherMouseDragged otherMouseUp outline
    output output( overlay overlay( overlayWindow padding( padding3D( page page( pageCommand(
    pageDown pageUp pager paging palette palette( paper parameterMode parameterSummary parent
    pasteDestination( pasteboard path path( pathComplete pathComponents pathContains(
    pathExtension pattern pause( paused pay paymentQueue( paymentType pencil pending perceptual
    perform( performDrop( periodic periodic( peripheral( permanently phase phaseAnimator( phone
    phoneNumber( photosPicker( pickerStyle( pink pinned pitch pixel pixelEncoding pixelFormatInfo
    pixelHeight pixelLength pixelWidth pixelsPerLine place( placeSubviews( placeholder
    placeholder( plain platform play play( playSound playsSound plusDarker plusLighter point
    point( pointer pointerStyle( pointerVisibility( points policy popLast( popUpMenuWindow popover
    popover( popoverTip( portrait position position( post post( postToPSN( postToPid(
    preciseTimestamp predicate preference( preferred( prefix prefix( prepaid prepend( present(
    presentationMode presented preventDictation previewContext( previewDevice( previewLayout(
    previewValue previewValue( previews price primary primaryAction principal printItem priority
    privacy privacySensitive( privateState progress progressViewStyle( projectedValue
    projectionEffect( prominentDetail prompt promptLabel properties properties( proposedSize pulse
    purple push( pushHandler( pushInfo pushToStartToken pushToken pushTokenUpdates pushWindow
    quadCurve( quaternary quinary r1 r2 r3 r4 r5 radialGradient( radians radians( radius radix
    ramp( randomElement( range( rawValue readOnly readWrite receive( recessed recommendations(
    records( rect rect( rectSelection rectangle red redacted( redactionReasons reduce(
    reducedDirtyRects refresh refresh( refreshRate refreshable( refreshedRects region register(
    regular regularMaterial relative releaseInfo relevance relevance( relevanceScore
    relevantShortcut reloadAllControls( reloadControls( reloadTimelines( removal remove(
    removeAll( removeData( removeDuplicates( removeFirst( removeFlag removeLast( removeTarget(
    removeValue( removed rename renameAction( render( renderer renderingIntent renderingMode(
    reorderable repeat repeat( repeatCount( repeatForever( repeating replace replaceDisabled(
    replaceEmpty( replaceError( replacedBy replacing( request request( requestAccess(
    requestValue( reserveCapacity( reset( resetClip( resetFocus resetSectionOrder( resetTabOrder(
    resizable( resizes resolve( resolveSymbol( respond( response restartPerform restoreGState(
    restricted result( resultValueName results( retry( return reverse( reversed( reversing rgb
    right rightArrow rightMirrored rightMouseDown rightMouseDragged rightMouseUp rightToLeft rigid
    role rommrgb rootView rotate rotate( rotated( rotation rotation( rotation3DEffect(
    rotationEffect( round rounded rounded( roundedBorder roundedRectangle roundedRectangle(
    roundedSquare roundingRule route rowResize( run sRGB sRGBLinear safeAreaInset( safeAreaInsets
    safeAreaPadding( safeAreaRegions saturation saturation( save( saveGState( saveItem savings
    scale scale( scaleBy( scaleEffect( scaled( scaledBy( scaledFont( scaledToFill( scaledToFit(
    scan( scenePadding( scenePhase schedule( scheduler school score screen screenSaverWindow
    scroll( scrollContent scrollDisabled( scrollIndicators scrollIndicators( scrollPosition(
    scrollTo( scrollTransition( scrollView scrollView( scrollWheel scrolls search search(
    searchCompletion( searchFocused( searchKeywords searchScopes searchScopes( searchSuggestions(
    searchable( second second( secondary secondaryAction seconds sectionActions( sectionFooters
    sectionHeaders sectionIdentifier sections seek( segmented selection selectionDisabled( self
    semibold send send( sendAction( sensoryFeedback( sentences separator sequenced( serif session(
    set setAlpha( setBlendMode( setCategory( setDestination( setFailureType( setFillColor(
    setFillColorSpace( setFillPattern( setFlatness( setFont( setFontSize( setLineCap( setLineDash(
    setLineJoin( setLineWidth( setMainFlag setMetadata( setMiterLimit( setModeFlag
    setNeedsDisplay( setPatternPhase( setShadow( setSource( setStrokeColor( setStrokePattern(
    setTypedPayload( setURL( setValue( settlingDuration settlingDuration( shader( shading shadow(
    shadowAbove shadowOnly shape shape( share shared shared( sheet sheet( shift shortcutTileColor
    shouldBeOpaque shouldInterpolate shouldMerge( shouldToneMap showGlyphs( showMenu
    showsIndicators showsWidgetLabel shuffled( sideBySideButtons( sidebar sidebarAdaptable
    sidebarRowSize sidebarToggle signedDate silentOnTouch simplified simultaneously( single
    singleWindowList siriTipViewStyle( size size( sizeCategory sizeThatFits( sizingOptions slash
    sleep( slide slider small smallCaps( smartDashes smartQuotes smooth smooth( smoothsColors
    snappy snappy( snapshot snapshot( soft softLight solid sort( sortDescriptors sorted(
    sortingOptions sound source sourceAtop sourceCode sourceIn sourceOut sourceRect sourceStateID
    space spacing spacing( speechSynthesizer( speed( split( spreadsheet spring spring( square
    stack stackOrientation stale staleDate standBy standard standardized start start( startAnchor
    startDate startIndex startLocation startLocation3D startNavigation startOfDay( starts( state
    status statusBar( statusBarHidden( statusWindow stepper stiffness stop stop( stopped stops
    store streamResponse( stretch strikethrough( string string( stroke stroke( strokeBorder(
    strokeEllipse( strokePath( strokeStyle strokedPath( style style( subheadline submitLabel(
    submitScope( subscript subscript( subtitle subtract( subtracting( subviews success success(
    suffix( suggestedEntities( suggestedWorkouts sum supportedFamilies( supportedModes
    supportsOutput suppressed swapAt( swiftUI swipeActions( switch switchControl symbol(
    symbolEffect symbolEffect( symbolName symbolVariant( symbolVariants symbols synchronize(
    synonyms system( systemAction systemAction( systemContext systemExtraLarge systemImageName
    systemLarge systemMedium systemServices systemSmall tab tabBar tabBarOnly tabBarPlacement
    tabItem( tabView tabViewStyle( tableColumnBody tableRowBody tableStyle( tables
    tabletEventPointX tabletEventPointY tabletEventPointZ tabletEventTiltX tabletEventTiltY
    tabletPoint tabletPointer tabletProximity tag( tail tangerine tapCreate( tapCreateForPSN(
    tapCreateForPid( tapEnable( tapIsEnabled( tapPostEvent( target target( task( teal template
    term tertiary text textCase textCase( textColor textContentType( textEditing textEditorStyle(
    textFieldStyle( textFields textFormatting textMatrix textPosition textRenderer( textScale(
    textSelection( textVariant( thick thickMaterial thin thinMaterial threshold( tight tile
    tiledImage( time timeInterval timeIntervalSince( timeIntervalSince1970 timeIntervalSinceNow
    timeZone timeline( timer timestamp timingCurve( tint tint( tintColor tipImageStyle( title
    title2 title3 titleAndIcon titleBar titleOnly today( toggle toggleStyle( token tokenRange(
    toolbar toolbar( toolbarBackground( toolbarItemHidden( toolbarLabelStyle toolbarRole(
    toolbarTitleMenu( toolbarVisibility( top topBarLeading topBarTrailing topLeading topTrailing
    tornOffMenuWindow touch touchBar( tracking tracking( tracksVelocity trailing traitCollection
    transaction transaction( transactionPicker( transform transform( transform3DEffect(
    transformEffect( transient transition( translateBy( translatedBy( translation translation3D
    transportType trigger( trim( trimmedPath( trimmingCharacters( true truncationMode
    truncationMode( tryAllSatisfy( tryContains( tryMap( tryReduce( turnOff turnOn tv tvOS type
    typeID typedPayload( uiImage ultraLight ultraThick ultraThin ultraThinMaterial unMirrorFlag
    unavailable underline( underlineStyle underlineText undoManager undoRedo unentitled
    unflippedLocation ungrouped unified unified( unifiedCompact unifiedCompact( union(
    uniqueEntity( unit unitPoint( unknown unredacted( unspecified unsupported unsupportedTarget up
    upArrow upMirrored upUp update( updateAppContext( updateCache( updateNSView( updateTarget(
    updateUIView( updateValue( updatesFrequently updating( uppercase uppercased( upstream url url(
    urlRepresentation urlSession urlSession( user userActivity( userCancelled userData userInfo
    userInitiated utType utf8 utilityWindow uuid uuidString validateDrop( value value( values
    variableColor velocity velocity( version versionHash vertical verticalPage verticalSizeClass
    vibrant view viewAligned viewAligned( viewDidAppear( viewDidDisappear( viewID viewID(
    viewWillAppear( viewWillDisappear( visibility visible visible( visualEffect( visualEffect3D(
    voiceOver volume volumetric wakeup warning watchConnectivity watchOS weather( webView( weekday
    weight( wheel white wholeSymbol widget widgetAccentable( widgetFamily widgetLabel(
    widgetTexture( widgetURL( width width( wiggle willAppear willMove( winding window
    windowArrangement windowBackground windowIdealSize( windowLevel( windowList windowManagerRole(
    windowSize windowStyle( windowToolbar withCGContext( withFile( withState( withUnsafeBytes(
    withoutMirroring wordProcessing words work workFax workoutActive workoutStyle wrappedValue
    write( x xLarge xSmall xor xxLarge xxxLarge y year yellow z zIndex( zero zip( zoom( zoomIn
    zoomOut
    """.split { $0.isWhitespace })
}
