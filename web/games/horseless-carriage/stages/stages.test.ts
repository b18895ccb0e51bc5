import {
  type Event,
  horselessCarriage,
  horselessCarriageTitle,
  type Move,
  type Piece,
  type State,
} from '@carriage/horseless-carriage'
import { secret } from '@carriage/kernel'
import { describe, expect, test } from 'vitest'
import { offeredIn } from '../../../pages/first-hour/stage.ts'
import { type StageMatch, stageMatch } from '../../../pages/first-hour/stage-match.ts'
import { de } from './messages.de.ts'
import { en } from './messages.en.ts'
import { mySeat } from './props.ts'
import { sell } from './sell.ts'
import type { CarriageStage } from './stage.ts'
import { works } from './works.ts'

function begin(stage: CarriageStage): StageMatch {
  return stageMatch(stage as never, horselessCarriage, 'Guest')
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

function submission(stage: CarriageStage, year: number, pieces: readonly Piece[]): Move {
  const { given } = stage.building(year)
  return { kind: 'submitPlan', plan: secret({ ...given, pieces: [...given.pieces, ...pieces] }, [mySeat]) }
}

/** Takes the suggestion of every decision until the stage is over; returns what I earned. */
function sellAll(match: StageMatch, stage: CarriageStage): number {
  let earned = 0
  for (let inputs = 0; !stage.isOver(viewOf(match)); inputs++) {
    const view = viewOf(match)
    const move = stage.suggested(view, offeredIn(stage as never, view, horselessCarriage.moves(view, mySeat)) as Move[])
    if (!move || inputs > 20) throw new Error('The stage suggests nothing.')
    for (const event of play(match, move))
      if (event.kind === 'vehiclesSold' && event.seat === mySeat) earned += event.earned
  }
  return earned
}

describe('sell two cars', () => {
  test('with the brake the sale brings 12', () => {
    const match = begin(sell)
    play(match, submission(sell, 1, [works.brake, works.safety]))
    expect(sellAll(match, sell)).toBe(12)
  })

  test('without the brake nobody is within reach', () => {
    const match = begin(sell)
    play(match, submission(sell, 1, []))
    expect(sellAll(match, sell)).toBe(0)
  })

  test('the position exists in the box', () => {
    const state = begin(sell).local.match.state as State
    const broken = (horselessCarriageTitle.invariants ?? []).filter(
      (invariant) => invariant.broken(state) !== undefined,
    )
    expect(broken.map(({ id }) => id)).toEqual([])
  })
})

test('the German catalogue of the stages has the same messages as the English one', () => {
  expect(Object.keys(de)).toEqual(Object.keys(en))
})
