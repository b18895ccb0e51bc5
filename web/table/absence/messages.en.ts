/** What a table says where somebody is away for long. */
export const en = {
  title: 'Away',
  away: '{name} has been away for long.',
  left: '{name} has left the game.',
  ask: 'Ask for the seat of {name}',
  asked: 'You asked for the seat of {name}. {agreed} of {all} agree.',
  withdraw: 'Withdraw',
  asks: '{by} asks for the seat of {name}. {agreed} of {all} agree.',
  proposeEnd: 'Propose to end the game',
  endWhy:
    'If all agree, bots play it to its end. Where games count, a player who left has lost; for the others it is neither won nor lost.',
  ends: '{by} proposes to end the game. {agreed} of {all} agree.',
  myEnd: 'You propose to end the game. {agreed} of {all} agree.',
  agree: 'Agree',
  decline: 'Decline',
  ended:
    'This game was ended early, and bots play it to its end. Where games count, a player who left has lost; for the others it is neither won nor lost.',
  failed: 'That was not possible: somebody may be back, or the table is rated. Look again in a moment.',
}

export type AbsenceMessage = keyof typeof en
