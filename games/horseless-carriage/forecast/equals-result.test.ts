import { canonical, fastChance, type Seat, seatsOf, silentEffects } from '@carriage/kernel'
import { beforeAll, describe, expect, test } from 'vitest'
import { clone } from '../clone.ts'
import { standard } from '../components/index.ts'
import type { Event } from '../events.ts'
import { accessOf } from '../factories.ts'
import type { Plan } from '../factory/index.ts'
import { firstVersion } from '../game.ts'
import type { Move } from '../moves.ts'
import { type Options, optionsSchema } from '../options-schema.ts'
import type { SalesOffer, State } from '../state.ts'
import { type Play, playAtRandom, setUp } from '../testing/index.ts'
import {
  clockLedger,
  expectationsForecast,
  focusForecast,
  type GameEnd,
  partsLedger,
  planForecast,
  type SalesForecast,
  type SaleTurn,
  salesForecast,
} from './index.ts'
import { frozen, seen } from './testing/seen.ts'

/** Few ticks, and no departments but those of the set-up: games end early, and the bounds of their end are tight. */
function scarce(): NonNullable<Options['components']> {
  const { departments, punchClock } = standard
  const { research, planning, marketing } = departments.rows
  const oneEach = { tiles: 5, perColour: 1 }
  const rows = { research: { ...research, ...oneEach }, planning: { ...planning, ...oneEach }, marketing }
  return {
    ...standard,
    punchClock: { ...punchClock, start: { 3: 4, 4: 10, 5: 20 } },
    departments: { ...departments, rows },
  }
}

const variants: readonly Partial<Options>[] = [
  { components: scarce() },
  {},
  { introductory: true, stockUse: 'auto' },
  { innovationTie: 'distance', saleObligation: 'windowMayIdle' },
  { planVisibility: 'open', bayContact: 'bayOrStrip', indicatorAdjacency: 'stationsOnly' },
]

/** A position of a game, and all events before it. */
interface Moment {
  readonly state: State
  readonly events: readonly Event[]
}

/** Random games with every number of seats and these options, always the same ones, from the set-up to the end. */
const games: Moment[][] = []

beforeAll(() => {
  for (const [index, options] of variants.entries()) {
    for (const seats of [3, 4, 5] as const) {
      for (const seed of [100, 200]) {
        const moments: Moment[] = []
        const look = ({ state, events }: Play) => moments.push({ state: clone(state), events: events.slice() })
        const game = setUp({ seats, options: optionsSchema.parse(options) })
        look(playAtRandom(game, seed + 10 * seats + index, look))
        games.push(moments)
      }
    }
  }
}, 240_000)

function randomGames(look: (moment: Moment) => void): void {
  for (const moments of games) for (const moment of moments) look(moment)
}

describe('forecasts equal results in random games', () => {
  test('brochures are what was forecast for the plan that committed', { timeout: 240_000 }, () => {
    let compared = 0
    let predicted: State | undefined
    let eventCount = 0
    randomGames((game) => {
      const events = since(game, eventCount)
      eventCount = game.events.length
      const { stage } = game.state
      if (predicted && stage.name !== 'factory') {
        for (const { seat, ...printed } of events.filter((event) => event.kind === 'brochurePrinted')) {
          const plan = planCommitted(game, seat)
          const view = seen(predicted, seat)
          const card = planForecast(view, seat, plan).dealerships.find(({ size }) => size === printed.dealership)!
          const { specs, types, window, open: opens } = card
          expect({ specs, types, window, open: opens }).toEqual({
            specs: printed.specs,
            types: printed.types,
            window: printed.window,
            open: printed.open,
          })
          if (stage.name === 'sales' && untouched(stage.offers[seat]!, game.state, seat))
            expect(Object.values(card.volume)).toEqual(
              card.types.map((type) => volumeOf(stage.offers[seat]!, card.mainlines, type)),
            )
          compared++
        }
        predicted = undefined
      }
      // The factories as they are before any seat builds.
      if (stage.name === 'factory' && stage.plans.every(({ state }) => state !== 'committed'))
        predicted ??= clone(game.state)
    })
    expect(compared).toBeGreaterThan(100)
  })

  test('expectations are what was forecast just before phase 7', { timeout: 240_000 }, () => {
    let compared = 0
    let before: State | undefined
    randomGames((game) => {
      const { stage } = game.state
      if (before && stage.name === 'demand' && stage.faceDown.length === 0) {
        const { bottom, left, offBoard, obsolescence, minimums } = game.state
        const forecast = expectationsForecast(seen(before), 0)
        expect(forecast).toMatchObject({ endsBy: null, bottom, left, offBoard, obsolescence, minimums })
        compared++
      }
      if (before && stage.name === 'over') {
        const cause = eventsIn(game, 'gameEnded')[0]!.cause
        expect(expectationsForecast(seen(before), 0).endsBy).toBe(cause === 'timecard' ? 'HC-8.1' : 'HC-8.2')
      }
      before = stage.name === 'sales' ? clone(game.state) : undefined
    })
    expect(compared).toBeGreaterThan(20)
  })

  test('a turn of a seller earns what was forecast for its niche', { timeout: 240_000 }, () => {
    let compared = 0
    let asked: { seat: Seat; forecast: SalesForecast; eventCount: number } | undefined
    randomGames((game) => {
      const { stage } = game.state
      const between = stage.name === 'sales' && stage.step.name !== 'dealership'
      if (asked && !between) {
        const { seat, forecast, eventCount } = asked
        const sales = salesIn(since(game, eventCount)).filter((sale) => sale.seat === seat)
        const [first] = sales
        if (first) {
          const turn = sales.filter(({ x, y }) => x === first.x && y === first.y)
          const niche = forecast.dealerships
            .find(({ size }) => size === first.dealership)!
            .niches.find(({ x, y }) => x === first.x && y === first.y)!
          expect(niche.income).toBe(turn.reduce((sum, { earned }) => sum + earned, 0))
          const { placed } = forecast.dealerships.find(({ size }) => size === first.dealership)!
          const window = placed ?? since(game, eventCount).find((event) => event.kind === 'windowPlaced')!.window
          expect(niche.windows).toContainEqual(window)
          compared++
        }
        asked = undefined
      }
      if (stage.name === 'sales' && !between) {
        const seat = stage.selling[0]!
        asked = { seat, forecast: salesForecast(seen(game.state, seat), seat), eventCount: game.events.length }
        expect(asked.forecast.before).toEqual([])
      }
    })
    expect(compared).toBeGreaterThan(100)
  })

  test('undisturbed, every order of sales earns what was forecast and leaves nothing to sell', {
    timeout: 120_000,
  }, () => {
    const compared = { single: 0, several: 0 }
    randomGames(({ state }) => {
      const { stage } = state
      if (stage.name !== 'sales' || stage.step.name !== 'dealership') return
      for (const seat of stage.selling) {
        const alone: State = { ...state, stage: { ...stage, selling: [seat] } } // as if all others were skipped
        for (const { dealerships, turns, income } of salesForecast(seen(alone, seat), seat).orders) {
          const after = clone(alone)
          for (const turn of turns) takeTurn(after, seat, turn)
          expect(after.players[seat]!.wealth - state.players[seat]!.wealth).toBe(income)
          expect(after.stage.name).not.toBe('sales')
          compared[dealerships.length > 1 ? 'several' : 'single']++
        }
      }
    })
    expect(compared.single).toBeGreaterThan(100)
    expect(compared.several).toBeGreaterThan(0)
  })

  test('the seat ends in a slot that was possible, with the access of that slot', { timeout: 240_000 }, () => {
    let compared = 0
    let before: State | undefined
    randomGames((game) => {
      const { stage, order } = game.state
      if (before && stage.name === 'factory') {
        for (const seat of seatsOf(order.length)) {
          const slot = order.indexOf(seat) + 1
          const { possible, slots } = focusForecast(seen(before), seat)
          expect(possible).toContain(slot)
          expect(slots[slot - 1]).toMatchObject({
            access: accessOf(game.state, seat),
            sells: order.toReversed().indexOf(seat) + 1,
          })
          compared++
        }
        before = undefined
      }
      if (stage.name === 'focus' && stage.waiting.length < 3) before ??= clone(game.state)
    })
    expect(compared).toBeGreaterThan(100)
  })

  test('the game ends within the years that were forecast', { timeout: 240_000 }, () => {
    let ends: GameEnd[] = []
    let moves = 0
    const years = new Set<number>()
    randomGames((game) => {
      if (game.state.stage.name === 'over') {
        const { year } = game.state
        for (const { earliest, earliestAsBuilt, latest } of ends) {
          expect(earliest).toBeLessThanOrEqual(year)
          expect(latest).toBeGreaterThanOrEqual(year)
          expect(earliestAsBuilt).toBeGreaterThanOrEqual(earliest)
        }
        expect(clockLedger(seen(game.state)).end).toMatchObject({ earliest: year, latest: year })
        years.add(year)
        ends = []
      } else if (moves++ % 3 === 0) {
        ends.push(clockLedger(seen(game.state)).end)
      }
    })
    expect(years.size).toBeGreaterThan(2) // else the bounds would hold for nothing
  })

  test('they are plain data, and nothing hidden has a part in them', { timeout: 240_000 }, () => {
    let moves = 0
    randomGames((game) => {
      if (moves++ % 120 !== 0) return
      const everything = (view: State) =>
        canonical({
          clock: clockLedger(view),
          seats: seatsOf(view.players.length).map((seat) => ({
            plan: planForecast(view, seat, { pieces: [], expansion: null }),
            expectations: expectationsForecast(view, seat),
            focus: focusForecast(view, seat),
            sales: salesForecast(view, seat),
            parts: partsLedger(view, seat),
          })),
        })
      const known = everything(frozen(clone(game.state)))
      for (const viewer of ['spectator', 0] as const) expect(everything(seen(game.state, viewer))).toBe(known)
    })
  })
})

function since({ events }: Moment, eventCount: number): readonly Event[] {
  return eventCount > events.length ? events : events.slice(eventCount)
}

/** Plays a turn as it was forecast and no further: the first version leaves also the only sale of a turn to the seller. */
function takeTurn(state: State, seat: Seat, { dealership, window, x, y }: SaleTurn): void {
  const fx = silentEffects<Event>(fastChance(1))
  const play = (move: Move) => {
    expect(firstVersion.judge(state, seat, move)).toMatchObject({ legal: true })
    firstVersion.play(state, seat, move, fx)
  }
  play(window ? { kind: 'placeWindow', dealership, window } : { kind: 'useDealership', dealership })
  const isAt = (step: string) => state.stage.name === 'sales' && state.stage.step.name === step
  if (isAt('niche')) play({ kind: 'sellTo', niche: { x, y } })
  while (isAt('deliver')) play({ kind: 'deliver', from: {} })
}

function eventsIn<Kind extends Event['kind']>({ events }: Moment, kind: Kind): Extract<Event, { kind: Kind }>[] {
  return events.filter((event): event is Extract<Event, { kind: Kind }> => event.kind === kind)
}

function salesIn(events: readonly Event[]) {
  return events.filter((event) => event.kind === 'vehiclesSold')
}

function planCommitted(game: Moment, seat: Seat): Plan {
  return eventsIn(game, 'planCommitted').findLast((event) => event.seat === seat)!.plan
}

function untouched({ mainlines }: SalesOffer, { players }: State, seat: Seat): boolean {
  return mainlines.every(({ stock }) => stock === players[seat]!.capacity)
}

function volumeOf({ mainlines }: SalesOffer, beside: readonly number[], type: string): number {
  return mainlines
    .filter((mainline) => mainline.type === type && beside.includes(mainline.piece))
    .reduce((sum, { stock }) => sum + stock, 0)
}
