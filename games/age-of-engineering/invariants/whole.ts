import type { Invariant, Seat } from '@carriage/kernel'
import {
  currentStep,
  differentTwice,
  forSeats,
  isFaceDownOf,
  isSorted,
  type PartKind,
  sameItems,
  wrongDeciders,
} from '@carriage/kraftwagen-family'
import { carsForAchievement, carsOnMarket, engineersForAchievement } from '../achievements.ts'
import { clone } from '../clone.ts'
import { type Achievement, achievements } from '../components/index.ts'
import type { State } from '../state.ts'
import { engine } from '../steps/index.ts'

/** Invariants of the whole game: achievements, moves, views, replay. */
export const wholeInvariants: readonly Invariant<State>[] = [
  {
    id: 'AE-INV-24',
    title: 'Every achievement is open or owned, once, and taken as soon as it is met',
    broken: (state) =>
      sameItems(achievements, [...state.achievements, ...state.companies.flatMap((company) => company.achievements)]) ??
      metButOpen(state),
  },
  {
    id: 'AE-INV-25',
    title: 'Outside a turn of its own nothing counts against the markers of a step',
    broken: ({ phase, turn }) =>
      phase === 'setup' && (turn.actionMarkerUsed || turn.placingMarkerUsed) ? 'a marker before any turn' : undefined,
  },
  {
    id: 'AE-INV-26',
    title: 'Exactly one seat has moves until the game is over',
    broken: (state) => wrongDeciders(state, state.companies.length, engine),
  },
  {
    id: 'AE-INV-27',
    title: 'A view holds nothing that its viewer may not know',
    broken: (state) => {
      const { engineer, investor, instant } = state.recruitment
      if (![engineer, investor, instant].every(({ unseen }) => isSorted(unseen))) return 'a stack has an order'
      if (state.options.scoreVisibility === 'open' || state.phase === 'over') return undefined
      // Views are derived from the marks, so the marks must be right.
      return forSeats(state.companies, (seat, { points }) =>
        isFaceDownOf(points, seat) ? undefined : 'others see the total',
      )
    },
  },
  {
    id: 'AE-INV-28',
    title: 'The same draws and moves lead to the same position',
    broken: (state) => {
      // Expensive, so checked only at the first turns of a round; the conformance suite checks every move.
      if (currentStep(state).name !== 'takeTile' || state.market.length > 0 || state.activeBuyers.length > 0)
        return undefined
      return differentTwice(state, clone, engine)
    },
  },
]

function metButOpen(state: State): string | undefined {
  // AE-8.18 If agreed, a swap meets its condition without winning it.
  const bySwap = state.options.swapAchievement === 'notWon' ? 'buyer' : undefined
  const open = state.achievements.filter((achievement) => achievement !== bySwap && isMet(state, achievement))
  return open.length === 0 ? undefined : `${open.join()} is met and still open`
}

/** Whether a seat meets the condition of an achievement in this position. */
export function isMet(state: State, achievement: Achievement): boolean {
  const { companies, activeBuyers } = state
  switch (achievement) {
    case 'lap1':
      return companies.some(({ raceCar }) => raceCar.laps >= 1)
    case 'lap2':
      return companies.some(({ raceCar }) => raceCar.laps >= 2)
    case 'buyer':
      return new Set(activeBuyers.map(({ preference }) => preference)).size !== activeBuyers.length
    case 'market':
      return companies.some((_, seat) => carsOnMarket(state, seat as Seat) >= carsForAchievement)
    case 'body3':
      return highest(state, 'body') >= 3
    case 'body6':
      return highest(state, 'body') >= 6
    case 'engine4':
      return highest(state, 'engine') >= 4
    case 'engine7':
      return highest(state, 'engine') >= 7
    case 'workers':
      return companies.some(({ supply }) => supply === 0)
    case 'engineers':
      return companies.some(({ engineers }) => engineers.length >= engineersForAchievement)
  }
}

function highest({ companies }: State, kind: PartKind): number {
  let best = 0
  for (const { workshops } of companies) {
    for (const part of workshops) if (part?.kind === kind && part.value > best) best = part.value
  }
  return best
}
