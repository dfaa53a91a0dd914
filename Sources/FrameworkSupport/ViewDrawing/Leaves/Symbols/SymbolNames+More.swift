extension SymbolNames {
  /// Further icons, each with the symbols that it stands for.
  static let more = """
    stars sparkles sparkle
    cloud-haze2-fill smoke.fill aqi.low aqi.medium aqi.high
    speedometer barometer gauge gauge.medium
    speedometer2 gauge.with.dots.needle.67percent gauge.with.dots.needle.50percent
    hospital-fill cross.case.fill
    plus-lg cross.fill cross
    bandaid-fill bandage.fill
    soundwave waveform
    plug-fill powerplug.fill
    plug powerplug
    ev-station-fill ev.charger.fill
    cash banknote.fill banknote
    graph-down-arrow chart.line.downtrend.xyaxis
    currency-bitcoin bitcoinsign.circle.fill bitcoinsign
    currency-pound sterlingsign.circle sterlingsign
    currency-yen yensign.circle yensign
    bank building.columns.fill building.columns
    sticky-fill note.text note
    file-earmark-fill doc.fill
    file-earmark-text-fill doc.text.fill doc.richtext.fill
    file-earmark-text doc.text doc.plaintext
    file-earmark doc
    inbox-fill tray.fill tray.full.fill
    inbox tray tray.full
    archive-fill archivebox.fill
    archive archivebox
    collection-fill books.vertical.fill rectangle.stack.fill
    collection books.vertical rectangle.stack
    journal-bookmark-fill text.book.closed.fill character.book.closed.fill
    mortarboard-fill graduationcap.fill
    mortarboard graduationcap
    blockquote-left text.quote
    fonts textformat textformat.abc textformat.size
    p-square-fill parkingsign.circle.fill
    p-square parkingsign
    p-circle-fill parkingsign.circle
    triangle-fill mountain.2.fill arrowtriangle.up.fill
    caret-down-fill arrowtriangle.down.fill
    caret-right-fill arrowtriangle.right.fill arrowtriangle.forward.fill
    caret-left-fill arrowtriangle.left.fill arrowtriangle.backward.fill
    umbrella-fill beach.umbrella.fill
    boombox-fill radio.fill
    puzzle-fill puzzlepiece.fill
    puzzle puzzlepiece
    palette-fill paintpalette.fill
    brush-fill paintbrush.fill paintbrush.pointed.fill
    camera-video-fill video.fill
    camera-video video
    mask theatermasks.fill
    award-fill medal.fill rosette seal.fill
    bug-fill ladybug.fill ant.fill
    arrow-return-left arrow.uturn.backward arrow.uturn.left
    hand-index-fill hand.tap.fill hand.point.up.left.fill
    eyeglasses eyeglasses
    tablet-fill ipad
    tablet ipad.landscape
    earbuds airpods airpodspro
    memory memorychip memorychip.fill
    device-hdd-fill externaldrive.fill internaldrive.fill
    hdd-fill internaldrive
    cloud-fill icloud.fill
    cloud icloud
    cloud-slash icloud.slash
    fingerprint touchid
    qr-code qrcode
    upc-scan barcode.viewfinder
    upc barcode
    bullseye target scope
    columns-gap rectangle.grid.2x2
    grid-3x3-gap-fill square.grid.3x3.fill apps.iphone
    box-fill cube.fill shippingbox.fill
    box cube shippingbox
    rulers ruler.fill ruler
    hash number
    calculator-fill function sum
    life-preserver lifepreserver.fill
    asterisk staroflife.fill
    list line.3.horizontal line.horizontal.3
    truck box.truck.fill box.truck
    wifi-off wifi.slash
    bell-slash-fill bell.slash.fill
    geo-alt-fill mappin
    hand-thumbs-down-fill hand.thumbsdown.fill
    reply-fill arrowshape.turn.up.left.fill
    reply arrowshape.turn.up.left
    at at
    volume-up-fill speaker.wave.3.fill speaker.wave.1.fill
    volume-mute-fill speaker.slash.fill
    save-fill square.and.arrow.down.fill
    download square.and.arrow.down
    list-ol list.number
    card-list list.bullet.rectangle list.dash.header.rectangle
    lightning-charge-fill bolt.circle.fill
    calendar-plus-fill calendar.badge.plus
    arrow-down-up arrow.up.arrow.down
    three-dots-vertical ellipsis.vertical
    plus-slash-minus plus.forwardslash.minus
    infinity infinity
    percent percent
    translate character.bubble.fill character.bubble
    battery battery.0 battery.25 battery.0percent battery.25percent
    sun-fill sun.haze.fill sun.dust.fill sun.horizon.fill
    moon-fill moon.fill moon.circle.fill moonphase.waxing.crescent
    circle-fill moonphase.full.moon
    heart-fill bolt.heart.fill heart.circle.fill
    flower1 camera.macro
    flower2 leaf.fill leaf
    people-fill figure.2.and.child.holdinghands figure.2 figure.2.arms.open
    dribbble basketball.fill basketball
    cup-straw wineglass.fill
    egg-fill oval.fill
    fan fanblades.fill fanblades
    snow2 thermometer.snowflake wind.snow
    hospital stethoscope
    journal-text magazine.fill list.clipboard.fill
    clipboard-check-fill checklist.checked list.bullet.clipboard.fill
    shield-lock-fill lock.shield.fill
    shield-check checkmark.shield
    shield-fill-check checkmark.shield.fill
    patch-check-fill checkmark.seal.fill
    patch-check checkmark.seal
    broadcast-pin dot.radiowaves.up.forward
    ladder stairs
    scissors scissors
    easel-fill studentdesk
    window-stack macwindow.on.rectangle
    window macwindow
    keyboard-fill keyboard.fill
    mouse-fill computermouse.fill
    printer-fill printer.fill
    router-fill wifi.router.fill
    cpu-fill cpu.fill
    cassette-fill recordingtape
    vinyl-fill opticaldisc.fill
    film film.stack.fill
    tv-fill play.tv.fill appletv.fill
    sign-turn-right-fill arrow.turn.up.right arrow.turn.right.up
    sign-turn-left-fill arrow.turn.up.left arrow.turn.left.up
    """
}
