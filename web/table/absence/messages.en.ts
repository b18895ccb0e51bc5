/** What a table says where somebody is away for long. */
export const en = {
  title: 'Absent',
  away: '{name} has been away for a long time.',
  left: '{name} has resigned.',
  ask: 'Ask for {name}’s seat',
  asked: 'You asked for {name}’s seat. {agreed} of {all} agree.',
  withdraw: 'Cancel',
  asks: '{by} is asking for {name}’s seat. {agreed} of {all} agree.',
  proposeEnd: 'Propose to end the game',
  endWhy:
    'If everyone agrees, bots play it out. In games that count, a player who left has lost; for the others it is neither won nor lost.',
  ends: '{by} proposes ending the game. {agreed} of {all} agree.',
  myEnd: 'You proposed ending the game. {agreed} of {all} agree.',
  agree: 'Agree',
  decline: 'Disagree',
  ended:
    'This game was ended early, and bots are playing it out. In games that count, a player who left has lost; for the others it is neither won nor lost.',
  failed: 'That’s not possible: someone may be back, or the table is rated. Check again in a moment.',
}

export type AbsenceMessage = keyof typeof en
