import type { AboutMessage } from './messages.en.ts'

export const de: Readonly<Record<AboutMessage, string>> = {
  foot: 'Frei und quelloffen. Eigene Zeichnungen und Worte; die Spiele gehören ihren Autoren und Verlagen.',
  'foot.links': 'Über dieses Haus',
  'foot.guidelines': 'Umgang',
  'foot.privacy': 'Datenschutz',
  'foot.imprint': 'Impressum und Kontakt',
  'foot.api': 'API',
  'foot.source': 'Quelltext',

  'privacy.title': 'Datenschutz',
  'privacy.lead':
    'Was dieses Haus speichert, wozu und wie lange. Diese Seite entsteht aus der Liste, an der das Haus geprüft wird: Mehr wird nicht gespeichert. Es gibt keine Werbung und keine Verfolgung, und nichts wird an andere weitergegeben.',
  'privacy.rights': 'Deine Rechte',
  'privacy.rights.why':
    'In den Einstellungen deines Kontos kannst du alles, was das Haus von dir hat, in einer Datei herunterladen und das Konto löschen. Deine Partien bleiben dann den anderen, ohne deinen Namen; alles Übrige wird sofort gelöscht. In Sicherungen des Betreibers kann es noch etwas länger liegen.',
  'privacy.rights.link': 'Zu deinem Konto',
  'privacy.what': 'Was gespeichert wird',
  'privacy.tables': 'Tabellen und Spalten der Datenbank',
  'privacy.device':
    'Ein Cookie hält dich angemeldet. Ein zweites, das beim Anmelden an einem dauerhaften Konto gesetzt wird, ist ein Zufallswert, an dem gewertete Partien zwei Konten im selben Browser erkennen. Einstellungen und Partien gegen Bots bleiben in deinem Browser und werden nie hierher gesendet.',

  'topic.account': 'Konto',
  'topic.account.why': 'Dein Name und, wenn du eine angibst, deine Mailadresse, damit du deine Partien wiederfindest.',
  'topic.signIn': 'Anmelden',
  'topic.signIn.why':
    'Sitzungen mit Netzadresse und Browser, damit du sie sehen und beenden kannst; die öffentliche Hälfte von Passkeys; Codes und Tokens als Hash; in welchen Browsern ein dauerhaftes Konto angemeldet war, als Hash eines Cookies.',
  'topic.settings': 'Deine Einstellungen',
  'topic.settings.why':
    'Wann du schläfst, wie du erfahren willst, dass ein Tisch wartet, und die Adresse deines Kalenders der Fristen.',
  'topic.games': 'Partien',
  'topic.games.why':
    'Tische, Plätze, jeder Zug und jedes Ergebnis, damit Partien gespielt, nachgespielt, geprüft und gewertet werden können; mit wem du gerade spielen möchtest. Entwürfe und Aufträge enden mit der Partie; deine Notizen bleiben, nur für dich.',
  'topic.boxes': 'Deine Schachteln',
  'topic.boxes.why':
    'Material, das du geändert hast und in deinem Konto aufbewahrst. Wer den Link hat, sieht eine Schachtel, die du teilst.',
  'topic.chat': 'Gespräche am Tisch',
  'topic.chat.why': 'Was dort gesagt wurde, für die, die dort sitzen.',
  'topic.people': 'Leute, die du kennst',
  'topic.people.why':
    'Wem du folgst, zu welchen Spielkreisen du gehörst, und wann du zuletzt eine Seite offen hattest, wenn andere das sehen dürfen.',
  'topic.guidelines': 'Wen du nicht hörst, und Meldungen',
  'topic.guidelines.why':
    'Wen du stumm geschaltet oder gesperrt hast; Meldungen an den Betreiber mit den Zeilen ringsum; deine Verwarnungen und Sperren. Löschst du dein Konto, verschwinden deine Worte und dein Name aus den Meldungen anderer, und Meldungen über dich werden gelöscht; was du selbst zu einer Meldung geschrieben hast, bleibt ohne deinen Namen dabei. Löschst du ein gesperrtes Konto, bleibt ein Hash seiner Adresse und Passkeys, bis die Sperre endet, und ein Konto, das sie wieder nachweist, bekommt den Rest davon.',
  'topic.moderation': 'Moderation',
  'topic.moderation.why':
    'Was Betreiber getan haben, in einem Protokoll, das nur wächst, und was sie angekündigt haben. Löschst du dein Konto, verschwindet dein Name daraus.',
  'topic.notifications': 'Benachrichtigungen',
  'topic.notifications.why': 'Welche Benachrichtigung auf welchem Weg versandt wurde, damit keine zweimal kommt.',
  'topic.records': 'Aufzeichnungen von anderswo',
  'topic.records.why': 'Beendete Partien, die du als Datei hergebracht hast.',
  'topic.counters': 'Begrenzungen',
  'topic.counters.why':
    'Wie oft eine Netzadresse, eine Mailadresse oder ein Konto gefragt hat, damit niemand Codes erraten oder das Haus überfluten kann.',
  'topic.faults': 'Fehler der Seite',
  'topic.faults.why': 'Was in einem Browser fehlschlug und in welcher Version. Nicht, wer davor saß.',
  'topic.site': 'Der Server selbst',
  'topic.site.why': 'Schlüssel, Versionen und beschädigte Partien. Nichts davon betrifft eine Person.',

  'stored.account': 'bis du das Konto löschst',
  'stored.game': 'so lange wie die Partie; ohne deinen Namen, sobald du das Konto löschst',
  'stored.club': 'so lange wie der Spielkreis',
  'stored.match': 'solange die Partie läuft',
  'stored.suspension': 'bis die Sperre endet',
  'stored.site': 'solange der Server es braucht',
  'stored.session': '{days} Tage nach der letzten Benutzung',
  'stored.browser': '{days} Tage nach der letzten Anmeldung dort',
  'stored.ticket': 'höchstens {days} Tage',
  'stored.idleGuest': '{days} Tage',
  'stored.chat': '{days} Tage',
  'stored.report': '{days} Tage, nachdem sie erledigt ist',
  'stored.abandoned': '{days} Tage',
  'stored.notification': '{days} Tage',
  'stored.clientReport': '{days} Tage',
  'stored.counter': 'höchstens {days, plural, one {einen Tag} other {# Tage}}',
  'stored.guests':
    'Ein Gast, der sich nie gesetzt hat, wird {idle} Tage nach dem letzten Besuch gelöscht; einer, der gespielt hat, wenn kein Gerät mehr zu ihm führt, nach {session} Tagen. Ein Tisch, der nie begann, wird nach {abandoned} Tagen gelöscht.',

  'imprint.title': 'Impressum und Kontakt',
  'imprint.who': 'Dieses Haus betreibt',
  'imprint.contact': 'Kontakt',
  'imprint.none':
    'Der Betreiber dieses Hauses hat nicht gesagt, wer er ist. Bei einem Haus, das allen offen steht, muss er es: OPERATOR_NAME, OPERATOR_ADDRESS und OPERATOR_CONTACT.',
  'imprint.games':
    'Carriage House ist eine inoffizielle, kostenlose Umsetzung von Spielregeln. Autoren und Verlage der Spiele haben sie weder gemacht noch lizenziert oder gutgeheißen.',
  away: 'Das Haus ist gerade nicht zu erreichen.',
}
