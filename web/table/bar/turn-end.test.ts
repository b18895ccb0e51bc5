import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useSettings } from '../../platform/app/settings.ts'
import { drawnFirst, letBots, type Room, tableInRoom } from '../model/testing/table-in-room.ts'
import { usePanels } from '../panels/panels.ts'
import { endTurnByItself, holdTime, holdTurn, useTurnEnd } from './turn-end.ts'

let stop: () => void = () => undefined

beforeEach(() => {
  vi.useFakeTimers()
  useSettings.setState({ endsTurn: true })
})
afterEach(() => {
  stop()
  usePanels.setState({ dialog: undefined })
  useTurnEnd.setState({ held: undefined })
  vi.useRealTimers()
})

/** A table of Kraftwagen at which my last move left nothing but to end my turn. */
async function nothingLeft(): Promise<Room> {
  for (let seed = 1; ; seed++) {
    const room = tableInRoom(seed, { board: drawnFirst })
    const { model, local, emit } = room
    stop = endTurnByItself(model)
    for (let moves = 0; moves < 40; moves++) {
      letBots(local, emit)
      const { summary, turn } = model.store.getState()
      if (summary || turn.over) break
      model.commit(model.store.getState().moves[0]!)
      await vi.advanceTimersByTimeAsync(0)
      if (isOnlyEnd(room)) return room
    }
    stop()
  }
}

const isOnlyEnd = ({ model }: Room) => JSON.stringify(model.store.getState().moves) === '[{"kind":"endTurn"}]'
const lastOf = ({ model }: Room) => model.store.getState().n

test('a turn in which nothing is left ends automatically after three seconds, not before', async () => {
  const room = await nothingLeft()
  const n = lastOf(room)
  expect(useTurnEnd.getState().ending).toBe(n)
  await vi.advanceTimersByTimeAsync(holdTime - 1)
  expect(lastOf(room)).toBe(n)
  await vi.advanceTimersByTimeAsync(1)
  expect(lastOf(room)).toBe(n + 1)
  expect(room.local.match.log.at(-1)).toMatchObject({ seat: 0, move: { kind: 'endTurn' } })
  expect(useTurnEnd.getState().ending).toBeUndefined()
})

test('a turn that is held stays until its player ends it', async () => {
  const room = await nothingLeft()
  const n = lastOf(room)
  expect(holdTurn()).toBe(true)
  await vi.advanceTimersByTimeAsync(10 * holdTime)
  expect(lastOf(room)).toBe(n)
  room.model.commit({ kind: 'endTurn' })
  expect(lastOf(room)).toBe(n + 1)
  expect(holdTurn()).toBe(false)
})

test('after an undo my turn does not end automatically, even if nothing is left', async () => {
  const room = await nothingLeft()
  room.model.takeBack('step')
  await vi.advanceTimersByTimeAsync(10 * holdTime)
  expect(isOnlyEnd(room)).toBe(false)
  // The end of the turn, undone, does not repeat automatically.
  stop()
  const other = await nothingLeft()
  await vi.advanceTimersByTimeAsync(holdTime)
  other.model.takeBack('step')
  await vi.advanceTimersByTimeAsync(0)
  expect(isOnlyEnd(other)).toBe(true)
  const n = lastOf(other)
  await vi.advanceTimersByTimeAsync(10 * holdTime)
  expect(lastOf(other)).toBe(n)
})

test('an open dialog holds a turn, and the countdown restarts when it is closed', async () => {
  const room = await nothingLeft()
  const n = lastOf(room)
  await vi.advanceTimersByTimeAsync(holdTime - 1)
  usePanels.setState({ dialog: 'menu' })
  await vi.advanceTimersByTimeAsync(10 * holdTime)
  expect(lastOf(room)).toBe(n)
  usePanels.setState({ dialog: undefined })
  await vi.advanceTimersByTimeAsync(holdTime - 1)
  expect(lastOf(room)).toBe(n)
  await vi.advanceTimersByTimeAsync(1)
  expect(lastOf(room)).toBe(n + 1)
})

test('a turn does not end automatically with the setting off, or in a page opened later', async () => {
  const room = await nothingLeft()
  const n = lastOf(room)
  useSettings.setState({ endsTurn: false })
  await vi.advanceTimersByTimeAsync(10 * holdTime)
  useSettings.setState({ endsTurn: true })
  stop()
  // Another page at the same table.
  stop = endTurnByItself(room.model)
  await vi.advanceTimersByTimeAsync(10 * holdTime)
  expect(lastOf(room)).toBe(n)
})
