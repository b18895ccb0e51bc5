import { expect, test } from 'vitest'
import { hasOwnFrame, readEncodedFrame } from './encoded-frame.ts'

test('the head of a frame has its number and the seats with their own frame', () => {
  const received = readEncodedFrame('17 5\n{"n":17,"text":"a\\nb"}')!
  expect(received).toEqual({ n: 17, ownFrames: 5, json: '{"n":17,"text":"a\\nb"}' })
  expect(([0, 1, 2, 3] as const).map((seat) => hasOwnFrame(received, seat))).toEqual([true, false, true, false])
})

test('a text without such a head is not a frame', () => {
  for (const wrong of [
    '',
    '{"n":17}',
    '17\n{}',
    '0 0\n{}',
    'x 0\n{}',
    '1 y\n{}',
    '-1 0\n{}',
    `${'1'.repeat(30)} 0\n{}`,
  ])
    expect(readEncodedFrame(wrong)).toBeUndefined()
})
