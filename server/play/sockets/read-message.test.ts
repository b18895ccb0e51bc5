import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readMessage } from './read-message.ts'

const match = '0123456789abcd'

test('a command is read as it was sent', () => {
  const message = {
    type: 'command',
    match,
    seat: 1,
    command: { type: 'move', id: 'abcdefgh', basis: 3, move: { kind: 'bid' } },
  }
  expect(readMessage(JSON.stringify(message))).toEqual({ ok: true, message: message })
})

test('a malformed command is answered with its id', () => {
  const message = { type: 'command', match, command: { type: 'move', id: 'abcdefgh', basis: -1, move: {} } }
  expect(readMessage(JSON.stringify(message))).toMatchObject({
    ok: false,
    id: 'abcdefgh',
    problem: { code: 'malformed' },
  })
})

test('a move that is nested too deeply is malformed', () => {
  const deep = `${'['.repeat(15_000)}${']'.repeat(15_000)}`
  const text = `{"type":"command","match":"${match}","command":{"type":"move","id":"abcdefgh","basis":0,"move":{"a":${deep}}}}`
  expect(readMessage(text)).toMatchObject({ ok: false, id: 'abcdefgh', problem: { code: 'malformed' } })
})

test('no input makes the reader fail', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      const read = readMessage(text)
      if (!read.ok) expect(read.problem.code).toBe('malformed')
    }),
    { numRuns: 5_000 },
  )
})
