import { ageOfEngineering, type Move, type Options, type State, standardOptions } from '@carriage/age-of-engineering'
import { priceForecast } from '@carriage/age-of-engineering/forecast'
import type { Chance } from '@carriage/kernel'
import type { Page } from '@playwright/test'
import { openSavedMatch, type Wanted } from '../saved-match.ts'

/** Opens the table of a match that three companies have brought to a position. */
export async function openPosition(
  page: Page,
  { options = {}, ...wanted }: Wanted<State> & { readonly options?: Partial<Options> },
): Promise<void> {
  await openSavedMatch(
    page,
    {
      game: ageOfEngineering,
      options: { ...standardOptions, ...options },
      seats: 3,
      next: (state, chance) => [state.actor, sensible(state, chance)],
    },
    wanted,
  )
}

/** Mostly places cars, at the price that brings most, uses tokens and recruits when it can; else as luck will have it. */
function sensible(state: State, chance: Chance): Move {
  const moves = [...ageOfEngineering.moves(state, state.actor)]
  const price = bestPrice(state)
  const eager = moves.filter(
    (move) =>
      ['placeCar', 'useProductionToken', 'recruit', 'useBuick'].includes(move.kind) ||
      (move.kind === 'priceCar' && move.price === price) ||
      (move.kind === 'markCar' && move.marker !== null),
  )
  const few = moves.filter(
    (move) =>
      (move.kind !== 'crewCar' || move.workers <= 3) &&
      (move.kind !== 'race' || move.workers <= 1) &&
      move.kind !== 'exchange' &&
      move.kind !== 'exchangeCrew',
  )
  const patient = chance.below(3) === 0
  const from = [patient ? [] : eager, few, moves].find((some) => some.length > 0) ?? moves
  const move = from[chance.below(from.length)]
  if (!move) throw new RangeError('A decision has a legal move.')
  return move
}

function bestPrice(state: State): number | undefined {
  const prices = priceForecast(state, state.actor)?.prices ?? []
  return prices.toSorted((a, b) => b.fate.paid - a.fate.paid)[0]?.price
}
