import type { TransitionInvariant } from '@carriage/kernel'
import { contentIfKnown, currentStep, forSeats, pitLane } from '@carriage/kraftwagen-family'
import { levelOfSeat } from '../actions/developments.ts'
import { markerSpaces } from '../components/index.ts'
import { playerOf, type State } from '../state.ts'

/** Markers by the step they belong to; Benz's is no part of a turn. */
const inTurn = /^(daimler|diesel)/
const onCar = /^(horch|maybach)/

/** Invariants between one position and the next. */
export const progress: readonly TransitionInvariant<State>[] = [
  {
    id: 'KW-INV-10',
    title: 'Within a round the marker never moves back up',
    broken: (before, after) =>
      inOneActionPhase(before, after) && markerSpaces.indexOf(after.marker) < markerSpaces.indexOf(before.marker)
        ? `from ${before.marker} to ${after.marker}`
        : undefined,
  },
  {
    id: 'KW-INV-16',
    title: 'Levels never fall',
    broken: (before, after) =>
      forSeats(after.players, (seat) => {
        for (const kind of ['body', 'engine'] as const) {
          const level = levelOfSeat(after, seat, kind)
          if (level < levelOfSeat(before, seat, kind)) return `${kind} level ${level}`
        }
        return undefined
      }),
  },
  {
    id: 'KW-INV-18',
    title: 'Within a round race cars only go forward; after its scoring they are in the pit lane',
    broken: (before, after) =>
      forSeats(after.players, (seat, { raceCar }) => {
        if (after.round !== before.round || after.phase === 'over')
          return raceCar.space === pitLane && raceCar.laps === 0 ? undefined : 'not in the pit lane'
        const old = playerOf(before, seat).raceCar
        return raceCar.laps > old.laps || (raceCar.laps === old.laps && raceCar.space >= old.space)
          ? undefined
          : 'went back'
      }),
  },
  {
    id: 'KW-INV-19',
    title: 'An award never changes hands',
    broken: (before, after) =>
      forSeats(after.players, (seat, { awards }) => {
        const now = contentIfKnown(awards) ?? []
        const lost = (contentIfKnown(playerOf(before, seat).awards) ?? []).filter((award) => !now.includes(award))
        return lost.length === 0 ? undefined : `lost ${lost.join()}`
      }),
  },
  {
    id: 'KW-INV-22',
    title: 'Money never falls',
    broken: (before, after) =>
      forSeats(after.players, (seat, { money }) => {
        const now = contentIfKnown(money) ?? 0
        const then = contentIfKnown(playerOf(before, seat).money) ?? 0
        return now >= then ? undefined : `from ${then} to ${now}`
      }),
  },
  {
    id: 'KW-INV-28',
    title: 'No second engineer marker is used in a turn, or in one of its steps',
    broken: (before, after) => {
      const { markerUsed, carMarkerUsed } = before.turn
      const perTurn = before.options.engineerMarkerLimit === 'perTurn'
      const left = (state: State, kind: RegExp) =>
        playerOf(state, before.actor).engineerMarkers.filter((marker) => kind.test(marker)).length
      const counted = before.options.dieselLimit === 'free' ? /^daimler/ : inTurn // KW-8.4
      if ((markerUsed || (perTurn && carMarkerUsed)) && left(after, counted) < left(before, counted))
        return 'in the turn'
      if ((carMarkerUsed || (perTurn && markerUsed)) && left(after, onCar) < left(before, onCar)) return 'on a car'
      return undefined
    },
  },
  {
    id: 'KW-INV-29',
    title: 'A Grand Prix engine falls only when its owner installs a lower one',
    broken: (before, after) =>
      forSeats(after.players, (seat, { gpEngine }) =>
        gpEngine >= playerOf(before, seat).gpEngine || currentStep(before).name === 'placeEngine'
          ? undefined
          : `fell to ${gpEngine}`,
      ),
  },
]

function inOneActionPhase(before: State, after: State): boolean {
  return before.round === after.round && before.phase === 'action' && after.phase === 'action'
}
