import { canonical, fastChance, type Invariant, isSecret, type Seat, seatsOf, silentEffects } from '@carriage/kernel'
import { currentStep, forSeats, isSorted, type Kept } from '@carriage/motorworks'
import { clone } from '../clone.ts'
import { specialtySets } from '../components/index.ts'
import { engine } from '../engine.ts'
import type { Event } from '../events.ts'
import type { State } from '../state.ts'

/** The game as a whole: who decides, chance and secrets. */
export const wholeInvariants: readonly Invariant<State>[] = [
  {
    id: 'KW-INV-32',
    title: 'Exactly one seat has moves until the game is over',
    broken: (state) => {
      const able = seatsOf(state.players.length).filter((seat) => engine.moves(state, seat).length > 0)
      return able.length === (state.phase === 'over' ? 0 : 1) ? undefined : `seats ${able.join()} can move`
    },
  },
  {
    id: 'KW-INV-33',
    title: 'The same draws and moves lead to the same position',
    broken: (state) => {
      // A costly question, asked at the first turns of a round; the conformance suite asks it of every move.
      if (currentStep(state).name !== 'takeTile' || state.market.length > 0 || state.activeBuyers.length > 0)
        return undefined
      const once = afterNextMove(state)
      const twice = afterNextMove(state)
      return once === twice ? undefined : `${once} and ${twice}`
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
      // Views are made from the marks, so the marks are what has to be right.
      return forSeats(state.players, (seat, { money, awards }) =>
        isKeptBy(money, seat) && isKeptBy(awards, seat) ? undefined : 'others see money or awards',
      )
    },
  },
]

function isKeptBy(kept: Kept<unknown>, seat: Seat): boolean {
  return isSecret(kept) && kept.$secret.length === 1 && kept.$secret[0] === seat
}

/** The position after the first legal move, drawn with always the same luck. */
function afterNextMove(state: State): string {
  const next = clone(state)
  const [move] = engine.moves(next, next.actor)
  if (move) {
    const fx = silentEffects<Event>(fastChance(1))
    engine.play(next, next.actor, move, fx)
  }
  return canonical(next)
}
