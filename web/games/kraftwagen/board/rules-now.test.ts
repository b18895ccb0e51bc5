import { rulebook } from '@carriage/kraftwagen'
import { expect, test } from 'vitest'
import { moment, momentNames } from '../gallery/moments.ts'
import { rulesNow } from './rules-now.ts'

const ids = new Set(rulebook.map(({ id }) => id))

test('every position names rules that exist', () => {
  for (const name of momentNames) {
    const { state } = moment(name)
    const rules = rulesNow(state, state.actor)
    expect(rules.length).toBeGreaterThan(0)
    for (const rule of rules) expect(ids, `${name}: ${rule}`).toContain(rule)
  }
})
