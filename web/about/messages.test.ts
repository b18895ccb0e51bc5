import { expect, test } from 'vitest'
import { de } from './messages.de.ts'
import { type AboutMessage, en } from './messages.en.ts'

test('German says all that English says of finished games and people, with the same values', () => {
  expect(Object.keys(de).sort()).toEqual(Object.keys(en).sort())
  for (const id of Object.keys(en) as AboutMessage[]) expect([id, placesIn(de[id])]).toEqual([id, placesIn(en[id])])
})

function placesIn(message: string): string[] {
  // The words of a plural or a choice are no values.
  const plain = message.replaceAll(/(?:=\d+|one|other|true) \{/g, '')
  return [...plain.matchAll(/\{(\w+)[,}]/g)].map(([, name = '']) => name).sort()
}
