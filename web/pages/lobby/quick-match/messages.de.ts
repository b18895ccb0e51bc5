import type { QuickMessage } from './messages.en.ts'

export const de: Readonly<Record<QuickMessage, string>> = {
  title: 'Partie finden',
  lead: 'Sag, was du spielen willst. Wir finden Leute, die dasselbe wollen, und die Partie beginnt.',
  games: 'Spiele',
  pace: 'Bedenkzeit',
  size: 'Zu wievielt',
  'size.any': 'egal',
  kind: 'Wertung',
  'kind.plain': 'ohne Wertung',
  'kind.rated': 'gewertet',
  'kind.near': 'gewertet, mit etwa gleich Starken',
  'kind.near.why': 'Je länger du wartest, desto weiter dürfen die Wertungszahlen auseinanderliegen.',
  'kind.guest': 'Mit einem festen Konto kannst du auch gewertet spielen.',
  clock: 'Läuft deine Uhr ab, spielt ein Bot für dich, bis du zurück bist.',
  'clock.rated':
    'Läuft deine Uhr ab, spielt ein Bot für dich. Dreimal kannst du zurückkommen; macht ein Bot mehr als ein Zehntel deiner Züge, belegst du den letzten Platz.',
  awake: 'Nur Leute, die zu meinen Zeiten wach sind',
  'awake.why': 'Mindestens sechs Stunden am Tag.',
  start: 'Suchen',
  waiting: 'Suche läuft …',
  'waiting.for': '{game} · {pace}',
  'waiting.time': 'Du wartest seit {time}.',
  'waiting.others':
    '{count, plural, =0 {Noch sucht sonst niemand dasselbe.} one {Eine weitere Person sucht dasselbe.} other {# andere suchen dasselbe.}}',
  'waiting.live': 'Lass diese Seite offen: Wenn du sie schließt, gibst du deinen Platz auf.',
  'waiting.slow':
    'Du musst hier nicht warten: Sobald andere dazukommen, spätestens nach einer Woche, beginnt die Partie, und wir geben dir Bescheid.',
  'waiting.near': 'Die Wertungszahlen dürfen jetzt bis zu {ratingRange} auseinanderliegen.',
  offers: 'Andere Wege zu spielen',
  'offers.why': 'Noch ist niemand da. Du kannst auch:',
  bots: 'Jetzt gegen Bots spielen',
  friend: 'Freunde per Link einladen',
  slowly: 'Langsam spielen: Wir geben dir Bescheid, wenn andere kommen',
  stop: 'Suche abbrechen',
  found: 'Gefunden: Die Partie läuft.',
  'found.link': 'Zum Tisch',
}
