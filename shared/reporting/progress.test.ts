import { expect, test } from 'vitest'
import { type ProgressFigures, progressOf, sinkOf } from './progress.ts'

/** A stream that stores what is written. */
function paper(isTTY: boolean) {
  const written: string[] = []
  const stream = { isTTY, write: (text: string) => written.push(text) > 0 } as unknown as NodeJS.WriteStream
  return { written, sink: sinkOf(stream) }
}

const format = ({ done, total, rate, left }: ProgressFigures) => `${done} of ${total}, ${rate}, ${left} left`

function run(isTTY: boolean, ...steps: readonly (readonly [time: number, done: number, fresh?: number])[]): string[] {
  let time = 0
  const { written, sink } = paper(isTTY)
  const progress = progressOf({ total: 1_000, format, sink, now: () => time })
  for (const [at, ...done] of steps) {
    time = at
    progress.at(...done)
  }
  progress.end()
  return written
}

test('a terminal shows one line with the rate and the time left, which goes at the end', () => {
  expect(run(true, [1_000, 100], [1_010, 110], [2_000, 250])).toEqual([
    '\r\x1b[K100 of 1000, 100 a second, 9 s left',
    '\r\x1b[K250 of 1000, 125 a second, 6 s left',
    '\r\x1b[K',
  ])
})

test('elsewhere there are few plain lines, and none for what is quickly done', () => {
  expect(run(false, [2_000, 1_000])).toEqual([])
  expect(run(false, [15_000, 5], [20_000, 7], [30_000, 10])).toEqual([
    '5 of 1000, 20.0 a minute, 49 min 45 s left\n',
    '10 of 1000, 20.0 a minute, 49 min 30 s left\n',
  ])
})

test('what an earlier run did does not count for the rate', () => {
  expect(run(true, [10_000, 950, 50])[0]).toContain('950 of 1000, 5.0 a second, 10 s left')
})

test('as long as nothing is done, no time is foretold', () => {
  expect(run(true, [1_000, 0])[0]).toContain('0 of 1000, 0.0 a minute,  left')
})
