import { expect, test } from 'vitest'
import { presenceFrom, readPresence } from './presence.ts'

test('a player with two devices on two gateways is here once, and looks if one of them looks', () => {
  const presence = presenceFrom([
    { gateway: 'a', seats: [{ seat: 2, looking: false }], watchers: 3 },
    {
      gateway: 'b',
      seats: [
        { seat: 2, looking: true },
        { seat: 0, looking: false },
      ],
      watchers: 1,
    },
  ])
  expect(presence).toEqual({
    seats: [
      { seat: 0, here: true, looking: false },
      { seat: 2, here: true, looking: true },
    ],
    watchers: 4,
  })
})

test('what is no report is not read as one', () => {
  for (const wrong of [
    '',
    '{',
    '[]',
    '{"gateway":"a"}',
    '{"gateway":"a","seats":[{"seat":9,"looking":true}],"watchers":0}',
  ])
    expect(readPresence(wrong)).toBeUndefined()
})
