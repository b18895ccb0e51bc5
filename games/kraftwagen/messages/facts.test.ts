import { factsTest } from '@carriage/kraftwagen-family/testing/facts-test'
import { expect, test } from 'vitest'
import { title } from '../title.ts'
import { words } from './index.ts'

const view = factsTest(title, {
  ofRefusals: /^(fact|missing|limit)\./,
  unsaid: ['step', 'placed'],
  // Random games hardly ever have two markers left for one step.
  // A full market ends the round and there are more prices than spaces, so play never comes to these.
  rare: [{ missing: 'space', cars: 6 }, { missing: 'price' }, { limit: 'perStep' }],
})

test('an unknown card or tile is shown as given', () => {
  expect(words.facts!(view, { card: 'no such card', tile: 'no such tile' })).toEqual([
    { id: 'fact.card', values: { value: 'no such card' } },
    { id: 'fact.tile', values: { value: 'no such tile' } },
  ])
})
