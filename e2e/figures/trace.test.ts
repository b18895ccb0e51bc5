import { describe, expect, test } from 'vitest'
import { readTrace } from './trace.ts'

const page = { pid: 1, tid: 1 }

const mark = (kind: string, ts: number) => ({ ...page, name: `hand: ${kind}`, ph: 'I', ts, args: {} })
const task = (ts: number, dur: number, tdur: number) => ({ ...page, name: 'RunTask', ph: 'X', ts, dur, tdur, args: {} })
const commit = (ts: number) => ({ ...page, name: 'Commit', ph: 'X', ts, dur: 1, args: {} })
const drawn = (ts: number) => ({
  pid: 2,
  tid: 2,
  name: 'Draw',
  ph: 'X',
  ts,
  args: { root_damage_rect: '0,87 1440x900' },
})

/** An input at a moment, in microseconds, whose picture is committed and shown that much later. */
const input = (ts: number, committed: number | undefined, shown: number) => ({
  ...page,
  name: 'EventTiming',
  ph: 'b',
  ts,
  args: {
    data: {
      interactionId: 7,
      type: 'click',
      timeStamp: 0,
      duration: shown / 1000,
      ...(committed !== undefined && { commitFinishTime: committed / 1000 }),
    },
  },
})

function reading(...traceEvents: object[]) {
  return readTrace(JSON.stringify({ traceEvents }))
}

describe('a trace of interactions', () => {
  test('what the page spends up to the picture counts, however long it took', () => {
    const { interactions, undrawn, lowest } = reading(
      mark('a move', 0),
      input(1000, 20_000, 25_000),
      task(1000, 10_000, 4000),
      // Half of it lies after the commit.
      task(19_000, 4000, 2000),
      task(40_000, 9000, 9000),
      commit(20_500),
      drawn(24_000),
    )
    expect(interactions).toEqual([{ kind: 'a move', spent: 5 }])
    expect(undrawn).toEqual([])
    expect(lowest).toBe(987)
  })

  test('an input that no picture followed has no answer', () => {
    const { undrawn } = reading(mark('a key', 0), input(1000, undefined, 8000), mark('a click', 50_000), drawn(60_000))
    expect(undrawn).toEqual(['a key', 'a click'])
  })

  test('a picture that was seen only with a later one is no answer', () => {
    const late = [mark('a move', 0), input(1000, 5000, 90_000), commit(4500), drawn(90_000)]
    expect(reading(...late, commit(60_000)).undrawn).toEqual([])
    expect(reading(...late, commit(50_000), commit(60_000), commit(70_000), commit(80_000)).undrawn).toEqual(['a move'])
  })
})
