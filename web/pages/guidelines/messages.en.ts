/** The guidelines. Reports and sanctions cite the points by their numbers. */
export const en = {
  title: 'Code of Conduct',
  lead: 'How we treat each other here. It applies to names, chat, profiles and play. Reports and sanctions refer to these rules by number.',
  '1.title': 'Be civil',
  '1.text':
    'Don’t insult, threaten, harass or mock anyone, for who they are or how they play. If someone asks to be left alone, leave them alone.',
  '2.title': 'No hate, sexual or unlawful content',
  '2.text': 'Not in chat, not in names, not as a joke. Don’t share other people’s private information.',
  '3.title': 'No advertising or spam',
  '3.text': 'Don’t advertise, don’t repeat yourself, and don’t send invitations or reports just to annoy people.',
  '4.title': 'A decent name',
  '4.text': 'Choose a name others can read out loud at the table. Don’t impersonate anyone.',
  '5.title': 'Play your own game',
  '5.text':
    'Play to do well yourself. Don’t make deals outside the game, don’t deliberately help one rival against the others, and don’t let a program decide for you in rated games.',
  '6.title': 'One person, one seat',
  '6.text': 'Nobody takes two seats at a rated table, and nobody dodges a sanction with another account.',
  '7.title': 'Finish what you start',
  '7.text':
    'Don’t abandon games you’re losing, and don’t stall to annoy others. If you can’t continue, resign and a bot will play on.',
  '8.title': 'Report honestly',
  '8.text': 'Report what happened, and only what you believe breaks these rules. Nobody finds out who reported them.',
  'sanctions.title': 'What happens next',
  'sanctions.text':
    'A moderator reads every report with the messages around it. The outcome can be nothing, a warning, or a suspension for days, in serious cases years. While suspended you can finish running games but can’t start new ones or chat. Every sanction states the reason and the rule, and you can appeal once on your account page. If we know your email address, we also email you.',
  'self.title': 'What you can do',
  'self.text': 'Tap a player’s name anywhere to mute, block or report them. Only you see who you’ve muted or blocked.',
} as const

export type GuidelinesMessage = keyof typeof en
