import type { Invariant } from '@carriage/kernel'
import { contentIfKnown, forSeats, isPartValue, sameItems } from '@carriage/kraftwagen-family'
import { levelOfSeat } from '../actions/developments.ts'
import type { State } from '../state.ts'
import { componentTablesOf } from '../tables.ts'

/** Workers, cards, parts and money of each player. */
export const playerInvariants: readonly Invariant<State>[] = [
  {
    id: 'KW-INV-1',
    title: 'Each colour has all its workers',
    broken: (state) =>
      forSeats(state.players, (seat, player) => {
        const onCars = state.market.reduce((sum, car) => sum + (car.owner === seat ? car.workers : 0), 0)
        const all = player.supply + player.canteen + player.developments.length + onCars + 2
        const { perColour } = componentTablesOf(state).components.workers
        if (player.supply < 0 || player.canteen < 0) return `supply ${player.supply}, canteen ${player.canteen}`
        return all === perColour ? undefined : `${all} workers instead of ${perColour}`
      }),
  },
  {
    id: 'KW-INV-2',
    title: 'Every research card is somewhere, once',
    broken: (state) =>
      sameItems(componentTablesOf(state).deck, [
        ...state.deck,
        ...state.display,
        ...state.discard,
        ...state.players.flatMap(({ developments, inactive, engineers }) => [
          ...developments,
          ...inactive,
          ...engineers,
        ]),
        ...state.steps.flatMap((step) => (step.name === 'instant' ? [step.card] : [])),
      ]),
  },
  {
    id: 'KW-INV-3',
    title: 'The display holds two cards whenever somebody decides',
    broken: ({ display }) => (display.length === 2 ? undefined : `${display.length} cards`),
  },
  {
    id: 'KW-INV-14',
    title: 'Three workshops hold a part each, or nothing',
    broken: (state) =>
      forSeats(state.players, (_, { workshops }) => {
        if (workshops.length !== componentTablesOf(state).components.mat.workshops)
          return `${workshops.length} workshops`
        return workshops.every((part) => part === null || isPartValue(part.value)) ? undefined : 'a part of no value'
      }),
  },
  {
    id: 'KW-INV-15',
    title: 'No development waits while a worker sits in the canteen',
    broken: (state) =>
      forSeats(state.players, (_, { canteen, inactive }) =>
        canteen === 0 || inactive.length === 0 ? undefined : `canteen ${canteen}, inactive ${inactive.join()}`,
      ),
  },
  {
    id: 'KW-INV-16',
    title: 'Levels are one more than the active points, and at most 7',
    broken: (state) =>
      forSeats(state.players, (seat, { developments }) => {
        const points = { body: 1, engine: 1 }
        for (const card of developments) {
          const row = componentTablesOf(state).components.developments.rows.find(({ id }) => id === card)
          points.body += row?.points.body ?? 0
          points.engine += row?.points.engine ?? 0
        }
        for (const kind of ['body', 'engine'] as const) {
          const level = levelOfSeat(state, seat, kind)
          if (level !== Math.min(7, points[kind])) return `${kind} level ${level}`
        }
        return undefined
      }),
  },
  {
    id: 'KW-INV-22',
    title: 'Nobody owes money',
    broken: (state) =>
      forSeats(state.players, (_, { money }) => {
        const held = contentIfKnown(money) ?? 0
        return Number.isInteger(held) && held >= 0 ? undefined : `${held} money`
      }),
  },
  {
    id: 'KW-INV-29',
    title: 'Every Grand Prix car has an engine of value 1 to 7',
    broken: (state) =>
      forSeats(state.players, (_, { gpEngine }) => (isPartValue(gpEngine) ? undefined : `engine ${gpEngine}`)),
  },
]
