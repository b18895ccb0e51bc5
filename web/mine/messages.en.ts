/** What the page of my tables says, and the way from one game to the next. */
export const en = {
  title: 'My tables',
  lead: 'All your games in one place: whose turn it is, how much time is left, and what happened since you looked.',
  none: 'You play at no table now. Lay one, or sit down where others wait.',
  away: 'The house cannot be reached. Your tables are shown as soon as it answers.',
  lobby: 'Find a table',
  calendar: 'Deadlines in your calendar',
  waiting: 'Waiting for you',
  running: 'Others are deciding',
  gathering: 'Waiting for players',
  invited: 'You are invited',
  yourTurn: 'Your turn',
  turnOf: '{names} to move',
  kept: 'A bot plays for you',
  left: '{time} left',
  noted: 'with notes of yours',
  noClock: 'no clock',
  unseen: '{count, plural, =0 {nothing new} one {# new move} other {# new moves}}',
  move: 'move {n}',
  next: 'Next game',
  nextHere: 'Next game ({count})',
  others: '{count, plural, one {Another game waits for you.} other {# other games wait for you.}}',
  mark: '{count, plural, one {# game waits} other {# games wait}} for you: to my tables',
}

export type MineMessage = keyof typeof en
