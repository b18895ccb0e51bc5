import {
  ageOfEngineering,
  ageOfEngineeringTitle,
  currentStep,
  type Event,
  type Move,
  type State,
} from '@carriage/age-of-engineering'
import { describe, expect, test } from 'vitest'
import { offeredMoves } from '../../../pages/first-hour/stage.ts'
import { type StageMatch, stageMatch } from '../../../pages/first-hour/stage-match.ts'
import { buildCar } from './build-car.ts'
import { de } from './messages.de.ts'
import { en } from './messages.en.ts'
import { sell } from './sell.ts'
import { takingsAt } from './sold-market.ts'

function begin(stage: typeof sell): StageMatch {
  return stageMatch(stage as never, ageOfEngineering, 'Guest')
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

/** What the customers paid for my car, in order. */
function paidToMe(events: readonly Event[]): number[] {
  return events.flatMap((event) =>
    (event.kind === 'carSold' || event.kind === 'investorBought') && event.car.owner === 0 ? [event.paid] : [],
  )
}

function movesIn(match: StageMatch, stage: typeof sell): Move[] {
  const view = viewOf(match)
  return offeredMoves(stage as never, view, ageOfEngineering.moves(view, 0)) as Move[]
}

describe('sell one car twice', () => {
  test('the first question is a price, and each brings what its card says', () => {
    const match = begin(sell)
    expect(currentStep(viewOf(match)).name).toBe('priceCar')
    const moves = movesIn(match, sell)
    const brought = moves.map((move) => paidToMe(play(begin(sell), move)))
    expect(brought).toEqual([[2, 2], [3, 3], [5, 5], [8]])
    const shown = moves.map((move) =>
      move.kind === 'priceCar' ? takingsAt({ view: viewOf(match), me: 0 }, move.price) : [],
    )
    expect(shown).toMatchObject([{ paid: 4 }, { paid: 6 }, { paid: 10 }, { paid: 8 }])
  })

  test('following the suggestion sells the car twice with one decision', () => {
    const match = begin(sell)
    const move = sell.suggested(viewOf(match), movesIn(match, sell))
    expect(move && paidToMe(play(match, move))).toEqual([3, 3])
    expect(sell.isOver(viewOf(match))).toBe(true)
  })

  test('the position exists in the box', () => {
    const state = begin(sell).local.match.state as State
    const broken = (ageOfEngineeringTitle.invariants ?? []).filter((invariant) => invariant.broken(state) !== undefined)
    // With one buyer the marker cannot be at the end: the stage shows only what it needs.
    expect(broken.map(({ id }) => id)).toEqual(['AE-INV-13'])
  })
})

describe('build what sells twice', () => {
  /** Plays these choices; returns what customers paid for my car. */
  function playAll(...wanted: readonly Partial<Record<string, unknown>>[]): number[] {
    const match = begin(buildCar)
    const events = wanted.flatMap((wish) => {
      const move = movesIn(match, buildCar).find((each) =>
        Object.entries(wish).every(([name, value]) => (each as Record<string, unknown>)[name] === value),
      )
      if (!move) throw new Error(`Not offered: ${JSON.stringify(wish)}`)
      return play(match, move)
    })
    expect(buildCar.isOver(viewOf(match))).toBe(true)
    return paidToMe(events)
  }

  test('without another buyer, 5 sells twice and 8 once', () => {
    expect(playAll({ tile: 'T4' }, { tile: 'T3' }, { price: 5 })).toEqual([5, 5])
    expect(playAll({ tile: 'T4' }, { tile: 'T3' }, { price: 8 })).toEqual([8])
  })

  test('with a second racer, 10 sells twice, whichever way the parts came', () => {
    expect(playAll({ tile: 'T11' }, { preference: 'engine' }, { price: 10 })).toEqual([10, 10])
    expect(playAll({ tile: 'T3' }, { tile: 'T11' }, { preference: 'engine' }, { price: 10 })).toEqual([10, 10])
  })

  test('the suggestions sell it twice', () => {
    const match = begin(buildCar)
    const events: Event[] = []
    for (let inputs = 0; !buildCar.isOver(viewOf(match)); inputs++) {
      const move = buildCar.suggested(viewOf(match), movesIn(match, buildCar))
      if (!move || inputs > 9) throw new Error('The stage suggests nothing.')
      events.push(...play(match, move))
    }
    expect(paidToMe(events)).toEqual([8, 8])
  })

  test('the position exists in the box', () => {
    const state = begin(buildCar).local.match.state as State
    const broken = (ageOfEngineeringTitle.invariants ?? []).filter((invariant) => invariant.broken(state) !== undefined)
    expect(broken).toEqual([])
  })
})

test('the German catalogue of the stages has the same messages as the English one', () => {
  expect(Object.keys(de)).toEqual(Object.keys(en))
})
