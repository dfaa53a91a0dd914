extension SymbolNames {
  /// The symbols of interfaces, such as arrows, documents, lists and badges: an icon, then the
  /// symbols that it stands for.
  static let interface = """
    magic wand.and.stars wand.and.sparkles wand.and.rays wand.and.stars.inverse
    box-arrow-right rectangle.portrait.and.arrow.right rectangle.portrait.and.arrow.forward
    browser-safari safari
    files doc.on.doc document.on.document square.on.square
    files-alt doc.on.doc.fill document.on.document.fill square.on.square.fill
    clipboard doc.on.clipboard document.on.clipboard
    clipboard-data chart.line.text.clipboard
    text-left text.alignleft text.justify.leading
    text-center text.aligncenter
    text-right text.alignright text.justify.trailing
    justify text.justify
    type-bold bold
    type-italic italic
    type-underline underline
    slash-circle nosign
    arrow-clockwise goforward arrow.trianglehead.clockwise
    arrow-counterclockwise gobackward arrow.trianglehead.counterclockwise
    arrow-repeat arrow.triangle.2.circlepath arrow.trianglehead.2.clockwise
    arrow-repeat arrow.trianglehead.2.clockwise.rotate.90 arrow.circlepath arrow.2.squarepath
    arrow-left-right arrow.left.arrow.right arrow.right.arrow.left rectangle.2.swap
    arrows-angle-expand arrow.up.left.and.arrow.down.right
    arrows-angle-contract arrow.down.right.and.arrow.up.left
    arrow-bar-up arrow.up.to.line
    arrow-bar-down arrow.down.to.line
    arrow-return-right arrow.uturn.forward arrow.uturn.right arrow.turn.down.right
    box-arrow-up-right arrow.up.forward.app
    clock-history clock.arrow.circlepath clock.arrow.2.circlepath
    clock-history clock.arrow.trianglehead.counterclockwise.rotate.90
    chevron-expand chevron.up.chevron.down
    filter line.3.horizontal.decrease line.horizontal.3.decrease
    filter-circle line.3.horizontal.decrease.circle line.horizontal.3.decrease.circle
    hdd-rack server.rack
    images photo.on.rectangle.angled photo.stack
    list-ul list.dash
    bar-chart-line chart.bar.xaxis
    book book.pages
    apple apple.logo applelogo
    qr-code-scan qrcode.viewfinder
    fullscreen viewfinder
    tools wrench.and.screwdriver wrench.and.screwdriver.fill
    code-slash chevron.left.forwardslash.chevron.right
    person-vcard person.text.rectangle
    person-plus-fill person.fill.badge.plus
    person-dash-fill person.fill.badge.minus
    person-check-fill person.fill.checkmark
    wallet wallet.pass
    play-btn play.rectangle
    chat bubble
    chat-left-text text.bubble
    chat-left-quote quote.bubble
    chat-dots ellipsis.message
    file-earmark document
    file-earmark-text text.document richtext.page
    file-earmark-arrow-down arrow.down.doc
    journal-plus note.text.badge.plus
    sliders2-vertical slider.vertical.3
    toggles switch.2
    layout-sidebar sidebar.left
    layout-sidebar-reverse sidebar.right
    layers square.3.layers.3d square.2.layers.3d square.stack.3d.up.badge.automatic
    x-circle multiply.circle
    x-lg multiply
    backspace delete.left
    table tablecells
    shop storefront
    piggy-bank piggybank
    hourglass-top hourglass.tophalf.filled
    hourglass-bottom hourglass.bottomhalf.filled
    app-indicator app.badge
    cloud-check checkmark.icloud
    pencil pencil.line
    quote quote.opening
    plus-slash-minus plusminus minus.forwardslash.plus
    battery-charging battery.100.bolt battery.100percent.bolt
    puzzle puzzlepiece.extension
    gear-wide-connected gear
    brightness-low-fill sun.min.fill
    brightness-low sun.min
    ev-front-fill bolt.car.fill
    ev-front bolt.car
    battery-charging bolt.batteryblock
    cursor-fill:-45 location.north.fill location.north.line.fill
    cursor:-45 location.north location.north.line
    send-fill paperplane.fill
    send paperplane
    activity waveform.path.ecg
    figure-stand figure figure.stand figure.child
    figure-walk figure.walk figure.walk.motion figure.walk.departure figure.walk.arrival figure.hiking
    figure-run figure.run figure.run.treadmill figure.track.and.field
    figure-wave figure.wave
    universal-access figure.arms.open
    bicycle figure.outdoor.cycle figure.indoor.cycle
    stairs figure.stairs figure.stair.stepper
    dumbbell figure.strengthtraining.traditional figure.strengthtraining.functional
    calendar3 calendar
    stopwatch timer
    repeat repeat
    airplane-fill:90 airplane airplane.fill
    airplane-fill:45 airplane.departure
    airplane-fill:135 airplane.arrival
    volume-up-fill speaker.wave.2.fill speaker.wave.3.fill
    volume-up speaker.wave.2 speaker.wave.3
    volume-down-fill speaker.wave.1.fill
    volume-down speaker.wave.1
    volume-off-fill speaker.fill
    volume-off speaker
    fast-forward-fill forward.fill
    fast-forward forward
    rewind-fill backward.fill
    rewind backward
    skip-end-fill forward.end.fill
    skip-end forward.end
    skip-start-fill backward.end.fill
    skip-start backward.end
    journal-fill book.closed.fill
    journal book.closed
    phone iphone phone.smartphone
    broadcast-pin antenna.radiowaves.left.and.right
    circle-half:180 circle.righthalf.filled moonphase.first.quarter
    circle-half moonphase.last.quarter
    circle circle.dashed circle.dotted moonphase.new.moon
    square square.dashed square.dotted
    square-fill app.fill
    stadium capsule
    buildings building.2
    collection-fill square.stack.fill
    collection square.stack
    sticky note
    card-text note.text
    bookshelf books.vertical
    p-circle parkingsign.circle
    caret-up-fill arrowtriangle.up.fill
    tablet ipad
    tablet-landscape ipad.landscape
    grid rectangle.grid.2x2
    grid-3x3 grid
    phone apps.iphone
    truck-box-fill box.truck.fill truck.box.fill
    truck box.truck truck.box
    box-arrow-in-down square.and.arrow.down
    download tray.and.arrow.down
    upload tray.and.arrow.up
    people figure.2
    thermometer-snow thermometer.snowflake
    arrow-90deg-right arrow.turn.up.right
    arrow-90deg-left arrow.turn.up.left
    arrow-90deg-up arrow.turn.left.up
    arrow-90deg-up:-90 arrow.turn.down.left
    sign-turn-right-fill arrow.triangle.turn.up.right.diamond.fill
    file-earmark-bar-graph chart.bar.doc.horizontal
    person-square person.crop.square
    box-seam-fill shippingbox.fill
    box-seam shippingbox
    chevron-double-right chevron.right.2 chevron.forward.2
    chevron-double-left chevron.left.2 chevron.backward.2
    braces curlybraces
    telephone phone
    telephone-fill:135 phone.down.fill
    lightning-fill:90 bolt.horizontal.fill
    lightning:90 bolt.horizontal
    star-half star.leadinghalf.filled
    list-stars list.star
    currency-exchange dollarsign.arrow.circlepath
    tropical-storm tropicalstorm
    shield-shaded shield.lefthalf.filled
    dice-1 die.face.1
    dice-2 die.face.2
    dice-3 die.face.3
    dice-4 die.face.4
    dice-5 die.face.5
    dice-6 die.face.6
    arrow-left-and-right:90 arrow.up.and.down
    rectangle:90 rectangle.portrait
    rectangle-fill:90 rectangle.portrait.fill
    clipboard list.clipboard
    shield-exclamation exclamationmark.shield
    shield-fill-exclamation exclamationmark.shield.fill
    shield-x xmark.shield
    shield-fill-x xmark.shield.fill
    zoom-in plus.magnifyingglass
    zoom-out minus.magnifyingglass
    flashlight flashlight.on flashlight.off flashlight.on.fill flashlight.off.fill
    arrow-up-left arrow.up.backward
    arrow-down-left arrow.down.backward
    arrow-down-right arrow.down.forward
    """
}
