import type { QuickMessage } from './messages.en.ts'

export const de: Readonly<Record<QuickMessage, string>> = {
  title: 'Jetzt mitspielen',
  lead: 'Sag, was du spielen möchtest. Das Haus findet andere, die dasselbe möchten, und die Partie beginnt.',
  games: 'Was',
  pace: 'Wie schnell',
  size: 'Wie viele spielen',
  'size.any': 'Beliebig viele',
  kind: 'Ergebnis',
  'kind.plain': 'Zählt nicht',
  'kind.rated': 'Zählt für die Wertung',
  'kind.near': 'Zählt für die Wertung, mit etwa gleich Starken',
  'kind.near.why': 'Je länger du wartest, desto weiter dürfen die Wertungen auseinanderliegen.',
  'kind.guest': 'Mit einem dauerhaften Konto kannst du auch um die Wertung spielen.',
  clock: 'Läuft deine Uhr ab, spielt ein Bot für dich, bis du zurück bist.',
  'clock.rated':
    'Läuft deine Uhr ab, spielt ein Bot für dich. Dreimal kannst du zurückkommen; macht ein Bot mehr als ein Zehntel deiner Züge, belegst du den letzten Platz.',
  awake: 'Nur mit Leuten, die wach sind, wenn ich es bin',
  'awake.why': 'Sechs Stunden am Tag oder mehr.',
  start: 'Jetzt mitspielen',
  waiting: 'Mitspieler werden gesucht',
  'waiting.for': '{game} · {pace}',
  'waiting.time': 'Du wartest seit {time}.',
  'waiting.others':
    '{count, plural, =0 {Noch sucht sonst niemand dasselbe.} one {Eine weitere Person sucht dasselbe.} other {# andere suchen dasselbe.}}',
  'waiting.live': 'Lass diese Seite offen: Wenn du sie schließt, gibst du deinen Platz auf.',
  'waiting.slow':
    'Du musst hier nicht warten: Die Partie beginnt, sobald andere kommen, innerhalb einer Woche, und du bekommst deine übliche Nachricht.',
  'waiting.near': 'Die Wertungen dürfen jetzt bis zu {reach} auseinanderliegen.',
  offers: 'Andere Wege zu spielen',
  'offers.why': 'Noch ist niemand gekommen. Du kannst auch:',
  bots: 'Jetzt gegen Bots spielen',
  friend: 'Freunde per Link einladen',
  slowly: 'Langsam spielen: du bekommst eine Nachricht, wenn andere kommen',
  stop: 'Nicht mehr suchen',
  found: 'Mitspieler sind gefunden, und die Partie läuft.',
  'found.link': 'Zum Tisch',
}
