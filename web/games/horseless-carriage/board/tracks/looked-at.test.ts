import { accessOf, horselessCarriage, type Move, type State } from '@carriage/horseless-carriage'
import { preview, redact, type Seat } from '@carriage/kernel'
import { expect, test } from 'vitest'
import { momentOf, momentsOf } from '../../gallery/played.ts'
import { accessLooked, ghostOf, markersBetween } from './looked-at.ts'

/** A move with its preview, as the table makes it. */
function looking(view: State, seat: Seat, move: Move) {
  return { view, draft: { move, chosen: false, preview: preview(horselessCarriage, view, seat, move) } }
}

test('a ghost is exactly where the rules put the marker', () => {
  let pushes = 0
  for (const { state, seat, move } of momentsOf({ seats: 3, seed: 3 })) {
    if (state.year > 2) break
    if (move.kind !== 'research' && move.kind !== 'raiseCapacity') continue
    const view = redact(state, seat)
    const ghost = ghostOf(looking(view, seat, move))
    const after = horselessCarriage.clone(view)
    const shown = preview(horselessCarriage, after, seat, move)
    if (!shown.legal || !shown.state) throw new Error('The research move has no preview.')
    const stands =
      move.kind === 'research' ? shown.state.markers[move.track][move.owner] : shown.state.players[seat]?.capacity
    expect(ghost).toMatchObject(
      move.kind === 'research' ? { track: move.track, owner: move.owner } : { track: 'capacity', owner: seat },
    )
    expect(ghost?.to).toBe(stands)
    expect(markersBetween(view, shown.state)).toEqual([ghost])
    pushes += 1
  }
  expect(pushes).toBeGreaterThan(5)
})

test('there is no ghost without a move, after a refused one, or in another phase', () => {
  const research = momentOf({ seed: 3, when: ({ stage, year }) => stage.name === 'research' && year === 2 }).state
  expect(ghostOf({ view: research, draft: undefined })).toBeUndefined()
  expect(ghostOf(looking(research, 0, { kind: 'pass' }))).toBeUndefined()
  const focus = momentOf({ seed: 3, when: ({ stage }) => stage.name === 'focus' }).state
  const seat = focus.stage.name === 'focus' ? focus.stage.waiting[0] : undefined
  if (seat === undefined) throw new Error('No seat is choosing.')
  expect(ghostOf(looking(focus, seat, { kind: 'takeSlot', slot: 1 }))).toBeUndefined()
})

test('a previewed slot highlights the patents that the rules then grant in it', () => {
  let slots = 0
  for (const { state, seat } of momentsOf({ seats: 3, seed: 3 })) {
    if (state.year > 2) break
    const { stage } = state
    // The last to choose knows the order that follows.
    if (stage.name !== 'focus' || stage.waiting.length !== 1) continue
    const view = redact(state, seat)
    for (const move of horselessCarriage.moves(view, seat)) {
      const { draft } = looking(view, seat, move)
      if (!draft.preview.legal || !draft.preview.state) throw new Error('The last choice has no preview.')
      expect(accessLooked(view, seat, draft)).toEqual(accessOf(draft.preview.state, seat))
      slots += 1
    }
  }
  expect(slots).toBeGreaterThan(2)
})

test('moving my own or another marker changes the patents open to me according to the rules', () => {
  const { state } = momentOf({ seats: 3, seed: 7, when: ({ stage, year }) => stage.name === 'research' && year === 2 })
  const seat = state.stage.name === 'research' ? (state.stage.waiting[0] ?? 0) : 0
  const view = redact(state, seat)
  expect(accessLooked(view, seat, undefined)).toEqual(accessOf(view, seat))
  for (const move of horselessCarriage.moves(view, seat)) {
    const { draft } = looking(view, seat, move)
    const after = draft.preview.legal ? draft.preview.state : undefined
    if (move.kind === 'research' && after) expect(accessLooked(view, seat, draft)).toEqual(accessOf(after, seat))
  }
})
