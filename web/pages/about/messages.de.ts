import type { AboutMessage } from './messages.en.ts'

export const de: Readonly<Record<AboutMessage, string>> = {
  foot: 'Kostenlos und quelloffen. Eigene Zeichnungen und Texte; die Spiele gehören ihren Autoren und Verlagen.',
  'foot.links': 'Über Carriage House',
  'foot.guidelines': 'Fairplay',
  'foot.privacy': 'Datenschutz',
  'foot.imprint': 'Impressum und Kontakt',
  'foot.api': 'API',
  'foot.source': 'Quelltext',

  'privacy.title': 'Datenschutz',
  'privacy.lead':
    'Was Carriage House speichert, wozu und wie lange. Diese Seite entsteht aus der Liste, gegen die wir den Server prüfen: Mehr wird nicht gespeichert. Keine Werbung, kein Tracking, keine Weitergabe an Dritte.',
  'privacy.rights': 'Deine Rechte',
  'privacy.rights.why':
    'In deinem Konto kannst du alle deine Daten in einer Datei herunterladen und das Konto löschen. Deine Partien bleiben dann ohne deinen Namen erhalten; alles andere wird sofort gelöscht. In Sicherungskopien des Betreibers kann es noch etwas länger liegen.',
  'privacy.rights.link': 'Zu deinem Konto',
  'privacy.what': 'Was gespeichert wird',
  'privacy.tables': 'Tabellen und Spalten der Datenbank',
  'privacy.device':
    'Ein Cookie hält dich angemeldet. Ein zweites entsteht, wenn du dich an einem festen Konto anmeldest: ein Zufallswert, an dem gewertete Partien zwei Konten im selben Browser erkennen. Einstellungen und Partien gegen Bots bleiben in deinem Browser.',

  'topic.account': 'Konto',
  'topic.account.why': 'Dein Name und, wenn du eine angibst, deine Mailadresse, damit du deine Partien wiederfindest.',
  'topic.signIn': 'Anmelden',
  'topic.signIn.why':
    'Sitzungen mit IP-Adresse und Browser, damit du sie sehen und beenden kannst; der öffentliche Teil deiner Passkeys; Codes und Tokens als Hash; in welchen Browsern ein festes Konto angemeldet war, als Hash eines Cookies.',
  'topic.settings': 'Deine Einstellungen',
  'topic.settings.why': 'Wann du schläfst, wie wir dir Bescheid geben und die Adresse deines Fristenkalenders.',
  'topic.games': 'Partien',
  'topic.games.why':
    'Tische, Plätze, jeder Zug und jedes Ergebnis, damit Partien gespielt, nachgespielt, geprüft und gewertet werden können; mit wem du spielen möchtest. Entwürfe und geplante Züge enden mit der Partie; deine Notizen bleiben, nur für dich.',
  'topic.boxes': 'Deine Schachteln',
  'topic.boxes.why':
    'Material, das du geändert und im Konto gespeichert hast. Teilst du eine Schachtel, sieht sie jeder mit dem Link.',
  'topic.chat': 'Chat am Tisch',
  'topic.chat.why': 'Was dort geschrieben wurde, nur für den Tisch.',
  'topic.people': 'Leute, die du kennst',
  'topic.people.why':
    'Wem du folgst, in welchen Clubs du bist und wann du zuletzt da warst, falls andere das sehen dürfen.',
  'topic.guidelines': 'Stummgeschaltete, Blockierte, Meldungen',
  'topic.guidelines.why':
    'Wen du stummgeschaltet oder blockiert hast; Meldungen mit den Nachrichten davor und danach; deine Verwarnungen und Sperren. Löschst du dein Konto, verschwinden deine Nachrichten und dein Name aus den Meldungen anderer, und Meldungen über dich werden gelöscht; was du selbst zu einer Meldung geschrieben hast, bleibt ohne deinen Namen dabei. Löschst du ein gesperrtes Konto, bleibt ein Hash seiner Adresse und Passkeys, bis die Sperre endet; ein Konto mit derselben Adresse oder demselben Passkey ist dann für den Rest gesperrt.',
  'topic.moderation': 'Moderation',
  'topic.moderation.why':
    'Was die Moderation getan hat, in einem Protokoll, das nur ergänzt wird, und ihre Ankündigungen. Löschst du dein Konto, verschwindet dein Name daraus.',
  'topic.notifications': 'Mitteilungen',
  'topic.notifications.why': 'Welche Mitteilung auf welchem Weg kam, damit keine doppelt kommt.',
  'topic.records': 'Mitgebrachte Partien',
  'topic.records.why': 'Beendete Partien, die du als Datei hochgeladen hast.',
  'topic.counters': 'Missbrauchsschutz',
  'topic.counters.why':
    'Wie oft eine IP-Adresse, eine Mailadresse oder ein Konto angefragt hat, damit niemand Codes errät oder den Server lahmlegt.',
  'topic.faults': 'Fehlerberichte',
  'topic.faults.why': 'Was in einem Browser fehlschlug und in welcher Version, ohne Angaben zur Person.',
  'topic.site': 'Der Server selbst',
  'topic.site.why': 'Schlüssel, Versionen und beschädigte Partien. Nichts davon betrifft eine Person.',

  'stored.account': 'bis du das Konto löschst',
  'stored.game': 'solange die Partie besteht; ohne deinen Namen, sobald du das Konto löschst',
  'stored.club': 'solange der Club besteht',
  'stored.match': 'solange die Partie läuft',
  'stored.suspension': 'bis die Sperre endet',
  'stored.site': 'solange der Server es braucht',
  'stored.session': '{days} Tage ab der letzten Nutzung',
  'stored.browser': '{days} Tage ab der letzten Anmeldung dort',
  'stored.ticket': 'höchstens {days} Tage',
  'stored.idleGuest': '{days} Tage',
  'stored.chat': '{days} Tage',
  'stored.report': '{days} Tage, nachdem sie erledigt ist',
  'stored.abandoned': '{days} Tage',
  'stored.notification': '{days} Tage',
  'stored.clientReport': '{days} Tage',
  'stored.counter': 'höchstens {days, plural, one {einen Tag} other {# Tage}}',
  'stored.guests':
    'Gäste, die nie gespielt haben, werden {idle} Tage nach dem letzten Besuch gelöscht; Gäste, zu denen kein Gerät mehr führt, nach {session} Tagen. Ein Tisch, an dem nie gespielt wurde, wird nach {abandoned} Tagen gelöscht.',

  'imprint.title': 'Impressum und Kontakt',
  'imprint.who': 'Betreiber',
  'imprint.contact': 'Kontakt',
  'imprint.none':
    'Der Betreiber hat nicht angegeben, wer er ist. Auf einem öffentlichen Server muss er das: OPERATOR_NAME, OPERATOR_ADDRESS und OPERATOR_CONTACT.',
  'imprint.games':
    'Carriage House ist eine inoffizielle, kostenlose Umsetzung der Spielregeln. Sie stammt nicht von den Autoren oder Verlagen der Spiele und ist von ihnen weder lizenziert noch gebilligt.',
  away: 'Der Server ist gerade nicht erreichbar.',
}
