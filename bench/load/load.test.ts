import { describe, expect, test } from 'vitest'
import { compareLogs } from './check-logs.ts'
import { type Gauge, slopeOf, slopesOf } from './gauges.ts'
import { errorsIn, newCrowdNotes, noteError } from './notes.ts'
import { fileLimitProblem, readCrowdOptions } from './terms.ts'

describe('the terms of a load', () => {
  test('a soak plays for an hour by default', () => {
    expect(readCrowdOptions(['--soak'])?.minutes).toBe(60)
    expect(readCrowdOptions(['--soak', '--minutes', '2'])?.minutes).toBe(2)
    expect(readCrowdOptions([])).toMatchObject({ tables: 2_000, sockets: 5_000, minutes: 15 })
  })

  test.each([['--tables', '0'], ['--sockets', 'many'], ['--minutes', '-1'], ['--unknown']])(
    '%s %s is refused',
    (...args) => {
      expect(readCrowdOptions(args)).toBeUndefined()
    },
  )

  test('too low a limit of open files is reported with what to do', () => {
    const limits =
      'Max processes 1 1 processes\nMax open files            1024                 20000                files\n'
    expect(fileLimitProblem(5_000, limits)).toContain('ulimit -n 20000')
    expect(fileLimitProblem(100, limits)).toBeUndefined()
  })
})

describe('what was acknowledged against the logs', () => {
  const sent = new Map([['a', { sent: 3, acknowledged: 2 }]])
  const log = { match: 'a', entries: 2, others: 0, version: 2 }

  test('a move without an answer may be in the log or not', () => {
    expect(compareLogs(sent, [log])).toMatchObject({ lost: 0, foreign: 0 })
    expect(compareLogs(sent, [{ ...log, entries: 3, version: 3 }])).toMatchObject({ lost: 0, foreign: 0 })
  })

  test('an acknowledged move that is not there is lost', () => {
    expect(compareLogs(sent, [{ ...log, entries: 1, version: 1 }]).lost).toBe(1)
    expect(compareLogs(sent, []).lost).toBe(2)
  })

  test('an entry that nobody sent is found', () => {
    expect(compareLogs(sent, [{ ...log, entries: 4, version: 4 }]).foreign).toBe(1)
    expect(compareLogs(sent, [{ ...log, others: 1 }]).foreign).toBe(1)
  })
})

test('only errors of a slow machine are let pass', () => {
  const notes = newCrowdNotes()
  noteError(notes, 'move failed: unavailable', '')
  noteError(notes, 'entry missed', '')
  expect(errorsIn(notes)).toBe(2)
  expect(errorsIn(notes, true)).toBe(1)
})

test('a slope is that of the last third, for an hour', () => {
  const gauge = (at: number, heap: number): Gauge => ({ name: 'play 1', at, rss: 100, heap, files: 10, resources: 5 })
  const minute = 60_000
  const gauges = [0, 1, 2, 3, 4, 5].map((at) => gauge(at * minute, at < 4 ? 50 * at : 200 + at))
  const [slope] = slopesOf(gauges)
  expect(slope?.heap).toBeCloseTo(60)
  expect(slope?.rss).toBeCloseTo(0)
  expect(
    slopeOf([
      [1, 1],
      [3, 5],
    ]),
  ).toBe(2)
})
