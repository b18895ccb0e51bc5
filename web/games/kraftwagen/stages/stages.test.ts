import {
  currentStep,
  type Event,
  kraftwagen,
  kraftwagenTitle,
  type Move,
  playerOf,
  type State,
} from '@carriage/kraftwagen'
import { priceForecast } from '@carriage/kraftwagen/forecast'
import { describe, expect, test } from 'vitest'
import { offeredMoves } from '../../../pages/first-hour/stage.ts'
import { type StageMatch, stageMatch } from '../../../pages/first-hour/stage-match.ts'
import { build } from './build.ts'
import { de } from './messages.de.ts'
import { en } from './messages.en.ts'
import { sell } from './sell.ts'
import { turnsOfRival } from './waits.ts'

function begin(stage: typeof sell): StageMatch {
  return stageMatch(stage as never, kraftwagen, 'Guest')
}

function viewOf(match: StageMatch): State {
  return match.opened().view as State
}

/** Plays a move, and returns the events of all that followed. */
function play(match: StageMatch, move: Move): Event[] {
  const made = match.play(move)
  if ('legal' in made) throw new Error(made.rule)
  return made.flatMap(({ events }) => events as Event[])
}

function mySale(events: readonly Event[]) {
  return events.find((event) => event.kind === 'carSold' && event.car.owner === 0)
}

function movesIn(match: StageMatch, stage: typeof sell): Move[] {
  const view = viewOf(match)
  return offeredMoves(stage as never, view, kraftwagen.moves(view, 0)) as Move[]
}

/** Follows the suggestions, and returns the number of decisions and the events. */
function follow(stage: typeof sell) {
  const match = begin(stage)
  const events: Event[] = []
  let decisions = 0
  for (; !stage.isOver(viewOf(match)); decisions++) {
    const move = stage.suggested(viewOf(match), movesIn(match, stage))
    if (!move || decisions > 20) throw new Error('The stage suggests nothing.')
    events.push(...play(match, move))
  }
  return { decisions, events }
}

describe('sell a car', () => {
  test('the first question is a price among four, and each sells', () => {
    const match = begin(sell)
    expect(currentStep(viewOf(match)).name).toBe('priceCar')
    expect(movesIn(match, sell)).toHaveLength(4)
    const brought = movesIn(match, sell).map((move) => {
      const sale = mySale(play(begin(sell), move))
      return sale?.kind === 'carSold' ? [sale.price, sale.preference, sale.paid] : []
    })
    expect(brought).toEqual([
      [2, 'price', 4],
      [5, 'price', 10],
      [8, 'engine', 8],
      [9, 'engine', 9],
    ])
  })

  test('following the suggestion sells the car with one decision', () => {
    const { decisions, events } = follow(sell)
    expect(decisions).toBe(1)
    expect(mySale(events)).toMatchObject({ price: 8, paid: 8 })
  })
})

describe('build what they want', () => {
  test('following the suggestions sells the car with two decisions', () => {
    const { decisions, events } = follow(build)
    expect(decisions).toBe(2)
    expect(mySale(events)).toMatchObject({ price: 8, preference: 'engine', paid: 8 })
  })

  test('whatever tiles are taken, a car is sold or too dear, within eight decisions', () => {
    const fates = new Set<string>()
    const walk = (moves: readonly Move[]): void => {
      const match = begin(build)
      const events = moves.flatMap((move) => play(match, move))
      if (build.isOver(viewOf(match))) {
        const sale = mySale(events)
        fates.add(sale?.kind === 'carSold' ? `${sale.price}: ${sale.preference}` : 'unsold')
        return
      }
      expect(moves.length).toBeLessThan(8)
      const next = movesIn(match, build)
      expect(next.length).toBeGreaterThan(0)
      const shown = moves.length < 3 ? next : next.slice(0, 1)
      for (const move of shown) walk([...moves, move])
    }
    walk([])
    expect([...fates].sort()).toEqual(
      ['10: unsold', '2: body', '5: body', '8: engine'].map((fate) => fate.replace('10: ', '')).sort(),
    )
  })

  test('a tile says how often Ada moves first', () => {
    for (const tile of ['T4', 'T3', 'T1', 'T10']) {
      const match = begin(build)
      const turns = turnsOfRival(build, viewOf(match), tile, 1)
      const events = play(match, { kind: 'takeTile', tile })
      // With all three parts, the car is complete before Ada moves.
      if (tile === 'T10') continue
      expect(events.filter((event) => event.kind === 'tileTaken' && event.seat === 1)).toHaveLength(turns)
    }
  })
})

test.each([sell, build].map((stage) => [stage.id, stage] as const))(
  'the position of %s exists in the box',
  (id, stage) => {
    const state = begin(stage).local.match.state as State
    const broken = (kraftwagenTitle.invariants ?? []).filter((invariant) => invariant.broken(state) !== undefined)
    // With two buyers the marker cannot have moved: the first stage shows only what it needs.
    expect(broken.map((invariant) => invariant.id)).toEqual(id === sell.id ? ['KW-INV-10'] : [])
    expect(playerOf(state, 0).supply).toBeGreaterThan(0)
  },
)

test('the prices of a stage are those of the forecast', () => {
  const view = viewOf(begin(sell))
  expect(priceForecast(view, 0)?.prices.filter(({ fate }) => fate.kind === 'sold').length).toBeGreaterThan(0)
})

test('the German catalogue of the stages has the same messages as the English one', () => {
  expect(Object.keys(de)).toEqual(Object.keys(en))
})
