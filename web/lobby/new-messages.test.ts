import { expect, test } from 'vitest'
import { de } from './new-messages.de.ts'
import { en, type NewTableMessage } from './new-messages.en.ts'

test('German says all that English says of a new table, with the same values', () => {
  expect(Object.keys(de).sort()).toEqual(Object.keys(en).sort())
  for (const id of Object.keys(en) as NewTableMessage[]) expect([id, placesIn(de[id])]).toEqual([id, placesIn(en[id])])
})

function placesIn(message: string): string[] {
  return [...message.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name).sort()
}
