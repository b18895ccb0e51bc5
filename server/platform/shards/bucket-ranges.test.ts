import { expect, test } from 'vitest'
import { readBuckets } from './bucket-ranges.ts'

test('buckets are named one by one, by their first and last, or all together', () => {
  expect(readBuckets('a0')).toEqual(['a0'])
  expect(readBuckets('0y-11,0z,zz')).toEqual(['0y', '0z', '10', '11', 'zz'])
  expect(readBuckets('all')).toHaveLength(1024)
})

test.each(['', 'a', 'ai', 'b0-a0', 'a0-a1-a2', 'a0,'])('%j names no buckets', (text) => {
  expect(() => readBuckets(text)).toThrow('expected a bucket')
})
