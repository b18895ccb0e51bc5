import { expect, test } from 'vitest'
import { de } from './messages.de.ts'
import { en, type HotseatMessage } from './messages.en.ts'

test('German says all that English says to people who share a device, with the same values', () => {
  expect(Object.keys(de).sort()).toEqual(Object.keys(en).sort())
  const valuesIn = (message: string) => message.match(/\{\w+/g) ?? []
  for (const id of Object.keys(en) as HotseatMessage[])
    expect([id, new Set(valuesIn(de[id]))]).toEqual([id, new Set(valuesIn(en[id]))])
})
