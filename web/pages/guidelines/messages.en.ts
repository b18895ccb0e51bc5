/** How people treat each other in this house. Reports and measures name the points by their numbers. */
export const en = {
  title: 'Conduct',
  lead: 'How we treat each other at the tables of this house. It holds for names, chat, profiles and the way of playing. Reports and measures refer to these points by number.',
  '1.title': 'Be civil',
  '1.text':
    'Do not insult, threaten, harass or mock anybody, neither for who they are nor for how they play. Whoever asks to be left alone is left alone.',
  '2.title': 'No hatred, nothing sexual, nothing unlawful',
  '2.text':
    'None of it has a place here, not in chat, not in names, and not as a joke. Do not publish what is private of others.',
  '3.title': 'No advertising and no flooding',
  '3.text':
    'Do not advertise, do not repeat yourself again and again, and do not invite or report people just to bother them.',
  '4.title': 'A decent name',
  '4.text': 'Choose a name that others can read out at the table. Do not pass yourself off as somebody else.',
  '5.title': 'Play your own game',
  '5.text':
    'Play to do well for yourself. Do not make deals outside of the game, do not help one rival against the others on purpose, and do not let a program decide at a rated table.',
  '6.title': 'One person, one seat',
  '6.text': 'Nobody sits twice at a rated table, and nobody evades a measure with another account.',
  '7.title': 'Finish what you begin',
  '7.text':
    'Do not leave games that you are losing, and do not let the time run out to annoy others. Whoever cannot go on resigns, and a bot plays on.',
  '8.title': 'Report honestly',
  '8.text':
    'Report what happened, and only what you believe to be against these points. Nobody is told who reported them.',
  'sanctions.title': 'What follows',
  'sanctions.text':
    'An operator reads every report with what was said around it. The answer may be nothing, a warning, or a suspension for some days, in grave cases for years. Who is suspended can finish running games, but begins no new ones and does not chat. Every measure says why and which point it is about, and you can appeal once, on your account page. The measure is also sent by mail if the house knows an address of yours.',
  'self.title': 'What you can do yourself',
  'self.text':
    'Press the name of a person wherever it stands: you can mute them, block them or report them. Only you see whom you muted or blocked.',
} as const

export type GuidelinesMessage = keyof typeof en
