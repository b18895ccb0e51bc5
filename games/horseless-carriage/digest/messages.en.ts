/** The digest of a player’s own company after an absence. */
export const en = {
  'digest.over':
    'The game is over: you finished {place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} with ${wealth}.',
  'digest.wealth': 'Your wealth went from ${before} to ${after}.',
  'digest.reopened': 'Your plan couldn’t be built. Make a new one.',
}

export type DigestMessage = keyof typeof en
