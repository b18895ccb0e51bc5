import { type Event, horselessCarriage, type State, standardOptions } from '@carriage/horseless-carriage'
import { table } from '@carriage/horseless-carriage/testing'
import { awaitedSeats, copy, fastChance, LiveEffects, redact, type Seat } from '@carriage/kernel'
import { expect, test } from 'vitest'
import { isComparison, type Option } from '../../advice/adviser.ts'
import { hintCheck } from './hint-check.ts'
import { bot } from './index.ts'
import { reasonsFor } from './move-reasons.ts'
import { horselessPlayer } from './player.ts'

/** Moments of a game of beginners. */
function* moments(): Generator<{ state: State; seat: Seat }> {
  const fx = new LiveEffects<Event>(fastChance(7))
  const state = horselessCarriage.setup({ seats: 3, options: standardOptions }, fx)
  const player = horselessPlayer('apprentice')
  for (let n = 0; ; n++) {
    const turn = horselessCarriage.turn(state)
    if (turn.over) return
    const [seat] = awaitedSeats(turn)
    if (seat === undefined) return
    if (state.stage.name !== 'setUp') yield { state: copy(state), seat }
    horselessCarriage.play(state, seat, player.choose(redact(state, seat), seat, { seed: n, iterations: 24 }), fx)
  }
}

interface Hinted {
  readonly state: State
  readonly seat: Seat
  readonly hint: Option
}

/** Hints at some of them: a Magnate thinks long over a factory. */
function hints(): Hinted[] {
  const adviser = bot.adviser()
  const all = [...moments()]
  const isFactory = ({ state }: { readonly state: State }) => state.stage.name === 'factory'
  const factories = all.filter(isFactory).filter((_, index) => index % 9 === 4)
  const others = all.filter((moment) => !isFactory(moment)).filter((_, index) => index % 4 === 0)
  return [...factories, ...others].flatMap(({ state, seat }) =>
    adviser.advise(redact(state, seat), seat, { seed: 1 }).map((hint) => ({ state, seat, hint })),
  )
}

test('every number in the reasons of a hint is correct by the rules, and a wrong one is detected', () => {
  const seen = new Set<string>()
  for (const { state, seat, hint } of hints()) {
    const reasons = hint.reasons.filter((reason) => !isComparison(reason))
    expect(hintCheck(state, seat, hint)).toEqual({ facts: reasons.length, wrong: [] })
    const others = reasons.flatMap((reason) => {
      const [name] = Object.entries(reason.facts ?? {}).find(([, value]) => typeof value === 'number') ?? []
      return name === undefined
        ? []
        : [{ ...reason, facts: { ...reason.facts, [name]: Number(reason.facts?.[name]) + 20 } }]
    })
    expect(hintCheck(state, seat, { ...hint, reasons: others }).wrong).toHaveLength(others.length)
    for (const { concern } of reasons) seen.add(concern)
  }
  const usual = ['technology', 'capacity', 'sells', 'slots', 'thisYear', 'nextYear', 'soldNow', 'buyers']
  expect([...seen]).toEqual(expect.arrayContaining(usual))
})

test('HC-5.70 a hint for a mainline that rivals may take first says so, and is checked as if they left it', () => {
  const [found] = [...moments()].filter(({ state, seat }) => {
    const { stage, order, year } = state
    return stage.name === 'factory' && year === 1 && order.indexOf(seat) === 0
  })
  const state = found?.state
  if (state?.stage.name !== 'factory') throw new Error('The game has a factory phase.')
  const [first, , last] = state.order as [Seat, Seat, Seat]
  const planOf = (view: State, seat: Seat) => {
    const move = horselessPlayer('mechanic').choose(redact(view, seat), seat, { seed: 5 })
    return { moves: [move], share: 0.5, reasons: reasonsFor(redact(view, seat), view, seat, move) }
  }
  const contested = (view: State, seat: Seat) =>
    planOf(view, seat).reasons.filter((each) => each.concern === 'contested')

  state.supply.car = 1
  expect(contested(state, first)).toEqual([]) // nobody builds before it
  expect(contested(state, last)).toMatchObject([{ facts: { tile: 'car', left: 1, need: 1 } }])
  const hint = planOf(state, last)
  expect(hintCheck(state, last, hint).wrong).toEqual([])
  const wrong = hint.reasons.map((each) =>
    each.concern === 'contested' ? { ...each, facts: { ...each.facts, left: 2 } } : each,
  )
  expect(hintCheck(state, last, { ...hint, reasons: wrong }).wrong).toHaveLength(1)
})

test('HC-1.11 a marker is wanted because of the minimum that asks for it', () => {
  const state = table().year(3).tracks('design', 'safety').minimums({ speed: 1 }).markers('speed', 0, 1, 1).state()
  const move = { kind: 'research', track: 'speed', owner: 0 } as const
  const after = horselessCarriage.clone(state)
  horselessCarriage.play(after, 0, move, new LiveEffects<Event>(fastChance(1)))
  expect(reasonsFor(state, after, 0, move)).toMatchObject([
    { concern: 'technology', facts: { dimension: 'speed', square: 1 } },
    { concern: 'asked', facts: { dimension: 'speed', minimum: 1, year: 3 } },
  ])
})
