import { createRequire } from 'node:module'
import type { Game, State } from 'boardgame.io'
import type * as Ai from 'boardgame.io/dist/types/packages/ai.d.ts'
import type * as Core from 'boardgame.io/dist/types/packages/core.d.ts'
import type * as Internal from 'boardgame.io/dist/types/packages/internal.d.ts'

// As on a server: boardgame.io then leaves out the checks and messages that are for developing a game.
process.env.NODE_ENV = 'production'

// Its folders have no `exports`, so only `require` finds them.
const require = createRequire(import.meta.url)
const { MCTSBot } = require('boardgame.io/ai') as typeof Ai
const { INVALID_MOVE } = require('boardgame.io/core') as typeof Core
const { InitializeGame } = require('boardgame.io/internal') as typeof Internal

interface Cells {
  cells: (string | null)[]
}

const lines = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
]

/** The game of its own tutorial. */
const ticTacToe: Game<Cells> = {
  name: 'tic-tac-toe',
  disableUndo: true,
  setup: () => ({ cells: Array<string | null>(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    clickCell: ({ G, playerID }, id: number) => {
      if (G.cells[id] !== null) return INVALID_MOVE
      G.cells[id] = playerID
      return undefined
    },
  },
  endIf: ({ G, ctx }) => {
    if (lines.some((line) => line.every((cell) => G.cells[cell] !== null && G.cells[cell] === G.cells[line[0] ?? 0])))
      return { winner: ctx.currentPlayer }
    return G.cells.every((cell) => cell !== null) ? { draw: true } : undefined
  },
}

function enumerate({ cells }: Cells) {
  return cells.flatMap((cell, id) => (cell === null ? [{ move: 'clickCell', args: [id] }] : []))
}

/** Its bot thinks about the first move. Gives the cell that it would click. */
export async function thinkOnBoardgameIo(iterations: number, seed: number, cells?: Cells['cells']): Promise<number> {
  const state = InitializeGame({ game: ticTacToe, numPlayers: 2 }) as State<Cells>
  const begun = cells ? { ...state, G: { cells } } : state
  const bot = new MCTSBot({ game: ticTacToe, enumerate, seed, iterations, playoutDepth: 50 })
  const { action } = (await bot.play(begun, '0')) as { action: { payload: { args: [number] } } }
  return action.payload.args[0]
}
