import { expect, test } from 'vitest'
import { parseRecordWish } from './record-file.ts'

test('a link names a record of this site, a seat and a move', () => {
  expect(parseRecordWish('#record=%2Fdev%2Frecords%2Frandom-7&seat=1&move=12')).toEqual({
    path: '/dev/records/random-7',
    seat: 1,
    move: 12,
  })
  expect(parseRecordWish('')).toEqual({ path: undefined, seat: 0, move: 0 })
})

test('records of other sites are not fetched', () => {
  for (const path of ['https://example.org/x.json', '//example.org/x.json', '/\\example.org', 'x.json'])
    expect(parseRecordWish(`#record=${encodeURIComponent(path)}`).path).toBeUndefined()
})
