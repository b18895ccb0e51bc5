import type { PrivateNote } from '@carriage/protocol'
import { expect, test } from 'vitest'
import { expectSameMessages } from '../../platform/i18n/testing/same-messages.ts'
import { de } from './messages.de.ts'
import { en } from './messages.en.ts'
import { createNoteClient, type NoteState } from './note-store.ts'

/** A server with notes, and a client whose delays end when the test says so. */
function openNotes(stored: PrivateNote = { version: 0, at: null, text: '' }) {
  const server = { stored, away: false, writes: 0 }
  const shown: NoteState[] = []
  let waiting: (() => void) | undefined
  const noteStore = createNoteClient({
    store: {
      read: async () => {
        if (server.away) throw new Error('away')
        return server.stored
      },
      write: async (version, text) => {
        if (server.away) throw new Error('away')
        if (version !== server.stored.version) return undefined
        server.writes++
        server.stored = { version: version + 1, at: 1, text }
        return server.stored
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
  /** Ends the delay, and lets everything happen that follows from it. */
  async function pass(): Promise<void> {
    const work = waiting
    waiting = undefined
    work?.()
    for (let turn = 0; turn < 10; turn++) await Promise.resolve()
  }
  return { server, noteStore, pass, now: () => shown.at(-1)! }
}

test('notes are saved after a delay, in one request', async () => {
  const { server, noteStore, pass, now } = openNotes()
  await noteStore.open()
  expect(now()).toMatchObject({ text: '', status: 'saved', other: undefined })
  noteStore.write('c')
  noteStore.write('coal')
  expect(now().status).toBe('changed')
  await pass()
  expect(now().status).toBe('saved')
  expect(server).toMatchObject({ writes: 1, stored: { version: 1, text: 'coal' } })
})

test('notes written during a request are sent after it', async () => {
  const { server, noteStore, now } = openNotes()
  await noteStore.open()
  noteStore.write('one')
  const sent = noteStore.flush()
  noteStore.write('one two')
  await sent
  expect(now()).toMatchObject({ text: 'one two', status: 'saved' })
  expect(server).toMatchObject({ writes: 2, stored: { text: 'one two' } })
})

test('while the server is away nothing is lost, and the request is retried', async () => {
  const { server, noteStore, pass, now } = openNotes({ version: 3, at: 1, text: 'coal' })
  server.away = true
  await noteStore.open()
  expect(now().status).toBe('failed')
  noteStore.write('written too early')
  await noteStore.flush()
  server.away = false
  await pass()
  expect(now()).toMatchObject({ text: 'coal', status: 'saved' })
  server.away = true
  noteStore.write('coal and wood')
  await pass()
  expect(now()).toMatchObject({ text: 'coal and wood', status: 'failed' })
  server.away = false
  await pass()
  expect(server.stored).toMatchObject({ version: 4, text: 'coal and wood' })
})

test('notes of another device are not overwritten before the person has chosen', async () => {
  const { server, noteStore, pass, now } = openNotes({ version: 1, at: 1, text: 'a' })
  await noteStore.open()
  server.stored = { version: 2, at: 2, text: 'from the phone' }
  noteStore.write('from the desk')
  await pass()
  expect(now()).toMatchObject({ text: 'from the desk', status: 'differs', other: 'from the phone' })
  expect(server.stored.text).toBe('from the phone')
  noteStore.write('more')
  expect(now().text).toBe('from the desk')
  await noteStore.settle('from the phone')
  expect(now()).toMatchObject({ text: 'from the phone', status: 'saved', other: undefined })
})

test('the same text from two devices is no conflict', async () => {
  const { server, noteStore, pass, now } = openNotes()
  await noteStore.open()
  server.stored = { version: 1, at: 2, text: 'coal' }
  noteStore.write('coal')
  await pass()
  expect(now().status).toBe('saved')
})

test('the German catalogue of notes has the same messages as the English one', () => {
  expectSameMessages(en, de)
})
