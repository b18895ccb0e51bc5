import { ageOfEngineeringRules, companyOf, type Move, type State } from '@carriage/age-of-engineering'
import type { Seat } from '@carriage/kernel'
import type { Missed } from '../../../board/interaction/board.ts'
import { forecasts } from './forecasts.ts'

/** A car that could still be placed this turn and would currently sell: the highest income of one. */
export function misses(view: State, me: Seat): Missed | undefined {
  const cars = [...ageOfEngineeringRules.moves(view, me)].filter((move) => move.kind === 'placeCar')
  const most = Math.max(0, ...cars.map((car) => mostFor(view, me, car)))
  return most > 0 ? { id: 'stop.car', values: { most } } : undefined
}

/** With the largest crew, and with a crew of one, since a crew only adds luxury. */
function mostFor(view: State, me: Seat, { body, engine }: Extract<Move, { kind: 'placeCar' }>): number {
  const { canteen, salesperson } = companyOf(view, me)
  const sells = salesperson === 'canteen'
  const crews = [
    { workers: canteen, salesperson: sells },
    { workers: sells ? 0 : 1, salesperson: sells },
  ]
  const outcomes = crews.flatMap((crew) => forecasts.prices(view, me, { body, engine, ...crew })?.prices ?? [])
  return Math.max(0, ...outcomes.map(({ fate }) => fate.paid))
}
