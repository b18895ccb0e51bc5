/** What the pages of puzzles say. It comes with those pages, not with the first. */
export const en = {
  title: 'Puzzles',
  lead: 'A position from a finished game with one clearly best choice. A new one for each game every day, the same for everyone. No account needed; your solutions stay on this device.',
  today: 'Today, {date}',
  solve: 'Solve',
  'solve.which': 'Solve today’s {game} puzzle',
  solved: 'Solved',
  shown: 'Answer viewed',
  tried: 'Attempted',
  unsolved: 'Unsolved',
  count: '{solved} of {all} solved',
  'level.mechanic': 'Easier',
  'level.engineer': 'Medium',
  'level.magnate': 'Hard',
  'level.longSearch': 'Very hard',
  archive: 'Earlier puzzles',
  'archive.day': '{game}, {date}: {state}',
  one: 'Puzzle',
  'one.of': 'Puzzle for {date}',
  'task.lead':
    'You are {name}. Find the choice that leaves you furthest ahead, or least behind, at the end of the game. Everyone else plays as well as they can.',
  'task.expected':
    'You are {name}. Find the choice that leaves you furthest ahead, or least behind, on average at the end of the game. Luck varies.',
  'task.earned':
    'You are {name}. Find the choice that earns you the most by the end of these sales. The others also sell for the most they can.',
  'task.how': 'Choose on the board; your first choice is your answer.',
  right: 'Right! Your choice: {best}. Next best: {next}.',
  wrong: 'Not the best. Your choice: {value}. Best choice: {best}.',
  'wrong.shown': 'Best choice: {move}, for {best}. Next best: {next}.',
  how: '{count, plural, other {We played out all # choices, with everyone doing what’s best for them.}}',
  'how.expected':
    '{count, plural, other {Bots played out all # choices many times with the same luck for each; the figures are averages.}}',
  line: 'What happens next',
  again: 'Try again',
  show: 'Show answer',
  all: 'All puzzles',
  ahead: '{points, plural, one {# point ahead} other {# points ahead}} at the end of the game',
  even: 'tied at the end of the game',
  behind: '{points, plural, one {# point behind} other {# points behind}} at the end of the game',
  earned: '${money} by the end of the sales',
}

export type PuzzleMessage = keyof typeof en
