import { type Seat, seatsOf, type TransitionInvariant } from '@carriage/kernel'
import { type Dimension, dimensions, vehicleTypes } from '../components/index.ts'
import { mainlineSpecs } from '../factory/index.ts'
import { countAt, nicheCount, segmentAt } from '../market/niches.ts'
import { type Player, playerOf, type StageName, type State } from '../state.ts'
import { tablesOf } from '../tables.ts'

/** What holds from each position to the next. */
export const progress: readonly TransitionInvariant<State>[] = [
  {
    id: 'HC-INV-2',
    title: 'Markers and capacities never go back',
    broken: (before, after) => {
      for (const track of dimensions)
        for (const seat of seatsOf(after.players.length))
          if (markerOf(after, track, seat) < markerOf(before, track, seat)) return `${track} of seat ${seat}`
      return forSeats(before, after, (was, is) => (is.capacity < was.capacity ? `capacity ${is.capacity}` : undefined))
    },
  },
  {
    id: 'HC-INV-3',
    title: 'A move brings one marker one square forward, and only in phase 1',
    broken: (before, after) => {
      let steps = 0
      for (const track of dimensions)
        for (const seat of seatsOf(after.players.length))
          steps += markerOf(after, track, seat) - markerOf(before, track, seat)
      const { capacities } = tablesOf(after).components.assemblyTrack
      const square = (state: State, seat: Seat) => capacities.indexOf(playerOf(state, seat).capacity)
      for (const seat of seatsOf(after.players.length)) steps += square(after, seat) - square(before, seat)
      return steps === (before.stage.name === 'research' ? 1 : 0) ? undefined : `${steps} squares`
    },
  },
  {
    id: 'HC-INV-4',
    title: 'Gantt charts fall only to 0 in phase 2 and rise only in phase 4',
    broken: (before, after) =>
      forSeats(before, after, (was, is) => {
        if (is.gantt === was.gantt) return undefined
        const spent = is.gantt === 0 && before.stage.name === 'focus'
        const earned = is.gantt > was.gantt && before.stage.name === 'factory'
        return spent || earned ? undefined : `${was.gantt} became ${is.gantt} in ${before.stage.name}`
      }),
  },
  {
    id: 'HC-INV-5',
    title: 'The order changes only at the end of phase 2',
    broken: (before, after) => {
      const atTheEnd = before.stage.name === 'focus' && after.stage.name !== 'focus'
      return before.order.join() === after.order.join() || atTheEnd ? undefined : after.order.join()
    },
  },
  {
    id: 'HC-INV-7',
    title: 'Minimum specs never fall',
    broken: (before, after) => dimensions.find((dimension) => after.minimums[dimension] < before.minimums[dimension]),
  },
  {
    id: 'HC-INV-10',
    title: 'What is built does not change',
    broken: (before, after) =>
      forSeats(before, after, (was, is) => {
        if (was.factory === is.factory) return undefined
        const same = (before: readonly object[], now: readonly object[]) =>
          before.every((each, index) => JSON.stringify(each) === JSON.stringify(now[index]))
        return same(was.factory.pieces, is.factory.pieces) && same(was.factory.floor, is.factory.floor)
          ? undefined
          : 'something was moved'
      }),
  },
  {
    id: 'HC-INV-16',
    title: 'The specs of a mainline never fall',
    broken: (before, after) =>
      forSeats(before, after, (was, is) => {
        if (was.factory === is.factory) return undefined
        const specs = mainlineSpecs(is.factory, after.options)
        for (const [mainline, old] of mainlineSpecs(was.factory, before.options)) {
          const now = specs.get(mainline)
          for (const dimension of dimensions)
            if (!now || now[dimension] < old[dimension]) return `${dimension} of mainline ${mainline}`
        }
        return undefined
      }),
  },
  {
    id: 'HC-INV-18',
    title: 'Buyers leave only in phase 5 and come only at set-up and in phase 8',
    broken: (before, after) => {
      const { name } = before.stage
      for (const type of vehicleTypes)
        for (let niche = 0; niche < nicheCount; niche++) {
          const change = countAt(after.buyers, type, niche) - countAt(before.buyers, type, niche)
          if (change < 0 && !sellsFrom(name)) return `buyers left in ${name}`
          if (change > 0 && name !== 'setUp' && name !== 'demand') return `buyers came in ${name}`
        }
      return undefined
    },
  },
  {
    id: 'HC-INV-19',
    title: 'Wealth grows by the price and bonus of every vehicle that found a buyer',
    broken: (before, after) => {
      let due = 0
      const tables = tablesOf(before)
      if (sellsFrom(before.stage.name))
        for (const type of vehicleTypes)
          for (let niche = 0; niche < nicheCount; niche++) {
            const sold = countAt(before.buyers, type, niche) - countAt(after.buyers, type, niche)
            const price = before.prices[segmentAt(tables, niche)] ?? 0
            due += sold * (price + tables.components.bonuses.rows[type])
          }
      let earned = 0
      for (const seat of seatsOf(after.players.length)) {
        const gain = playerOf(after, seat).wealth - playerOf(before, seat).wealth
        if (gain < 0) return `seat ${seat} lost ${-gain}`
        earned += gain
      }
      return earned === due ? undefined : `${earned} earned, ${due} due`
    },
  },
  {
    id: 'HC-INV-20',
    title: 'Sparks never go out',
    broken: (before, after) =>
      vehicleTypes.find((type) =>
        before.sparks[type].some((sparks, niche) => countAt(after.sparks, type, niche) < sparks),
      ),
  },
  {
    id: 'HC-INV-22',
    title: 'A window stays where it is placed',
    broken: (before, after) => {
      if (before.stage.name !== 'sales' || after.stage.name !== 'sales') return undefined
      for (const [seat, offer] of before.stage.offers.entries())
        for (const [index, { placed }] of offer.dealerships.entries()) {
          const now = after.stage.offers[seat]?.dealerships[index]?.placed
          if (placed && JSON.stringify(placed) !== JSON.stringify(now)) return `a window of seat ${seat}`
        }
      return undefined
    },
  },
  {
    id: 'HC-INV-23',
    title: 'The timecard never rises and stays flipped',
    broken: ({ timecard: was }, { timecard: is }) =>
      is.value > was.value || (was.flipped && !is.flipped) ? `${was.value} became ${is.value}` : undefined,
  },
]

/** Phase 5 begins with the last plan of phase 3, and a first sale may follow automatically: HC-7.31. */
function sellsFrom(stage: StageName): boolean {
  return stage === 'sales' || stage === 'factory'
}

function markerOf(state: State, track: Dimension, seat: Seat): number {
  return state.markers[track][seat] ?? 0
}

function forSeats(
  before: State,
  after: State,
  broken: (was: Player, is: Player) => string | undefined,
): string | undefined {
  for (const seat of seatsOf(after.players.length)) {
    const found = broken(playerOf(before, seat), playerOf(after, seat))
    if (found !== undefined) return `Seat ${seat}: ${found}`
  }
  return undefined
}
