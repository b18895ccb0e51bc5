/** What the pages of puzzles say. It comes with those pages, not with the first. */
export const en = {
  title: 'Puzzles',
  lead: 'A position from a finished game, and one choice that is much the best. A new one every day for each game, the same for everybody. No account needed; what you solved stays on this device.',
  today: 'Today, {date}',
  solve: 'Solve',
  'solve.which': 'Solve today’s puzzle of {game}',
  solved: 'Solved',
  shown: 'Answer seen',
  tried: 'Tried',
  unsolved: 'Not solved yet',
  count: '{solved} of {all} solved',
  'level.mechanic': 'Easier',
  'level.engineer': 'Medium',
  'level.magnate': 'Hard',
  'level.longSearch': 'Very hard',
  archive: 'Earlier puzzles',
  'archive.day': '{game}, {date}: {state}',
  one: 'Puzzle',
  'one.of': 'Puzzle of {date}',
  'task.lead':
    'You are {name}. Find the choice that leaves you furthest ahead at the end of the game, or least behind. The others play as well as they can.',
  'task.expected':
    'You are {name}. Find the choice that leaves you furthest ahead at the end of the game, or least behind, on average over what luck may bring.',
  'task.earned':
    'You are {name}. Find the choice with which you earn most by the end of these sales. The others also sell where it pays them most.',
  'task.how': 'Choose on the board; your first choice is your answer.',
  right: 'Right! This choice: {best}. Any other: at best {next}.',
  wrong: 'Not the best. Your choice: {value}. The best one: {best}.',
  'wrong.shown': 'The best choice: {move}. It comes to: {best}. Any other: at best {next}.',
  how: '{count, plural, other {All # choices were tried to the end, everybody doing what is best for them.}}',
  'how.expected':
    '{count, plural, other {All # choices were played on to the end by bots many times, with the same luck for each; the figures are averages.}}',
  line: 'What then happens',
  again: 'Try again',
  show: 'Show the answer',
  all: 'All puzzles',
  ahead: '{points, plural, one {# point ahead} other {# points ahead}} at the end of the game',
  even: 'level at the end of the game',
  behind: '{points, plural, one {# point behind} other {# points behind}} at the end of the game',
  earned: '{money} dollars from here to the end of the sales',
}

export type PuzzleMessage = keyof typeof en
