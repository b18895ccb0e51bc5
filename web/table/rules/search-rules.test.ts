import { expect, test } from 'vitest'
import { searchRules } from './search-rules.ts'

const rules = [
  { id: 'X-1', section: 'Cars', title: 'The market', text: 'A car goes to the market with a price.' },
  { id: 'X-2', section: 'Cars', title: 'The price', text: 'Each marker is used once.' },
  { id: 'X-3', section: 'Race', title: 'Laps', text: 'A lap pays.' },
]

test('a search finds rules with all its words, titles first', () => {
  expect(searchRules(rules, 'price').map(({ id }) => id)).toEqual(['X-2', 'X-1'])
  expect(searchRules(rules, 'car MARKET').map(({ id }) => id)).toEqual(['X-1'])
  expect(searchRules(rules, 'x-3').map(({ id }) => id)).toEqual(['X-3'])
  expect(searchRules(rules, 'boat')).toEqual([])
})

test('a synonym finds the rules that use the name chosen here', () => {
  const price = { id: 'price', name: 'price', meaning: 'What a car costs.', alsoCalled: ['cost tag'] }
  expect(searchRules(rules, 'cost tag')).toEqual([])
  expect(searchRules(rules, 'cost tag', [price]).map(({ id }) => id)).toEqual(['X-2', 'X-1'])
  expect(searchRules(rules, 'price', [price]).map(({ id }) => id)).toEqual(['X-2', 'X-1'])
})
