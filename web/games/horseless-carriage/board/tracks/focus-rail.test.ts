import { horselessCarriage, salesOrder } from '@carriage/horseless-carriage'
import { preview, redact } from '@carriage/kernel'
import { expect, test } from 'vitest'
import { momentOf, momentsOf } from '../../gallery/played.ts'
import { choosersOf, railOf } from './focus-rail.ts'

test('my ghost is in the slot that the rules then give me, also after passing', () => {
  let looked = 0
  for (const { state, seat } of momentsOf({ seats: 3, seed: 7 })) {
    if (state.year > 2) break
    const { stage } = state
    if (stage.name !== 'focus' || stage.waiting.length !== 1) continue
    const view = redact(state, seat)
    for (const move of horselessCarriage.moves(view, seat)) {
      const shown = preview(horselessCarriage, view, seat, move)
      if (!shown.legal || !shown.state) throw new Error('The last choice has no preview.')
      const stops = railOf(view, seat, { move, chosen: false, preview: shown })
      const own = stops.filter(({ ghost }) => ghost === 'sure')
      expect(own.map(({ slot }) => slot)).toEqual([shown.state.order.indexOf(seat) + 1])
      expect(own[0]?.sells).toBe(salesOrder(shown.state).indexOf(seat) + 1)
      looked += 1
    }
  }
  expect(looked).toBeGreaterThan(2)
})

test('all slots that a pass may lead to are shown', () => {
  const { state } = momentOf({
    seats: 3,
    seed: 7,
    when: ({ stage }) => stage.name === 'focus' && stage.waiting.length === 3,
  })
  const seat = state.stage.name === 'focus' ? state.stage.waiting[0] : undefined
  if (seat === undefined) throw new Error('No seat is choosing.')
  const view = redact(state, seat)
  const move = { kind: 'pass' } as const
  const stops = railOf(view, seat, { move, chosen: false, preview: preview(horselessCarriage, view, seat, move) })
  expect(stops.filter(({ ghost }) => ghost === 'maybe').length).toBeGreaterThan(1)
  expect(railOf(view, seat, undefined).every(({ ghost }) => ghost === undefined)).toBe(true)
  expect(railOf(view, undefined, undefined).every(({ patents }) => patents.length === 0)).toBe(true)
})

test('every seat is on the rail, has passed, or still waits with its charts', () => {
  for (const { state } of momentsOf({ seats: 3, seed: 3 })) {
    if (state.year > 2) break
    const { passed, waiting } = choosersOf(state)
    if (state.stage.name !== 'focus') {
      expect([...passed, ...waiting]).toEqual([])
      continue
    }
    const taken = railOf(state, undefined, undefined).flatMap(({ taker }) => (taker === null ? [] : [taker]))
    expect([...taken, ...passed, ...waiting.map(({ seat }) => seat)].toSorted((a, b) => a - b)).toEqual([0, 1, 2])
    for (const { seat, gantt } of waiting) expect(gantt).toBe(state.players[seat]?.gantt)
  }
})
