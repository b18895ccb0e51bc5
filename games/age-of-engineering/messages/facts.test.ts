import { factsTest } from '@carriage/kraftwagen-family/testing/facts-test'
import { title } from '../title.ts'

factsTest(title, {
  ofRefusals: /^(fact|missing|token|salesperson)\./,
  unsaid: ['step', 'placed', 'used'],
  // A full market ends the round and there are more prices than places, so these never occur in play, nor does taking
  // an unknown tile.
  rare: [{ missing: 'place', cars: 6 }, { missing: 'price' }, { tile: 'T99' }],
})
