// The rest of the types that Apple declares, beside those that files and data are most often of.

import FoundationSupplement

extension UTType {
  public static let font = UTType(known: "public.font")
  public static let message = UTType(known: "public.message")
  public static let application = UTType(known: "com.apple.application")
  public static let log = UTType(known: "com.apple.log")
  public static let bundle = UTType(known: "com.apple.bundle")
  public static let `package` = UTType(known: "com.apple.package")
  public static let presentation = UTType(known: "public.presentation")
  public static let spreadsheet = UTType(known: "public.spreadsheet")
  public static let database = UTType(known: "public.database")
  public static let video = UTType(known: "public.video")
  public static let contact = UTType(known: "public.contact")
  public static let volume = UTType(known: "public.volume")
  public static let script = UTType(known: "public.script")
  public static let framework = UTType(known: "com.apple.framework")
  public static let mpeg = UTType(known: "public.mpeg")
  public static let mpeg2Video = UTType(known: "public.mpeg-2-video")
  public static let mpeg4Audio = UTType(known: "public.mpeg-4-audio")
  public static let appleProtectedMPEG4Audio = UTType(known: "com.apple.protected-mpeg-4-audio")
  public static let quickTimeMovie = UTType(known: "com.apple.quicktime-movie")
  public static let avi = UTType(known: "public.avi")
  public static let aiff = UTType(known: "public.aiff-audio")
  public static let wav = UTType(known: "com.microsoft.waveform-audio")
  public static let midi = UTType(known: "public.midi-audio")
  public static let playlist = UTType(known: "public.playlist")
  public static let m3uPlaylist = UTType(known: "public.m3u-playlist")
  public static let rtf = UTType(known: "public.rtf")
  public static let rtfd = UTType(known: "com.apple.rtfd")
  public static let flatRTFD = UTType(known: "com.apple.flat-rtfd")
  public static let epub = UTType(known: "org.idpf.epub-container")
  public static let vCard = UTType(known: "public.vcard")
  public static let toDoItem = UTType(known: "public.to-do-item")
  public static let calendarEvent = UTType(known: "public.calendar-event")
  public static let emailMessage = UTType(known: "public.email-message")
  public static let internetLocation = UTType(known: "com.apple.internet-location")
  public static let bookmark = UTType(known: "public.bookmark")
  public static let resolvable = UTType(known: "com.apple.resolvable")
  public static let symbolicLink = UTType(known: "public.symlink")
  public static let aliasFile = UTType(known: "com.apple.alias-file")
  public static let mountPoint = UTType(known: "com.apple.mount-point")
  public static let urlBookmarkData = UTType(known: "com.apple.bookmark")
  public static let executable = UTType(known: "public.executable")
  public static let unixExecutable = UTType(known: "public.unix-executable")
  public static let exe = UTType(known: "com.microsoft.windows-executable")
  public static let applicationBundle = UTType(known: "com.apple.application-bundle")
  public static let applicationExtension = UTType(
    known: "com.apple.application-and-system-extension")
  public static let pluginBundle = UTType(known: "com.apple.plugin")
  public static let compositeContent = UTType(known: "public.composite-content")
  public static let threeDContent = UTType(known: "public.3d-content")
  public static let usd = UTType(known: "com.pixar.universal-scene-description")
  public static let usdz = UTType(known: "com.pixar.universal-scene-description-mobile")
  public static let realityFile = UTType(known: "com.apple.reality")
  public static let sceneKitScene = UTType(known: "com.apple.scenekit.scene")
  public static let sourceCode = UTType(known: "public.source-code")
  public static let swiftSource = UTType(known: "public.swift-source")
  public static let objectiveCSource = UTType(known: "public.objective-c-source")
  public static let cSource = UTType(known: "public.c-source")
  public static let cHeader = UTType(known: "public.c-header")
  public static let cPlusPlusSource = UTType(known: "public.c-plus-plus-source")
  public static let assemblyLanguageSource = UTType(known: "public.assembly-source")
  public static let javaScript = UTType(known: "com.netscape.javascript-source")
  public static let shellScript = UTType(known: "public.shell-script")
  public static let pythonScript = UTType(known: "public.python-script")
  public static let rubyScript = UTType(known: "public.ruby-script")
  public static let perlScript = UTType(known: "public.perl-script")
  public static let phpScript = UTType(known: "public.php-script")
  public static let appleScript = UTType(known: "com.apple.applescript.text")
  public static let yaml = UTType(known: "public.yaml")
  public static let xmlPropertyList = UTType(known: "com.apple.xml-property-list")
  public static let binaryPropertyList = UTType(known: "com.apple.binary-property-list")
  public static let delimitedText = UTType(known: "public.delimited-values-text")
  public static let tabSeparatedText = UTType(known: "public.tab-separated-values-text")
  public static let utf16PlainText = UTType(known: "public.utf16-plain-text")
  public static let utf16ExternalPlainText = UTType(known: "public.utf16-external-plain-text")
  public static let utf8TabSeparatedText = UTType(known: "public.utf8-tab-separated-values-text")
  public static let tiff = UTType(known: "public.tiff")
  public static let bmp = UTType(known: "com.microsoft.bmp")
  public static let ico = UTType(known: "com.microsoft.ico")
  public static let icns = UTType(known: "com.apple.icns")
  public static let heif = UTType(known: "public.heif-standard")
  public static let rawImage = UTType(known: "public.camera-raw-image")
  public static let livePhoto = UTType(known: "com.apple.live-photo")
  public static let gzip = UTType(known: "org.gnu.gnu-zip-archive")
  public static let bz2 = UTType(known: "public.bzip2-archive")
  public static let diskImage = UTType(known: "public.disk-image")
  public static let appleArchive = UTType(known: "com.apple.archive")
  public static let pkcs12 = UTType(known: "com.rsa.pkcs-12")
  public static let x509Certificate = UTType(known: "public.x509-certificate")
  public static let ahap = UTType(known: "com.apple.haptics.ahap")
}

extension UTType {
  /// What is known of them.
  static let rarer: [String: Facts] = [
    "public.font": Facts(parents: ["public.data", "public.content"]),
    "public.message": Facts(parents: ["public.item"]),
    "com.apple.application": Facts(parents: ["public.executable"]),
    "com.apple.log": Facts(parents: ["public.text"], extensions: ["log"]),
    "com.apple.bundle": Facts(parents: ["public.directory"]),
    "com.apple.package": Facts(parents: ["public.directory"]),
    "public.presentation": Facts(parents: ["public.content"]),
    "public.spreadsheet": Facts(parents: ["public.content"]),
    "public.database": Facts(parents: ["public.data"]),
    "public.video": Facts(parents: ["public.movie"]),
    "public.contact": Facts(parents: ["public.item"]),
    "public.volume": Facts(parents: ["public.folder"]),
    "public.script": Facts(parents: ["public.source-code"]),
    "com.apple.framework": Facts(parents: ["com.apple.bundle"], extensions: ["framework"]),
    "public.mpeg": Facts(
      parents: ["public.movie"], extensions: ["mpg", "mpeg"], mime: "video/mpeg"),
    "public.mpeg-2-video": Facts(
      parents: ["public.video"], extensions: ["m2v"], mime: "video/mpeg2"),
    "public.mpeg-4-audio": Facts(parents: ["public.audio"], extensions: ["m4a"], mime: "audio/mp4"),
    "com.apple.protected-mpeg-4-audio": Facts(parents: ["public.audio"], extensions: ["m4p"]),
    "com.apple.quicktime-movie": Facts(
      parents: ["public.movie"], extensions: ["mov", "qt"], mime: "video/quicktime"),
    "public.avi": Facts(parents: ["public.movie"], extensions: ["avi"], mime: "video/avi"),
    "public.aiff-audio": Facts(
      parents: ["public.audio"], extensions: ["aiff", "aif"], mime: "audio/aiff"),
    "com.microsoft.waveform-audio": Facts(
      parents: ["public.audio"], extensions: ["wav", "wave"], mime: "audio/vnd.wave"),
    "public.midi-audio": Facts(
      parents: ["public.audio"], extensions: ["midi", "mid"], mime: "audio/midi"),
    "public.playlist": Facts(parents: ["public.item"]),
    "public.m3u-playlist": Facts(
      parents: ["public.text", "public.playlist"], extensions: ["m3u"], mime: "audio/mpegurl"),
    "public.rtf": Facts(parents: ["public.text"], extensions: ["rtf"], mime: "text/rtf"),
    "com.apple.rtfd": Facts(parents: ["com.apple.package"], extensions: ["rtfd"]),
    "com.apple.flat-rtfd": Facts(parents: ["public.data"]),
    "org.idpf.epub-container": Facts(
      parents: ["public.data", "public.content"], extensions: ["epub"], mime: "application/epub+zip"
    ),
    "public.vcard": Facts(
      parents: ["public.text", "public.contact"], extensions: ["vcf", "vcard"], mime: "text/vcard"),
    "public.to-do-item": Facts(parents: ["public.item"]),
    "public.calendar-event": Facts(
      parents: ["public.item"], extensions: ["ics"], mime: "text/calendar"),
    "public.email-message": Facts(
      parents: ["public.message"], extensions: ["eml"], mime: "message/rfc822"),
    "com.apple.internet-location": Facts(parents: ["public.item"]),
    "public.bookmark": Facts(parents: ["public.item"]),
    "com.apple.resolvable": Facts(parents: ["public.item"]),
    "public.symlink": Facts(parents: ["com.apple.resolvable"]),
    "com.apple.alias-file": Facts(parents: ["public.data", "com.apple.resolvable"]),
    "com.apple.mount-point": Facts(parents: ["public.item", "com.apple.resolvable"]),
    "com.apple.bookmark": Facts(parents: ["public.data", "public.bookmark"]),
    "public.executable": Facts(parents: ["public.item"]),
    "public.unix-executable": Facts(parents: ["public.data", "public.executable"]),
    "com.microsoft.windows-executable": Facts(
      parents: ["public.data", "public.executable"], extensions: ["exe"],
      mime: "application/x-msdownload"),
    "com.apple.application-bundle": Facts(
      parents: ["com.apple.application", "com.apple.package"], extensions: ["app"]),
    "com.apple.application-and-system-extension": Facts(
      parents: ["com.apple.bundle"], extensions: ["appex"]),
    "com.apple.plugin": Facts(parents: ["com.apple.bundle"], extensions: ["plugin"]),
    "public.composite-content": Facts(parents: ["public.content"]),
    "public.3d-content": Facts(parents: ["public.content"]),
    "com.pixar.universal-scene-description": Facts(
      parents: ["public.3d-content"], extensions: ["usd"]),
    "com.pixar.universal-scene-description-mobile": Facts(
      parents: ["public.3d-content"], extensions: ["usdz"], mime: "model/vnd.usdz+zip"),
    "com.apple.reality": Facts(
      parents: ["public.data", "public.3d-content"], extensions: ["reality"]),
    "com.apple.scenekit.scene": Facts(parents: ["public.3d-content"], extensions: ["scn"]),
    "public.source-code": Facts(parents: ["public.plain-text"]),
    "public.swift-source": Facts(parents: ["public.source-code"], extensions: ["swift"]),
    "public.objective-c-source": Facts(parents: ["public.source-code"], extensions: ["m"]),
    "public.c-source": Facts(parents: ["public.source-code"], extensions: ["c"]),
    "public.c-header": Facts(parents: ["public.source-code"], extensions: ["h"]),
    "public.c-plus-plus-source": Facts(parents: ["public.source-code"], extensions: ["cpp", "cc"]),
    "public.assembly-source": Facts(parents: ["public.source-code"], extensions: ["s"]),
    "com.netscape.javascript-source": Facts(
      parents: ["public.source-code"], extensions: ["js"], mime: "text/javascript"),
    "public.shell-script": Facts(parents: ["public.script"], extensions: ["sh"]),
    "public.python-script": Facts(
      parents: ["public.script"], extensions: ["py"], mime: "text/x-python"),
    "public.ruby-script": Facts(parents: ["public.script"], extensions: ["rb"]),
    "public.perl-script": Facts(parents: ["public.script"], extensions: ["pl"]),
    "public.php-script": Facts(parents: ["public.script"], extensions: ["php"], mime: "text/php"),
    "com.apple.applescript.text": Facts(parents: ["public.script"], extensions: ["applescript"]),
    "public.yaml": Facts(
      parents: ["public.text"], extensions: ["yaml", "yml"], mime: "application/x-yaml"),
    "com.apple.xml-property-list": Facts(parents: ["com.apple.property-list", "public.xml"]),
    "com.apple.binary-property-list": Facts(parents: ["com.apple.property-list"]),
    "public.delimited-values-text": Facts(parents: ["public.text"]),
    "public.tab-separated-values-text": Facts(
      parents: ["public.delimited-values-text"], extensions: ["tsv"],
      mime: "text/tab-separated-values"),
    "public.utf16-plain-text": Facts(parents: ["public.plain-text"]),
    "public.utf16-external-plain-text": Facts(parents: ["public.plain-text"]),
    "public.utf8-tab-separated-values-text": Facts(parents: ["public.tab-separated-values-text"]),
    "public.tiff": Facts(
      parents: ["public.image"], extensions: ["tiff", "tif"], mime: "image/tiff"),
    "com.microsoft.bmp": Facts(parents: ["public.image"], extensions: ["bmp"], mime: "image/bmp"),
    "com.microsoft.ico": Facts(
      parents: ["public.image"], extensions: ["ico"], mime: "image/vnd.microsoft.icon"),
    "com.apple.icns": Facts(parents: ["public.image"], extensions: ["icns"], mime: "image/icns"),
    "public.heif-standard": Facts(
      parents: ["public.image"], extensions: ["heif"], mime: "image/heif"),
    "public.camera-raw-image": Facts(parents: ["public.image"]),
    "com.apple.live-photo": Facts(parents: ["public.item"]),
    "org.gnu.gnu-zip-archive": Facts(
      parents: ["public.archive"], extensions: ["gz"], mime: "application/gzip"),
    "public.bzip2-archive": Facts(
      parents: ["public.archive"], extensions: ["bz2"], mime: "application/x-bzip2"),
    "public.disk-image": Facts(parents: ["public.data"]),
    "com.apple.archive": Facts(parents: ["public.archive"], extensions: ["aar"]),
    "com.rsa.pkcs-12": Facts(
      parents: ["public.data"], extensions: ["p12", "pfx"], mime: "application/x-pkcs12"),
    "public.x509-certificate": Facts(
      parents: ["public.data"], extensions: ["cer", "crt"], mime: "application/x-x509-ca-cert"),
    "com.apple.haptics.ahap": Facts(parents: ["public.json"], extensions: ["ahap"]),
  ]
}
