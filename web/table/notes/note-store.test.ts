import type { PrivateNote } from '@carriage/protocol'
import { expect, test } from 'vitest'
import { expectSameMessages } from '../../platform/i18n/testing/same-messages.ts'
import { de } from './messages.de.ts'
import { en } from './messages.en.ts'
import { createNoteClient, type NoteState } from './note-store.ts'

/** A house that keeps notes, and a keeper whose pauses end when the test says so. */
function desk(kept: PrivateNote = { version: 0, at: null, text: '' }) {
  const house = { kept, away: false, writes: 0 }
  const shown: NoteState[] = []
  let waiting: (() => void) | undefined
  const keeper = createNoteClient({
    store: {
      read: async () => {
        if (house.away) throw new Error('away')
        return house.kept
      },
      write: async (version, text) => {
        if (house.away) throw new Error('away')
        if (version !== house.kept.version) return undefined
        house.writes++
        house.kept = { version: version + 1, at: 1, text }
        return house.kept
      },
    },
    show: (state) => shown.push(state),
    later: (work) => {
      waiting = work
      return () => {
        waiting = undefined
      }
    },
  })
  /** Ends the pause, and lets everything happen that follows from it. */
  async function pass(): Promise<void> {
    const work = waiting
    waiting = undefined
    work?.()
    for (let turn = 0; turn < 10; turn++) await Promise.resolve()
  }
  return { house, keeper, pass, now: () => shown.at(-1)! }
}

test('what is written is kept after a pause, in one piece', async () => {
  const { house, keeper, pass, now } = desk()
  await keeper.open()
  expect(now()).toMatchObject({ text: '', status: 'kept', other: undefined })
  keeper.write('c')
  keeper.write('coal')
  expect(now().status).toBe('changed')
  await pass()
  expect(now().status).toBe('kept')
  expect(house).toMatchObject({ writes: 1, kept: { version: 1, text: 'coal' } })
})

test('what is written while something is sent is sent after it', async () => {
  const { house, keeper, now } = desk()
  await keeper.open()
  keeper.write('one')
  const sent = keeper.flush()
  keeper.write('one two')
  await sent
  expect(now()).toMatchObject({ text: 'one two', status: 'kept' })
  expect(house).toMatchObject({ writes: 2, kept: { text: 'one two' } })
})

test('while the house is away nothing is lost, and it is asked again', async () => {
  const { house, keeper, pass, now } = desk({ version: 3, at: 1, text: 'coal' })
  house.away = true
  await keeper.open()
  expect(now().status).toBe('failed')
  keeper.write('written too early')
  await keeper.flush()
  house.away = false
  await pass()
  expect(now()).toMatchObject({ text: 'coal', status: 'kept' })
  house.away = true
  keeper.write('coal and wood')
  await pass()
  expect(now()).toMatchObject({ text: 'coal and wood', status: 'failed' })
  house.away = false
  await pass()
  expect(house.kept).toMatchObject({ version: 4, text: 'coal and wood' })
})

test('notes of another device are not written over before the person has said which stay', async () => {
  const { house, keeper, pass, now } = desk({ version: 1, at: 1, text: 'a' })
  await keeper.open()
  house.kept = { version: 2, at: 2, text: 'from the phone' }
  keeper.write('from the desk')
  await pass()
  expect(now()).toMatchObject({ text: 'from the desk', status: 'differs', other: 'from the phone' })
  expect(house.kept.text).toBe('from the phone')
  keeper.write('more')
  expect(now().text).toBe('from the desk')
  await keeper.settle('from the phone')
  expect(now()).toMatchObject({ text: 'from the phone', status: 'kept', other: undefined })
})

test('the same text from two devices is no difference', async () => {
  const { house, keeper, pass, now } = desk()
  await keeper.open()
  house.kept = { version: 1, at: 2, text: 'coal' }
  keeper.write('coal')
  await pass()
  expect(now().status).toBe('kept')
})

test('German says all that English says of notes', () => {
  expectSameMessages(en, de)
})
