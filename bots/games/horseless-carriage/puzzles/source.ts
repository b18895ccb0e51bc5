import { type Move, type State, standardOptions } from '@carriage/horseless-carriage'
import { fastChance } from '@carriage/kernel'
import type { PuzzleSource } from '../../../puzzle-source.ts'
import { openChoicesOf } from '../choices.ts'
import { greedyMove } from '../greedy/index.ts'
import { sampleHidden } from '../sample-hidden.ts'

/** Puzzles of the sales: nothing is drawn in them and nothing hidden matters, so every choice can be tried to their end. */
const sales: PuzzleSource<State, Move> = {
  goal: 'earned',
  clearly: 4,
  longSearch: 40_000,
  iterations: 60,
  lastDecisions: 1_000,
  tables: [3, 4].flatMap((seats) => [
    { seats, options: { ...standardOptions, introductory: true } },
    { seats, options: standardOptions },
  ]),
  isAsked: ({ stage }) => stage.name === 'sales' && stage.selling.length > 1,
  periodOf: ({ year }) => year,
  isSettled: ({ stage, year }, from) => stage.name !== 'sales' || year !== from.year,
  figures: ({ players }, from) => players.map(({ wealth }, seat) => wealth - (from.players[seat]?.wealth ?? 0)),
  choices: (state, seat) => openChoicesOf(state, seat, 0, fastChance(1)),
  keyOf: ({ stage, buyers, players }) => JSON.stringify([stage, buyers, players.map(({ wealth }) => wealth)]),
  imagine: (view, _seat, chance) => sampleHidden(view, chance),
  greedy: (view, seat) => greedyMove(view, seat, { tries: 0, chance: fastChance(1) }),
}

// The cast is safe: it receives only positions of its own game.
export const puzzleSource = sales as unknown as PuzzleSource
