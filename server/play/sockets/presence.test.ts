import { expect, test } from 'vitest'
import { presenceFrom, readPresence } from './presence.ts'

test('a player with two devices on two gateways is here once, and looks if one of them looks', () => {
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

test('what is no report is not read as one', () => {
  for (const wrong of [
    '',
    '{',
    '[]',
    '{"gateway":"a"}',
    '{"gateway":"a","seats":[{"seat":9,"visible":true}],"watchers":0}',
  ])
    expect(readPresence(wrong)).toBeUndefined()
})
