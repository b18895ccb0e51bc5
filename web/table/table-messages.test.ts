import { expect, test } from 'vitest'
import { de } from './table-messages.de.ts'
import { en, type TableMessage } from './table-messages.en.ts'

test('the German catalogue of the table has the same messages and values as the English one', () => {
  expect(Object.keys(de).sort()).toEqual(Object.keys(en).sort())
  for (const id of Object.keys(en) as TableMessage[]) expect([id, valuesIn(de[id])]).toEqual([id, valuesIn(en[id])])
})

/** The names of the values in a message. */
function valuesIn(message: string): string[] {
  return [...new Set([...message.matchAll(/\{(\w+)[,}]/g)].map(([, name = '']) => name))].sort()
}
