import {
  type Event,
  horselessCarriage,
  horselessCarriageTitle,
  type Move,
  type Piece,
  playerOf,
  type State,
} from '@carriage/horseless-carriage'
import { secret } from '@carriage/kernel'
import { describe, expect, test } from 'vitest'
import { offeredMoves } from '../../../pages/first-hour/stage.ts'
import { type StageMatch, stageMatch } from '../../../pages/first-hour/stage-match.ts'
import { buildWorks } from './build-works.ts'
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

function suggestion(match: StageMatch, stage: CarriageStage): Move {
  const view = viewOf(match)
  const move = stage.suggested(
    view,
    offeredMoves(stage as never, view, horselessCarriage.moves(view, mySeat)) as Move[],
  )
  if (!move) throw new Error('The stage suggests nothing.')
  return move
}

/** Takes the suggestion of every decision until the stage is over; returns what I earned. */
function sellAll(match: StageMatch, stage: CarriageStage): number {
  let earned = 0
  for (let inputs = 0; !stage.isOver(viewOf(match)); inputs++) {
    if (inputs > 20) throw new Error('The stage does not end.')
    for (const event of play(match, suggestion(match, stage)))
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

  test.each([sell, buildWorks].map((stage) => [stage.id, stage] as const))(
    'the position of %s exists in the box',
    (_, stage) => {
      const state = begin(stage).local.match.state as State
      const broken = (horselessCarriageTitle.invariants ?? []).filter(
        (invariant) => invariant.broken(state) !== undefined,
      )
      // Buyers of next year are there without a card that brought them.
      expect(broken.map(({ id }) => id)).toEqual(stage === buildWorks ? ['HC-INV-20'] : [])
    },
  )
})

describe('build your own works', () => {
  const firstYear = [works.line, works.dealership, works.brake, works.safety]

  /** Lays the first year as proposed, and sells. */
  function toSecondYear(): StageMatch {
    const match = begin(buildWorks)
    play(match, submission(buildWorks, 1, firstYear))
    play(match, suggestion(match, buildWorks))
    expect(viewOf(match)).toMatchObject({ year: 2, stage: { name: 'factory' } })
    return match
  }

  test('the proposed parts bring 12 in each year', () => {
    const match = toSecondYear()
    expect(playerOf(viewOf(match), mySeat).wealth).toBe(24)
    play(match, {
      kind: 'submitPlan',
      plan: secret({ pieces: [works.engine, works.range], expansion: works.secondFloor }, [mySeat]),
    })
    expect(sellAll(match, buildWorks)).toBe(12)
  })

  test('without the engine the second year brings less', () => {
    const match = toSecondYear()
    play(match, { kind: 'submitPlan', plan: secret({ pieces: [], expansion: works.secondFloor }, [mySeat]) })
    expect(sellAll(match, buildWorks)).toBe(4)
  })
})

test('the German catalogue of the stages has the same messages as the English one', () => {
  expect(Object.keys(de)).toEqual(Object.keys(en))
})
