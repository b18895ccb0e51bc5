import { freshFactory } from '../../factory/index.ts'
import { dealership, department, expansion, indicator, mainline, station } from '../../positions/pieces.ts'
import { table } from '../../positions/position.ts'
import { builds, type CarriageExample } from '../example.ts'
import { chassis, plain } from './factories.ts'
import { after, plans } from './others.ts'

const start = [department('planning', 0, 5), department('research', 0, 8)]

/** Only the starting departments, on this floor. */
function bare(...floor: readonly ReturnType<typeof expansion>[]) {
  return { floor: [...freshFactory().floor, ...floor], pieces: start }
}

/** A mainline and a dealership beside it. */
export const [line, dealer] = [mainline('car', 5, 1, 1), dealership('small', 8, 1)] as const

/** A brake at the mainline. */
export const brake = [station('brake', 5, 5), indicator('safety', 'B', 5, 7, 'N')]
const engine = [station('engine', 4, 5), indicator('speed', 'B', 8, 5, 'W'), indicator('range', 'B', 8, 6, 'W')]
const brakeAtEngine = [station('brake', 2, 5), indicator('safety', 'B', 2, 7, 'N')]

/** What Red had planned, and what is left of it without the engine itself. */
const reopened = [line, dealer, ...engine, ...brakeAtEngine]
export const withoutEngine = reopened.filter((piece) => piece !== engine[0])

/** A research department half on the expansion, and what joins it to the bay. */
export const halfOutside = department('research', 11, 5)
const joining = [department('planning', 5, 3, 1), department('planning', 8, 3, 1), department('research', 8, 5)]

/** The second indicator for the reliability of the chassis. */
export const secondReliability = indicator('reliability', 'A', 9, 9, 'W')

/** The position of the second socket, with Red's marker here. */
export function chassisAt(square: number) {
  return table().factory('red', chassis).markers('reliability', square, 0, 0).building()
}

/** What a plan may hold and where it may lie. */
export const planExamples: readonly CarriageExample[] = [
  {
    id: 'second-socket',
    rules: ['HC-5.48', 'HC-5.47'],
    position: () => chassisAt(6).state(),
    moves: [builds([secondReliability], expansion(12, 0, 2))],
  },
  {
    id: 'floor-of-this-year',
    rules: ['HC-5.9', 'HC-5.63'],
    position: () => table().factory('red', bare()).building().state(),
    moves: [builds([], expansion(12, 0, 2))],
  },
  {
    id: 'floor-of-last-year',
    rules: ['HC-5.9', 'HC-5.13'],
    position: () =>
      table()
        .year(2)
        .minimums({ design: 1 })
        .factory('red', bare(expansion(12, 0, 2)))
        .building()
        .state(),
    moves: [builds([halfOutside, ...joining], expansion(5, -8))],
  },
  {
    id: 'where-floor-may-lie',
    rules: ['HC-5.60', 'HC-5.57', 'HC-5.58', 'HC-5.61'],
    position: () => table().factory('red', bare()).building().state(),
    moves: [builds([], expansion(5, -8))],
  },
  {
    id: 'enclosed-yard',
    rules: ['HC-5.62', 'HC-5.60'],
    position: () =>
      table()
        .year(3)
        .minimums({ design: 1, safety: 1 })
        .factory('red', bare(expansion(5, -8, 0, true), expansion(-2, -14, 1)))
        .building()
        .state(),
    moves: [builds([], expansion(-6, -8))],
  },
  {
    id: 'plan-reopened',
    rules: ['HC-5.70', 'HC-5.66', 'HC-5.45'],
    position: () => {
      const ready = table()
        .order('green', 'purple', 'red')
        .markers('speed', 1, 1, 1)
        .markers('range', 1, 1, 1)
        .markers('safety', 1, 1, 1)
        .supply({ engine: 1 })
      for (const colour of ['red', 'green', 'purple'] as const) ready.factory(colour, bare())
      return after(ready.building(), plans(0, ...reopened), plans(1, line, dealer), plans(2, line, dealer, ...engine))
    },
    moves: [builds([line, dealer, ...brake], expansion(12, 0))],
  },
  {
    id: 'last-brake',
    rules: ['HC-5.10', 'HC-5.73'],
    position: () => table().factory('red', plain).markers('safety', 1, 0, 0).supply({ brake: 1 }).building().state(),
    moves: [builds(brake, expansion(5, -8))],
  },
  {
    id: 'mainline-with-dealership',
    rules: ['HC-5.17', 'HC-5.18'],
    position: () => table().factory('red', bare()).building().state(),
    moves: [builds([line, dealer], expansion(12, 0))],
  },
  {
    id: 'bay-of-this-year',
    rules: ['HC-5.63', 'HC-5.14'],
    position: () => table().factory('red', bare()).building().state(),
    moves: [builds([], expansion(12, 0))],
  },
]
