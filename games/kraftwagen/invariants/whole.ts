import type { Invariant } from '@carriage/kernel'
import {
  currentStep,
  differentTwice,
  forSeats,
  isFaceDownOf,
  isSorted,
  wrongDeciders,
} from '@carriage/kraftwagen-family'
import { clone } from '../clone.ts'
import { specialtySets } from '../components/index.ts'
import { engine } from '../engine.ts'
import type { State } from '../state.ts'

/** The game as a whole: who decides, chance and secrets. */
export const wholeInvariants: readonly Invariant<State>[] = [
  {
    id: 'KW-INV-32',
    title: 'Exactly one seat has moves until the game is over',
    broken: (state) => wrongDeciders(state, state.players.length, engine),
  },
  {
    id: 'KW-INV-33',
    title: 'The same draws and moves lead to the same position',
    broken: (state) => {
      // Expensive, so checked only at the first turns of a round; the conformance suite checks every move.
      if (currentStep(state).name !== 'takeTile' || state.market.length > 0 || state.activeBuyers.length > 0)
        return undefined
      return differentTwice(state, clone, engine)
    },
  },
  {
    id: 'KW-INV-34',
    title: 'A view holds nothing that its viewer may not know',
    broken: (state) => {
      if (!isSorted(state.deck)) return 'the deck has an order'
      const { specialty } = state
      if (specialty && !specialtySets.every((set) => isSorted(specialty.stacks[set]))) return 'a stack has an order'
      if (state.options.scoreVisibility === 'open' || state.phase === 'over') return undefined
      // Views are derived from the marks, so the marks must be right.
      return forSeats(state.players, (seat, { money, awards }) =>
        isFaceDownOf(money, seat) && isFaceDownOf(awards, seat) ? undefined : 'others see money or awards',
      )
    },
  },
]
