import type { PeopleMessage } from './messages.en.ts'

export const de: Readonly<Record<PeopleMessage, string>> = {
  profile: 'Profil',
  follow: 'Folgen',
  'follow.why':
    'Du siehst die Partien von {name} unter „Leute“. {name} bekommt keine Mitteilung, kann es dort aber sehen.',
  unfollow: 'Nicht mehr folgen',
  'following.why': 'Du folgst {name}. Folgt {name} auch dir, seid ihr befreundet.',
  'friends.why': 'Ihr seid befreundet: Ihr folgt einander.',
  mute: 'Stummschalten',
  'mute.why': 'Du siehst keine Nachrichten von {name} mehr. {name} erfährt davon nichts.',
  unmute: 'Nicht mehr stumm',
  'muted.why': 'Stummgeschaltet: Du siehst keine Nachrichten von {name}.',
  block: 'Blockieren',
  'block.why':
    'Du siehst keine Nachrichten von {name} mehr. {name} kann dich nicht einladen und an neuen Tischen nicht mit dir spielen, du auch nicht mit {name}. Ihr folgt einander nicht mehr. Laufende Partien gehen weiter. {name} erfährt davon nichts.',
  unblock: 'Blockierung aufheben',
  'blocked.why':
    'Blockiert: {name} kann dir nicht schreiben, dich nicht einladen und an keinem neuen Tisch mit dir spielen.',
  report: 'Melden',
  'report.line': 'Nachricht melden',
  'report.title': '{name} melden',
  'report.why': 'Die Moderation liest es und entscheidet.',
  noAccount: 'Dafür brauchst du ein Konto; ein Gastkonto genügt.',
  failed: 'Das hat nicht geklappt. Versuch es gleich noch einmal.',

  'list.title': 'Stummgeschaltet und blockiert',
  'list.why': 'Diese Liste siehst nur du. Um jemanden stummzuschalten oder zu blockieren, tipp auf den Namen.',
  'list.none': 'Niemand.',
  'list.muted': 'stummgeschaltet',
  'list.blocked': 'blockiert',
  'list.both': 'stummgeschaltet und blockiert',
  'list.unmute': '{name} nicht mehr stumm',
  'list.unblock': '{name} nicht mehr blockieren',
}
