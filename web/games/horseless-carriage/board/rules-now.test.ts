import { rulebook, type StageName, type State } from '@carriage/horseless-carriage'
import { expect, test } from 'vitest'
import { rulesNow } from './rules-now.ts'

test('every rule that is offered for a phase stands in the rulebook', () => {
  const known = new Set(rulebook.map(({ id }) => id))
  const stages: readonly StageName[] = ['setUp', 'research', 'focus', 'factory', 'sales', 'demand', 'over']
  for (const name of stages) {
    const rules = rulesNow({ stage: { name } } as State) // only the name of the stage is read
    expect(rules.length).toBeGreaterThan(2)
    expect(rules.filter((id) => !known.has(id))).toEqual([])
  }
})
