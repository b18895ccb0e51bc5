import {
  cardOf,
  horselessCarriage,
  type Move,
  type MoveOf,
  type Plan,
  playerOf,
  type StageName,
  type State,
  standardOptions,
  tablesOf,
} from '@carriage/horseless-carriage'
import { awaitedSeats, fastChance, open, redact, type Seat, silentEffects } from '@carriage/kernel'
import { expect, test } from 'vitest'
import { botFor } from '../../node/index.ts'
import { horselessStandIn } from './stand-in.ts'

const mover = botFor('horseless-carriage', 'mechanic')!

/** The first position of a game in which a seat decides at this stage. */
function at(name: StageName, year = 1): { readonly state: State; readonly seat: Seat } {
  const fx = silentEffects<object>(fastChance(5))
  const state = horselessCarriage.setup({ seats: 3, options: standardOptions }, fx)
  for (let n = 0; ; n++) {
    const seat = awaitedSeats(horselessCarriage.turn(state))[0]!
    if (state.stage.name === name && state.year >= year) return { state, seat }
    const move = mover.choose(redact(state, seat), seat, { seed: n, iterations: 12 }) as Move
    horselessCarriage.play(state, seat, move, fx)
  }
}

/** What the drafting table keeps: one sheet for the current factory. */
function workspace(state: State, seat: Seat, ...drafts: { plan: Plan; past?: Plan[] }[]): object {
  const { pieces, floor } = playerOf(state, seat).factory
  const stored = drafts.map(({ plan, past = [] }, index) => ({
    id: index + 1,
    plan,
    past,
    future: [],
    fallback: false,
  }))
  return { sheets: [{ base: `${pieces.length}/${floor.length}`, drafts: stored, current: stored.length }] }
}

function stand(state: State, seat: Seat, draft: unknown = null): Move | undefined {
  const move = horselessStandIn(redact(state, seat), seat, draft)
  if (move) expect(horselessCarriage.judge(state, seat, move)).toEqual({ legal: true })
  return move
}

function planOf(move: Move | undefined): Plan {
  expect(move?.kind).toBe('submitPlan')
  return open((move as MoveOf<'submitPlan'>).plan)
}

/** A plan that a bot would build here, with pieces in it. */
function building(state: State, seat: Seat, seed: number): Plan {
  const plan = planOf(mover.choose(redact(state, seat), seat, { seed, iterations: 60 }) as Move)
  expect(plan.pieces.length).toBeGreaterThan(0)
  return plan
}

const impossible: Plan['pieces'] = [{ kind: 'department', type: 'research', x: 150, y: 150, rot: 0 }]

test('it submits the newest legal draft of the owner', () => {
  const { state, seat } = at('factory')
  const [older, newer] = [building(state, seat, 1), building(state, seat, 2)]
  expect(planOf(stand(state, seat, workspace(state, seat, { plan: older }, { plan: newer })))).toEqual(newer)
  // Half laid, the open draft is not legal; the step before it was.
  const half = { ...newer, pieces: [...newer.pieces, ...impossible] }
  expect(planOf(stand(state, seat, workspace(state, seat, { plan: older }, { plan: half, past: [newer] })))).toEqual(
    newer,
  )
  expect(planOf(stand(state, seat, workspace(state, seat, { plan: older }, { plan: half })))).toEqual(older)
})

test('it never builds what nobody drafted: without a legal draft it lays the expansion alone', () => {
  const { state, seat } = at('factory')
  const { expansion } = building(state, seat, 1)
  expect(expansion).not.toBeNull()
  const wrong = { pieces: impossible, expansion }
  for (const draft of [null, {}, { sheets: 'none' }, { sheets: [null, 3, { base: '0/0' }] }, 'text']) {
    const plan = planOf(stand(state, seat, draft))
    expect(plan.pieces).toEqual([])
    expect(plan.expansion).not.toBeNull()
  }
  // Where the owner wanted it to lie.
  expect(planOf(stand(state, seat, workspace(state, seat, { plan: wrong })))).toEqual({ pieces: [], expansion })
  // Drafts for an earlier state of the factory are useless.
  const old = { sheets: [{ base: '1/1', drafts: [{ id: 1, plan: building(state, seat, 1), past: [] }], current: 1 }] }
  expect(planOf(stand(state, seat, old)).pieces).toEqual([])
})

test('it places the departments where the owner has drafted them, and leaves them to a bot otherwise', () => {
  const { state, seat } = at('setUp')
  const placed = mover.choose(redact(state, seat), seat, { seed: 1 }) as MoveOf<'placeDepartments'>
  const pieces: Plan['pieces'] = [
    { kind: 'department', type: 'research', ...placed.research },
    { kind: 'department', type: 'planning', ...placed.planning },
  ]
  expect(stand(state, seat, workspace(state, seat, { plan: { pieces, expansion: null } }))).toEqual(placed)
  expect(stand(state, seat)).toBeUndefined()
})

test('it passes in the focus phase, plays the card that does least, and leaves research and sales to a bot', () => {
  const focus = at('focus')
  expect(stand(focus.state, focus.seat)).toEqual({ kind: 'pass' })
  const { state, seat } = at('demand', 2)
  const effect = (move: Move | undefined) => {
    const { sparks, clocks } = cardOf(tablesOf(state), open((move as MoveOf<'playCard'>).card))
    return sparks.length + clocks
  }
  const least = Math.min(...[...horselessCarriage.moves(state, seat)].map(effect))
  expect(effect(stand(state, seat))).toBe(least)
  for (const stage of ['research', 'sales'] as const) {
    const other = at(stage)
    expect(stand(other.state, other.seat)).toBeUndefined()
  }
})
