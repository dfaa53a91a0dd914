/// The words by which widgets say that there is nothing to show, or what a person has to do for it.
enum AbsenceWords {
  /// Whether some texts say so: by a word, or by a mark in place of a value, such as “--”.
  static func areIn(_ texts: [String]) -> Bool {
    texts.contains { text in
      let parts = text.lowercased().split(whereSeparator: \.isWhitespace)
      return text.hasSuffix("…") || text.hasSuffix("...")
        || parts.contains { part in
          let word = String(part.drop { !$0.isLetter }.prefix { $0.isLetter || isApostrophe($0) })
          return word.isEmpty ? !part.contains(where: \.isNumber) : words.contains(word)
        } || partsOfWords.contains { text.contains($0) }
    }
  }

  private static func isApostrophe(_ character: Character) -> Bool { "'’".contains(character) }

  /// Words of languages that write spaces between them.
  private static let words = Set(
    """
    no not none nothing never empty unavailable unknown missing without loading updating waiting \
    refreshing offline error failed failure fail unable couldn't couldn’t can't can’t cannot don't \
    don’t yet n sign log login open tap connect add set configure select choose pick please retry try \
    refresh permission allow enable start create edit \
    kein keine keinen nicht nichts leer lädt laden fehler öffnen tippen bitte \
    aucun aucune pas rien vide chargement erreur ouvrir ouvrez touchez veuillez \
    sin ningún ninguna nada vacío cargando abre abrir toca sem nenhum nenhuma não vazio carregando \
    erro abra toque nessun nessuna niente vuoto caricamento errore apri tocca non \
    geen niet niets leeg fout tik ingen inga inget inte ikke intet tom tomt laddar laster indlæser fel \
    feil fejl öppna åpne åbn brak nie ładowanie błąd otwórz yok değil yükleniyor hata aç ei ladataan \
    žádná žádné není нет не пусто загрузка ошибка откройте немає
    """.split(whereSeparator: \.isWhitespace).map(String.init))

  /// Parts of words of languages that write none.
  private static let partsOfWords = [
    "ない", "なし", "ません", "読み込み", "無", "无", "没", "空", "加载", "載入", "없", "로딩", "ไม่",
  ]
}
