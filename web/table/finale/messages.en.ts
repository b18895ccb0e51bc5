/** What the end of a game says. It comes with the ending. */
export const en = {
  'finale.counting': 'Scoring: {source}',
  'finale.last': 'counts as last: a bot played',
  'finale.curve': 'Score over time',
  'finale.superlatives': 'Highlights',
  'finale.poster': 'Poster: {name} wins with {points} points. {built}',
  'finale.share': 'Share poster',
  'finale.saved': 'Poster saved as a picture',
  'finale.failed': 'Couldn’t create a picture',
  'poster.wins': 'Winner',
  'poster.points': '{points, plural, one {# point} other {# points}}',
}

export type FinaleMessage = keyof typeof en
