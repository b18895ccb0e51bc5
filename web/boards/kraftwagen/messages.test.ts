import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import { expect, test } from 'vitest'
import { de } from './messages.de.ts'
import { type BoardMessage, en } from './messages.en.ts'

// The keys of a catalogue are its ids.
const ids = Object.keys(en) as BoardMessage[]

test('German says all that English says, and nothing else', () => {
  expect(Object.keys(de).sort()).toEqual(ids.toSorted())
})

test('every message can be said, with the same values in both languages', () => {
  for (const id of ids) {
    expect(valuesIn(compileMessageOrThrow(de[id])), id).toEqual(valuesIn(compileMessageOrThrow(en[id])))
  }
})

/** The names of the places in a compiled message: its parts are texts and places, [name, kind, forms]. */
function valuesIn(parts: unknown): string[] {
  const names = new Set<string>()
  walk(parts)
  return [...names].sort()

  function walk(of: unknown): void {
    if (!Array.isArray(of)) return
    for (const part of of) {
      if (!Array.isArray(part)) continue
      const [name, , forms] = part as [string, string?, object?]
      names.add(name)
      if (typeof forms === 'object') Object.values(forms).forEach(walk)
    }
  }
}
