import { type Event, horselessCarriage, type Move, type State, standardOptions } from '@carriage/horseless-carriage'
import { expectationsForecast, salesForecast } from '@carriage/horseless-carriage/forecast'
import { awaitedSeats, copy, fastChance, LiveEffects, open, redact, type Seat, type Secret } from '@carriage/kernel'
import { expect, test } from 'vitest'
import { bot } from './index.ts'
import { horselessPlayer } from './player.ts'

/** Moments of a game of beginners in which a seat is to plan its factory. */
function* plannings(): Generator<{ state: State; seat: Seat }> {
  const fx = new LiveEffects<Event>(fastChance(7))
  const state = horselessCarriage.setup({ seats: 3, options: standardOptions }, fx)
  const player = horselessPlayer('apprentice')
  for (let n = 0; ; n++) {
    const turn = horselessCarriage.turn(state)
    if (turn.over) return
    const [seat] = awaitedSeats(turn)
    if (seat === undefined) return
    if (state.stage.name === 'factory') yield { state: copy(state), seat }
    horselessCarriage.play(state, seat, player.choose(redact(state, seat), seat, { seed: n, iterations: 24 }), fx)
  }
}

/** The year after this plan, if no rival builds anything: what is told until sales begin, and the position then. */
function built(before: State, seat: Seat, move: Move): { readonly events: readonly Event[]; readonly state: State } {
  const fx = new LiveEffects<Event>(fastChance(1))
  const state = copy(before)
  horselessCarriage.play(state, seat, move, fx)
  while (state.stage.name === 'factory') {
    const { stage } = state
    const other = state.order.find((each) => stage.plans[each]?.state === 'draft')
    if (other === undefined) break
    const [bare] = [...horselessCarriage.moves(state, other)].filter(({ kind }) => kind === 'submitPlan')
    if (!bare) break
    horselessCarriage.play(state, other, bare, fx)
  }
  return { events: fx.events, state }
}

test('every number in the reasons of a factory hint is what the rules come to', () => {
  const adviser = bot.adviser()
  const seen = new Set<string>()
  for (const { state, seat } of [...plannings()].filter((_, index) => index % 4 === 0)) {
    for (const { moves, reasons } of adviser.advise(redact(state, seat), seat, { seed: 1, iterations: 2 })) {
      const move = moves[0] as Move
      if (move.kind !== 'submitPlan') throw new Error(`A factory is planned, not ${move.kind}.`)
      const { events, state: after } = built(state, seat, move)
      const brochures = events.filter((event) => event.kind === 'brochurePrinted' && event.seat === seat && event.open)
      for (const { concern, facts } of reasons) {
        seen.add(concern)
        if (concern === 'thisYear') {
          expect(facts?.open).toBe(brochures.length)
          const alone = after.stage.name === 'sales' ? (salesForecast(after, seat).orders[0]?.income ?? 0) : 0
          expect(facts?.income).toBe(alone)
        }
        const plan = open(move.plan as Secret<never>)
        const next = expectationsForecast(state, seat, plan)
        if (concern === 'nextYear') {
          expect(facts?.year).toBe(state.year + 1)
          expect(facts?.open).toBe(next.dealerships.filter((each) => each.open).length)
        }
        if (concern === 'room' || concern === 'noRoom') {
          const { dimension, minimum, year } = facts as { dimension: 'speed'; minimum: number; year: number }
          expect(year - state.year).toBeLessThanOrEqual(2)
          if (year === state.year + 1) expect(next.minimums[dimension]).toBe(minimum)
        }
      }
    }
  }
  expect([...seen]).toEqual(expect.arrayContaining(['thisYear', 'nextYear', 'room']))
})
