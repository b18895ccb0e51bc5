import { expect } from 'vitest'
import { createMessageFormatter } from '../translate.ts'

type Catalogue = Readonly<Record<string, string>>

/** Expects that German has exactly the messages of English, with the same values, and that both can be formatted. */
export function expectSameMessages(en: Catalogue, de: Catalogue): void {
  expect(Object.keys(de).sort()).toEqual(Object.keys(en).sort())
  for (const [id, message] of Object.entries(en)) {
    const names = valuesIn(message)
    expect([id, valuesIn(de[id] ?? '')]).toEqual([id, names])
    const values = Object.fromEntries(names.map((name) => [name, 2]))
    for (const language of ['en', 'de'] as const)
      expect([id, createMessageFormatter({ en, de }, language)(id, values)]).toEqual([
        id,
        expect.not.stringMatching(/[{}]/),
      ])
  }
}

/** The distinct names of the values in a message. */
function valuesIn(message: string): string[] {
  // The texts of a plural or a select are no values.
  const plain = message.replaceAll(/(?:=\d+|one|other|true|false) \{/g, '')
  return [...new Set([...plain.matchAll(/\{(\w+)[,}]/g)].map(([, name = '']) => name))].sort()
}
