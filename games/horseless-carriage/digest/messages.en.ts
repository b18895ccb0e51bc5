/** What a player who was away is told of their own company. */
export const en = {
  'digest.over':
    'The game is over: you came {place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} with {wealth} dollars.',
  'digest.wealth': 'Your wealth went from {before} to {after} dollars.',
  'digest.reopened': 'Your plan could not be carried out. You have to make another.',
}

export type DigestMessage = keyof typeof en
