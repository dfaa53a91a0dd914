/// The symbols whose counterpart among Bootstrap Icons has another name.
enum SymbolNames {
  static let table: [String: String] = {
    var table: [String: String] = [:]
    for line in (lines + "\n" + interface).split(separator: "\n") {
      let words = line.split(separator: " ")
      if let icon = words.first {
        for name in words.dropFirst() { table[String(name)] = String(icon) }
      }
    }
    return table
  }()

  /// Whether a symbol points the other way where text goes from right to left, as its name tells:
  /// not one of the controls of a player, such as `forward.end`.
  static func isDirectional(_ name: String) -> Bool {
    let parts = name.split(separator: ".")
    let words: Set<Substring> = ["forward", "backward", "leading", "trailing"]
    return parts.first.map { !words.contains($0) } == true && parts.contains(where: words.contains)
  }

  /// An icon, with the degrees by which it is turned clockwise if it is, then the symbols that it
  /// stands for.
  private static let lines = """
    door-open-fill door.left.hand.open.fill door.right.hand.open.fill
    door-open door.left.hand.open door.right.hand.open
    door-closed-fill door.left.hand.closed.fill
    door-closed door.left.hand.closed door.right.hand.closed
    gear-fill gearshape.fill
    gear gearshape
    sun-fill sun.max.fill
    sun sun.max
    sunrise-fill sunrise.fill
    moon-stars-fill moon.stars.fill
    cloud-rain-fill cloud.rain.fill
    cloud-rain-heavy-fill cloud.heavyrain.fill
    cloud-drizzle-fill cloud.drizzle.fill
    cloud-snow-fill cloud.snow.fill
    cloud-lightning-fill cloud.bolt.fill
    cloud-lightning-rain-fill cloud.bolt.rain.fill
    cloud-fog-fill cloud.fog.fill
    cloud-sun-fill cloud.sun.fill
    cloud-moon-fill cloud.moon.fill
    lightning-fill bolt.fill
    lightning bolt
    droplet-fill drop.fill humidity.fill
    droplet drop humidity
    thermometer-half thermometer thermometer.medium medical.thermometer
    plus-circle-dotted plus.circle.dashed
    question-square questionmark.square.dashed
    wind wind
    geo-alt-fill mappin.and.ellipse mappin.circle.fill location.circle.fill
    geo-fill mappin.circle
    cursor-fill location.fill
    cursor location
    person-fill person.fill
    person person
    person-circle person.crop.circle person.circle
    people-fill person.2.fill person.3.fill
    people person.2 person.3
    bicycle bicycle
    clock-fill clock.fill
    clock clock
    stopwatch-fill stopwatch.fill
    alarm-fill alarm.fill
    bell-fill bell.fill
    arrow-clockwise arrow.clockwise
    arrow-repeat arrow.2.circlepath
    arrow-counterclockwise arrow.counterclockwise
    arrow-up-right arrow.up.right arrow.up.forward
    arrow-down-right arrow.down.right
    arrow-left arrow.backward
    arrow-right arrow.forward
    chevron-right chevron.forward
    chevron-left chevron.backward
    x-lg xmark
    check-lg checkmark
    plus-lg plus
    dash-lg minus
    exclamation-lg exclamationmark
    question-lg questionmark
    house-fill house.fill
    credit-card-fill creditcard.fill
    credit-card creditcard creditcard.and.123
    cart-fill cart.fill
    bag-fill bag.fill handbag.fill
    bag bag handbag
    cup-hot-fill cup.and.saucer.fill mug.fill
    cup-hot cup.and.saucer mug
    cup-straw takeoutbag.and.cup.and.straw.fill
    fuel-pump-fill fuelpump.fill
    car-front-fill car.fill car
    bus-front-fill bus.fill bus
    train-front-fill tram.fill tram train.side.front.car
    music-note music.note
    music-note-list music.note.list
    music-note-beamed music.quarternote.3
    mic-fill mic.fill music.mic
    mic mic
    speaker-fill hifispeaker.fill
    headphones headphones
    play-fill play.fill
    pause-fill pause.fill
    stop-fill stop.fill
    book-fill book.fill
    book book
    bookmark-fill bookmark.fill
    tag-fill tag.fill
    flag-fill flag.fill
    star-fill star.fill
    heart-fill heart.fill
    fire flame.fill flame
    trophy-fill trophy.fill
    graph-up-arrow chart.line.uptrend.xyaxis
    graph-up chart.xyaxis.line
    bar-chart-fill chart.bar.fill
    bar-chart chart.bar
    pie-chart-fill chart.pie.fill
    smartwatch applewatch
    laptop laptopcomputer macbook
    display desktopcomputer display
    battery-full battery.100 battery.100percent
    battery-half battery.50 battery.50percent
    wifi wifi
    reception-4 cellularbars
    broadcast dot.radiowaves.left.and.right
    lock-fill lock.fill
    unlock-fill lock.open.fill
    key-fill key.fill
    eye-fill eye.fill
    eye-slash-fill eye.slash.fill
    search magnifyingglass
    camera-fill camera.fill
    image-fill photo.fill
    image photo photo.on.rectangle
    envelope-fill envelope.fill
    chat-fill message.fill bubble.left.fill
    chat-dots-fill ellipsis.bubble.fill
    telephone-fill phone.fill
    trash-fill trash.fill
    pencil-fill pencil
    pencil-square square.and.pencil
    box-arrow-up square.and.arrow.up
    link-45deg link
    list-ul list.bullet
    list-check checklist
    grid-fill square.grid.2x2.fill
    globe2 globe network
    three-dots ellipsis
    circle-half circle.lefthalf.filled
    capsule-pill pills.fill
    capsule pills
    tree-fill tree.fill
    snow snowflake
    hourglass-split hourglass
    ticket-perforated-fill ticket.fill
    ticket-perforated ticket
    gift-fill gift.fill
    building-fill building.fill
    building building
    briefcase-fill briefcase.fill suitcase.fill
    briefcase briefcase suitcase
    hand-thumbs-up-fill hand.thumbsup.fill
    currency-dollar dollarsign
    currency-euro eurosign
    coin dollarsign.circle.fill dollarsign.circle
    sliders slider.horizontal.3
    stack square.stack.3d.up.fill
    lightbulb-fill lightbulb.fill
    dice-5-fill dice.fill
    controller gamecontroller.fill gamecontroller
    water water.waves
    emoji-smile-fill face.smiling.fill
    emoji-smile face.smiling
    stars sparkles
    cloud-haze2-fill smoke.fill aqi.low aqi.medium aqi.high
    speedometer barometer gauge gauge.medium
    speedometer2 gauge.with.dots.needle.67percent gauge.with.dots.needle.50percent
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
    file-earmark-fill doc.fill
    file-earmark-text-fill doc.text.fill doc.richtext.fill
    file-earmark-text doc.text doc.plaintext
    file-earmark doc
    inbox-fill tray.fill tray.full.fill
    inbox tray tray.full
    archive-fill archivebox.fill
    archive archivebox
    collection-fill rectangle.stack.fill
    collection rectangle.stack
    journal-bookmark-fill text.book.closed.fill character.book.closed.fill
    mortarboard-fill graduationcap.fill
    mortarboard graduationcap
    blockquote-left text.quote
    p-square parkingsign
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
    award-fill medal.fill rosette
    bug-fill ladybug.fill ant.fill
    arrow-return-left arrow.uturn.backward arrow.uturn.left
    hand-index-fill hand.tap.fill hand.point.up.left.fill
    eyeglasses eyeglasses
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
    grid-3x3-gap-fill square.grid.3x3.fill
    box-fill cube.fill
    box cube
    rulers ruler.fill ruler
    hash number
    life-preserver lifepreserver.fill
    asterisk staroflife.fill
    list line.3.horizontal line.horizontal.3
    wifi-off wifi.slash
    bell-slash-fill bell.slash.fill
    geo-alt-fill mappin
    hand-thumbs-down-fill hand.thumbsdown.fill
    reply-fill arrowshape.turn.up.left.fill
    reply arrowshape.turn.up.left
    at at
    volume-mute-fill speaker.slash.fill
    save-fill square.and.arrow.down.fill
    list-ol list.number
    card-list list.bullet.rectangle list.dash.header.rectangle
    lightning-charge-fill bolt.circle.fill
    arrow-down-up arrow.up.arrow.down
    three-dots-vertical ellipsis.vertical
    plus-slash-minus plus.forwardslash.minus
    infinity infinity
    percent percent
    translate character.bubble.fill character.bubble
    battery battery.0 battery.0percent
    battery-quarter battery.25 battery.25percent
    battery-three-quarters battery.75 battery.75percent
    sun-fill sun.haze.fill sun.dust.fill sun.horizon.fill
    moon-fill moon.fill moon.circle.fill moonphase.waxing.crescent
    circle-fill moonphase.full.moon
    heart-fill heart.circle.fill
    flower1 camera.macro
    dribbble basketball.fill basketball
    fan fanblades.fill fanblades
    journal-text magazine.fill
    clipboard-check-fill checklist.checked list.bullet.clipboard.fill
    shield-lock-fill lock.shield.fill
    shield-check checkmark.shield
    shield-fill-check checkmark.shield.fill
    patch-check-fill checkmark.seal.fill
    patch-check checkmark.seal
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
    """
}
