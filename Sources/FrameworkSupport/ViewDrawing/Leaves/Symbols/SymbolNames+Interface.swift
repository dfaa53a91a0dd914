extension SymbolNames {
  /// The symbols of interfaces, such as arrows, documents, lists and badges: an icon, then the symbols
  /// that it stands for.
  static let interface = """
    magic wand.and.stars wand.and.sparkles wand.and.rays wand.and.stars.inverse
    box-arrow-right rectangle.portrait.and.arrow.right rectangle.portrait.and.arrow.forward
    browser-safari safari
    files doc.on.doc document.on.document square.on.square
    files-alt doc.on.doc.fill document.on.document.fill square.on.square.fill
    clipboard doc.on.clipboard document.on.clipboard
    clipboard-data chart.bar.doc.horizontal chart.line.text.clipboard
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
    chevron-double-right chevron.right.2
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
    person-plus person.badge.plus
    person-plus-fill person.badge.plus.fill person.fill.badge.plus
    person-dash person.badge.minus
    person-dash-fill person.badge.minus.fill person.fill.badge.minus
    person-check-fill person.fill.checkmark
    wallet wallet.pass
    play-btn play.rectangle
    chat bubble
    chat-left-text text.bubble
    chat-left-quote quote.bubble
    chat-dots ellipsis.message
    file-earmark document
    file-earmark-text text.document richtext.page
    file-earmark-plus doc.badge.plus document.badge.plus
    file-earmark-arrow-down arrow.down.doc
    folder-plus folder.badge.plus
    cart-plus cart.badge.plus
    calendar-check calendar.badge.checkmark
    calendar-minus calendar.badge.minus
    journal-plus note.text.badge.plus
    sliders2-vertical slider.vertical.3
    toggles switch.2
    layout-sidebar sidebar.left
    layout-sidebar-reverse sidebar.right
    layers square.3.layers.3d square.2.layers.3d square.stack.3d.up.badge.automatic
    x-circle multiply.circle
    x-lg multiply
    x-octagon xmark.octagon
    shield-exclamation exclamationmark.shield
    backspace delete.left
    table tablecells
    shop storefront
    piggy-bank piggybank
    hourglass-top hourglass.tophalf.filled
    hourglass-bottom hourglass.bottomhalf.filled
    app-indicator app.badge
    cloud-arrow-up icloud.and.arrow.up
    cloud-arrow-down icloud.and.arrow.down
    cloud-check checkmark.icloud
    pencil pencil.line
    quote quote.opening
    plus-slash-minus plusminus minus.forwardslash.plus
    battery-charging battery.100.bolt battery.100percent.bolt
    puzzle puzzlepiece.extension
    """
}
