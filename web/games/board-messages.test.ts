import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import { describe, expect, test } from 'vitest'
import { de as engineeringInGerman } from './age-of-engineering/board/messages.de.ts'
import { en as engineering } from './age-of-engineering/board/messages.en.ts'
import { de as carriageInGerman } from './horseless-carriage/board/messages.de.ts'
import { en as carriage } from './horseless-carriage/board/messages.en.ts'
import { de as kraftwagenInGerman } from './kraftwagen/board/messages.de.ts'
import { en as kraftwagen } from './kraftwagen/board/messages.en.ts'

type Catalogue = Readonly<Record<string, string>>

const boards: Readonly<Record<string, { readonly en: Catalogue; readonly de: Catalogue }>> = {
  kraftwagen: { en: kraftwagen, de: kraftwagenInGerman },
  'age-of-engineering': { en: engineering, de: engineeringInGerman },
  'horseless-carriage': { en: carriage, de: carriageInGerman },
}

describe.each(Object.entries(boards))('the board of %s', (_, { en, de }) => {
  test('German says all that English says, and nothing else', () => {
    expect(Object.keys(de).sort()).toEqual(Object.keys(en).sort())
  })

  test('every message can be said, with the same values in both languages', () => {
    for (const [id, text] of Object.entries(en)) {
      expect(valuesIn(compileMessageOrThrow(de[id] ?? '')), id).toEqual(valuesIn(compileMessageOrThrow(text)))
    }
  })
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
