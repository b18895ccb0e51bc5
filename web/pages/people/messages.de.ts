import type { PeopleMessage } from './messages.en.ts'

export const de: Readonly<Record<PeopleMessage, string>> = {
  profile: 'Profil',
  follow: 'Folgen',
  'follow.why':
    'Unter „Leute“ siehst du die Partien von {name}. {name} bekommt keine Nachricht; wer unter „Leute“ nachsieht, erfährt, wer ihm folgt.',
  unfollow: 'Nicht mehr folgen',
  'following.why': 'Du folgst {name}. Folgt {name} auch dir, seid ihr befreundet.',
  'friends.why': 'Ihr seid befreundet: Ihr folgt einander.',
  mute: 'Stummschalten',
  'mute.why': 'Du liest nicht mehr, was {name} schreibt. {name} erfährt davon nichts.',
  unmute: 'Wieder lesen',
  'muted.why': 'Stummgeschaltet: Du liest nicht, was {name} schreibt.',
  block: 'Blockieren',
  'block.why':
    'Du liest nicht mehr, was {name} schreibt. {name} kann dich nicht einladen und an keinem neuen Tisch mit dir sitzen, du auch nicht mit {name}. Ihr folgt einander nicht mehr. Laufende Partien gehen weiter. {name} erfährt davon nichts.',
  unblock: 'Blockierung aufheben',
  'blocked.why':
    'Blockiert: {name} kann dir nicht schreiben, dich nicht einladen und an keinem neuen Tisch mit dir sitzen.',
  report: 'Melden',
  'report.line': 'Diese Zeile melden',
  'report.title': '{name} melden',
  'report.why': 'Der Betreiber dieses Hauses liest es und entscheidet.',
  noAccount:
    'Um Leuten zu folgen, sie stummzuschalten, zu blockieren oder zu melden, brauchst du hier ein Konto; ein Gastkonto genügt.',
  failed: 'Das hat nicht geklappt. Versuch es gleich noch einmal.',

  'list.title': 'Stummgeschaltete und Blockierte',
  'list.why':
    'Diese Liste siehst nur du. Um jemanden stummzuschalten oder zu blockieren, drück auf den Namen, wo immer er steht.',
  'list.none': 'Du hast niemanden stummgeschaltet oder blockiert.',
  'list.muted': 'stummgeschaltet',
  'list.blocked': 'blockiert',
  'list.both': 'stummgeschaltet und blockiert',
  'list.unmute': '{name} wieder lesen',
  'list.unblock': '{name} nicht mehr blockieren',
}
