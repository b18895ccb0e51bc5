import { expect, test } from 'vitest'
import { presenceFrom, readPresence } from './presence.ts'

test('a player with two devices on two gateways is present once, and visible if one of them is', () => {
  const presence = presenceFrom([
    { gateway: 'a', seats: [{ seat: 2, visible: false }], watchers: 3 },
    {
      gateway: 'b',
      seats: [
        { seat: 2, visible: true },
        { seat: 0, visible: false },
      ],
      watchers: 1,
    },
  ])
  expect(presence).toEqual({
    seats: [
      { seat: 0, here: true, visible: false },
      { seat: 2, here: true, visible: true },
    ],
    watchers: 4,
  })
})

test('an invalid report is ignored', () => {
  for (const wrong of [
    '',
    '{',
    '[]',
    '{"gateway":"a"}',
    '{"gateway":"a","seats":[{"seat":9,"visible":true}],"watchers":0}',
  ])
    expect(readPresence(wrong)).toBeUndefined()
})
