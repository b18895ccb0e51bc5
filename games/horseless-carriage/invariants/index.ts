import { type Invariant, isOpen, open, type Seat, seatsOf } from '@carriage/kernel'
import { commonTiles, dimensions, segments, vehicleTypes } from '../components/index.ts'
import { engine } from '../engine.ts'
import { departmentsOf, expansionsLaid } from '../factories.ts'
import { commonTilesOf } from '../factory/index.ts'
import { countAt, nicheCount, nichesIn, requirementsOf, segmentAt } from '../market/niches.ts'
import { canSell } from '../market/sales.ts'
import { offerOf } from '../market/windows.ts'
import { lastYear, result } from '../phases/end.ts'
import { type Player, playerOf, type State } from '../state.ts'
import { cardOf, deckOf, neutralDeckOf, playerNumberOf, startSupply, tablesOf } from '../tables.ts'
import { type FactoryInvariant, faultsOf } from './factory-faults.ts'

/** Invariants of every position: undefined if it holds, else what is wrong. */
export const invariants: readonly Invariant<State>[] = [
  {
    id: 'HC-INV-1',
    title: 'Every common tile is in the supply or in a factory',
    broken: (state) => {
      const all = startSupply(state.options, state.players.length)
      const built = commonTilesOf(state.players.flatMap(({ factory }) => factory.pieces))
      for (const tile of commonTiles) {
        const left = state.supply[tile]
        if (left < 0 || left + (built[tile] ?? 0) !== all[tile]) return `${left} ${tile} left of ${all[tile]}`
      }
      return undefined
    },
  },
  {
    id: 'HC-INV-2',
    title: 'Markers are on their tracks',
    broken: (state) => {
      for (const track of dimensions)
        for (const at of state.markers[track]) if (!(at >= 0 && at <= 6)) return `a marker on ${track} ${at}`
      const { capacities } = tablesOf(state).components.assemblyTrack
      return forSeats(state, (_, { capacity }) =>
        capacities.includes(capacity) ? undefined : `assembly capacity ${capacity}`,
      )
    },
  },
  {
    id: 'HC-INV-3',
    title: 'A turn of research has as many moves as research departments, each with another marker',
    broken: (state) => {
      const { stage } = state
      if (stage.name !== 'research') return undefined
      const [seat] = stage.waiting
      if (seat === undefined) return 'nobody does research'
      const moves = departmentsOf(playerOf(state, seat).factory, 'research')
      if (stage.left < 1 || stage.left + stage.moved.length !== moves) return `${stage.left} of ${moves} moves left`
      const names = stage.moved.map(({ track, owner }) => `${track} ${owner}`)
      return new Set(names).size === names.length ? undefined : `moved twice: ${names.join()}`
    },
  },
  {
    id: 'HC-INV-4',
    title: 'Gantt charts are on their track',
    broken: (state) => {
      const { highest } = tablesOf(state).components.ganttTrack
      return forSeats(state, (_, { gantt }) => (gantt >= 0 && gantt <= highest ? undefined : `${gantt} Gantt charts`))
    },
  },
  {
    id: 'HC-INV-5',
    title: 'Every player has one slot of the order',
    broken: ({ order, players }) =>
      order.toSorted((a, b) => a - b).join() === seatsOf(players.length).join() ? undefined : order.join(),
  },
  {
    id: 'HC-INV-6',
    title: 'Two active tracks and three off-board tracks are all five',
    broken: ({ bottom, left, offBoard }) => {
      const tracks = [bottom, left, ...offBoard]
      return tracks.toSorted().join() === dimensions.toSorted().join() ? undefined : tracks.join()
    },
  },
  {
    id: 'HC-INV-7',
    title: 'Minimum specs add up to the number of phases 7',
    broken: ({ minimums, year, stage }) => {
      const values = dimensions.map((dimension) => minimums[dimension])
      if (values.some((minimum) => minimum < 0 || minimum > 2)) return values.join()
      const phases = stage.name === 'demand' ? year : year - 1
      return sum(values) === phases ? undefined : `${values.join()} after ${phases} phases`
    },
  },
  ofFactories('HC-INV-8', 'Floor tiles lie side by side, and all fronts are free'),
  {
    id: 'HC-INV-9',
    title: 'Each year adds one floor expansion, six in all',
    broken: (state) =>
      forSeats(state, (seat, { factory }) => {
        const expected = Math.min(6, hasBuilt(state, seat) ? state.year : state.year - 1)
        const laid = expansionsLaid(factory)
        return laid === expected ? undefined : `${laid} expansions instead of ${expected}`
      }),
  },
  ofFactories('HC-INV-10', 'Every piece lies on black squares of its own'),
  ofFactories('HC-INV-11', 'Mainlines, dealerships and marketing departments touch what they must'),
  ofFactories('HC-INV-12', 'Every station has indicators, and every indicator a socket'),
  ofFactories('HC-INV-13', 'Every station is connected to a mainline, and no step group holds a type twice'),
  ofFactories('HC-INV-14', 'Every contact group reaches a loading bay'),
  ofFactories('HC-INV-15', 'Nobody has more dealerships or departments than there are'),
  {
    id: 'HC-INV-17',
    title: 'No mainline delivers more than its capacity',
    broken: (state) => {
      const { stage } = state
      if (stage.name !== 'sales') return undefined
      return forSeats(state, (seat, { capacity }) => {
        const odd = offerOf(stage, seat).mainlines.find(({ stock }) => stock < 0 || stock > capacity)
        return odd && `stock ${odd.stock} with capacity ${capacity}`
      })
    },
  },
  {
    id: 'HC-INV-18',
    title: 'No niche owes buyers',
    broken: ({ buyers }) => {
      for (const type of vehicleTypes)
        for (const count of buyers[type]) if (!Number.isInteger(count) || count < 0) return `${count} ${type} buyers`
      return undefined
    },
  },
  {
    id: 'HC-INV-20',
    title: 'There are as many sparks as on all revealed cards',
    broken: (state) => {
      const tables = tablesOf(state)
      const shown = { car: 0, sports: 0, truck: 0 }
      for (const { revealed } of state.players)
        for (const card of revealed) for (const { type } of cardOf(tables, card).sparks) shown[type] += 1
      for (const type of vehicleTypes) {
        const lying = sum(state.sparks[type])
        if (lying !== shown[type]) return `${lying} ${type} sparks, ${shown[type]} on cards`
      }
      return undefined
    },
  },
  {
    id: 'HC-INV-21',
    title: 'Prices go from the dearest segment with buyers down, and every buyer meets one',
    broken: (state) => {
      const occupied = occupiedSegments(state)
      const { name } = state.stage
      if (name === 'setUp') return undefined
      const priceless = occupied.find((segment) => state.prices[segment] === null)
      if (priceless !== undefined) return `buyers without a price in segment ${priceless}`
      if (name !== 'research' && name !== 'focus' && name !== 'factory') return undefined
      const expected: (number | null)[] = state.prices.map(() => null)
      const { values } = tablesOf(state).components.priceMarkers
      for (const [index, segment] of occupied.toReversed().entries()) expected[segment] = values[index] ?? null
      return expected.join() === state.prices.join() ? undefined : `${state.prices.join()} for ${occupied.join()}`
    },
  },
  {
    id: 'HC-INV-22',
    title: 'Every window covers niches within the specs of its dealership only',
    broken: (state) => {
      const { stage } = state
      if (stage.name !== 'sales') return undefined
      return forSeats(state, (seat) => {
        for (const { size, specs, open: isOpenNow, placed } of offerOf(stage, seat).dealerships) {
          if (!placed) continue
          if (!isOpenNow) return `the closed ${size} dealership has a window`
          const niches = nichesIn(placed)
          if (niches.length === 0) return `the window of the ${size} dealership covers nothing`
          for (const niche of niches) {
            const [bottom, left] = requirementsOf(state, niche)
            if (specs[state.bottom] < bottom || specs[state.left] < left) return `a window over niche ${niche}`
          }
        }
        return undefined
      })
    },
  },
  {
    id: 'HC-INV-23',
    title: 'A flipped timecard ends the game before phase 7',
    broken: (state) => {
      const { value, flipped } = state.timecard
      const start = tablesOf(state).components.punchClock.start[playerNumberOf(state.players.length)]
      if (value < 1 || value > start) return `timecard ${value}`
      return flipped && state.stage.name === 'demand' ? 'cards are played under a flipped timecard' : undefined
    },
  },
  {
    id: 'HC-INV-24',
    title: 'Every card is in hand, face down or revealed, once',
    broken: (state) =>
      forSeats(state, (seat, { colour, hand, revealed }) => {
        const down = state.stage.name === 'demand' ? state.stage.faceDown.filter(({ owner }) => owner === seat) : []
        if (!isOpen(hand)) return undefined // a view knows only its own
        const cards = [...open(hand), ...down.map(({ card }) => open(card)), ...revealed]
        const deck = deckOf(state.options, colour)
        const once = new Set(cards)
        const complete = once.size === cards.length && cards.length === deck.length
        return complete && deck.every(({ id }) => once.has(id)) ? undefined : `${cards.length} cards`
      }),
  },
  {
    id: 'HC-INV-25',
    title: 'The neutral deck is complete',
    broken: ({ neutralDeck, options }) =>
      neutralDeck.join() === neutralDeckOf(options).join() ? undefined : neutralDeck.join(),
  },
  {
    id: 'HC-INV-26',
    title: 'Some seat can always move, and each seller finds a buyer',
    broken: (state) => {
      const { stage } = state
      if (stage.name === 'over') return undefined
      const seats = engine.seats(state)
      const [seat] = seats
      if (seat === undefined) return 'nobody is asked'
      if (stage.name === 'sales' && stage.step.name === 'dealership' && !canSell(state, offerOf(stage, seat)))
        return `seat ${seat} cannot sell`
      // Open turns list a selection, which takes longer than all the rest together.
      if (stage.name === 'setUp' || stage.name === 'factory') return undefined
      return isOpen(playerOf(state, seat).hand) && engine.moves(state, seat).length === 0
        ? `seat ${seat} is stuck`
        : undefined
    },
  },
  {
    id: 'HC-INV-27',
    title: 'The game lasts seven years at most and has one winner',
    broken: (state) => {
      const { year, stage } = state
      if (year < 1 || year > lastYear) return `year ${year}`
      if (year === lastYear && stage.name === 'demand') return 'phase 8 in the last year'
      if (stage.name !== 'over') return undefined
      return result(state).ranking.every((place) => place.length === 1) ? undefined : 'a shared place'
    },
  },
]

function ofFactories(id: FactoryInvariant, title: string): Invariant<State> {
  return {
    id,
    title,
    broken: (state) => forSeats(state, (_, { factory }) => faultsOf(factory, state.options)[id]),
  }
}

/** Whether this year's plan of a seat has been carried out. */
function hasBuilt({ stage }: State, seat: Seat): boolean {
  switch (stage.name) {
    case 'setUp':
    case 'research':
    case 'focus':
      return false
    case 'factory':
      return stage.plans[seat]?.state === 'committed'
    case 'sales':
    case 'demand':
    case 'over':
      return true
  }
}

function occupiedSegments(state: State): number[] {
  const tables = tablesOf(state)
  const occupied = new Set<number>()
  for (const type of vehicleTypes)
    for (let niche = 0; niche < nicheCount; niche++)
      if (countAt(state.buyers, type, niche) > 0) occupied.add(segmentAt(tables, niche))
  return segments.filter((segment) => occupied.has(segment))
}

/** The first thing found wrong at a seat, asked in seat order. */
function forSeats(state: State, broken: (seat: Seat, player: Player) => string | undefined): string | undefined {
  for (const seat of seatsOf(state.players.length)) {
    const found = broken(seat, playerOf(state, seat))
    if (found !== undefined) return `Seat ${seat}: ${found}`
  }
  return undefined
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
