import type { GameModel, TurnPlan } from '@carriage/bots/search'
import type { Chance, Seat } from '@carriage/kernel'

/** Tic-tac-toe as whole numbers: a bit for each cell that a seat has marked. */
export interface TicTacToeBoard {
  readonly marks: readonly [number, number]
  readonly next: 0 | 1
}

export interface Mark {
  readonly cell: number
}

const lines = [0o7, 0o70, 0o700, 0o111, 0o222, 0o444, 0o421, 0o124]
const full = 0o777
/** Whether a set of cells holds a line, for all 512 sets. */
const holdsLine = Uint8Array.from({ length: full + 1 }, (_, cells) =>
  lines.some((line) => (cells & line) === line) ? 1 : 0,
)
const undecided = Float64Array.of(0.5, 0.5)
const marksOf: readonly TurnPlan<TicTacToeBoard, Mark>[] = Array.from({ length: 9 }, (_, cell) => ({
  moves: [{ cell }],
  worth: undecided,
  chancy: false,
}))

export const emptyBoard: TicTacToeBoard = { marks: [0, 0], next: 0 }

function isOver({ marks: [first, second] }: TicTacToeBoard): boolean {
  return holdsLine[first] === 1 || holdsLine[second] === 1 || (first | second) === full
}

function mark({ marks: [first, second], next }: TicTacToeBoard, cell: number): TicTacToeBoard {
  const bit = 1 << cell
  return next === 0 ? { marks: [first | bit, second], next: 1 } : { marks: [first, second | bit], next: 0 }
}

function share(first: number, second: number, into: Float64Array): void {
  const won = holdsLine[first] === 1 ? 1 : holdsLine[second] === 1 ? 0 : 0.5
  into[0] = won
  into[1] = 1 - won
}

/** As boardgame.io's bot plays it: no judgement at all, only random games to the end. */
export const ticTacToe: GameModel<TicTacToeBoard, Mark> = {
  sampleHidden: (view) => view,
  worlds: 1,
  effort: () => 1,
  mover: (board) => (isOver(board) ? undefined : board.next),

  plans({ marks: [first, second] }) {
    const taken = first | second
    const plans: TurnPlan<TicTacToeBoard, Mark>[] = []
    for (let cell = 0; cell < 9; cell++) {
      const plan = marksOf[cell]
      if (plan && !((taken >> cell) & 1)) plans.push(plan)
    }
    return plans
  },

  follow: (board, _seat: Seat, { moves: [{ cell }] }) => mark(board, cell),
  worth: ({ marks: [first, second] }, into) => share(first, second, into),

  playOut({ marks, next }, chance: Chance, into) {
    let [first, second] = marks
    let mover: number = next
    while (!holdsLine[first] && !holdsLine[second] && (first | second) !== full) {
      const bit = anyOf(~(first | second) & full, chance)
      if (mover === 0) first |= bit
      else second |= bit
      mover = 1 - mover
    }
    share(first, second, into)
  },
}

/** One of the bits, each equally likely. */
function anyOf(cells: number, chance: Chance): number {
  let count = 0
  for (let rest = cells; rest !== 0; rest &= rest - 1) count++
  let skip = count === 1 ? 0 : chance.below(count)
  let rest = cells
  while (skip-- > 0) rest &= rest - 1
  return rest & -rest
}
