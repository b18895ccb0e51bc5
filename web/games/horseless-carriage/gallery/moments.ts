import type { Event, State } from '@carriage/horseless-carriage'
import { type Moment, momentOf, type Wanted } from './played.ts'

export type MomentName = keyof typeof wanted

function at(name: State['stage']['name'], year: number): Wanted['when'] {
  return (state) => state.stage.name === name && state.year === year
}

function describes(fresh: readonly Event[], kind: Event['kind']): boolean {
  return fresh.some((event) => event.kind === kind)
}

const wanted = {
  start: { seats: 4, seed: 1, when: ({ stage }) => stage.name === 'setUp' },
  research: { seats: 5, seed: 3, when: at('research', 4) },
  focus: { seats: 4, seed: 7, when: at('focus', 3) },
  first: { seats: 3, seed: 4, when: at('factory', 1) },
  build: { seats: 4, seed: 7, when: at('factory', 3) },
  late: { seats: 3, seed: 1, when: at('factory', 6) },
  intro: { seats: 3, seed: 2, options: { introductory: true }, when: at('factory', 2) },
  market: {
    seats: 5,
    seed: 11,
    when: ({ stage, year }) =>
      year >= 3 &&
      stage.name === 'sales' &&
      stage.offers.flatMap(({ dealerships }) => dealerships).filter(({ placed }) => placed).length >= 4,
  },
  demand: { seats: 4, seed: 5, when: at('demand', 3) },
  sold: { seats: 5, seed: 11, when: ({ year }, fresh) => year >= 3 && describes(fresh, 'salesEnded') },
  grown: { seats: 5, seed: 11, when: ({ year }, fresh) => year >= 4 && describes(fresh, 'buyersCame') },
  over: { seats: 4, seed: 2, when: ({ stage }) => stage.name === 'over' },
} satisfies Record<string, Wanted>

/** The positions of the gallery by name. */
export function moment(name: MomentName): Moment {
  return momentOf(wanted[name])
}
