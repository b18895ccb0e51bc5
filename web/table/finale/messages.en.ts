/** What the end of a game says. It comes with the ending. */
export const en = {
  'finale.counting': 'Counting: {source}',
  'finale.last': 'counts as last: a bot played',
  'finale.curve': 'How the points grew',
  'finale.superlatives': 'What they will tell',
  'finale.poster': 'Poster: {name} wins with {points} points. {built}',
  'finale.share': 'Share the poster',
  'finale.saved': 'The poster is saved as a picture',
  'finale.failed': 'No picture could be made',
  'poster.wins': 'First place',
  'poster.points': '{points, plural, one {# point} other {# points}}',
}

export type FinaleMessage = keyof typeof en
