import { expect, test } from 'vitest'
import { de } from './room-messages.de.ts'
import { en, type RoomMessage } from './room-messages.en.ts'

test('German says all that English says in a waiting room, with the same values', () => {
  expect(Object.keys(de).sort()).toEqual(Object.keys(en).sort())
  for (const id of Object.keys(en) as RoomMessage[]) expect([id, placesIn(de[id])]).toEqual([id, placesIn(en[id])])
})

function placesIn(message: string): string[] {
  return [...message.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name).sort()
}
