import { factsTest } from '@carriage/kraftwagen-family/testing/facts-test'
import { title } from '../title.ts'

factsTest(title, {
  ofRefusals: /^(fact|missing|token|salesperson)\./,
  unsaid: ['step', 'placed', 'used'],
  // A full market ends the round and there are more prices than places, so play never comes to these; nor does it try
  // a tile that does not exist.
  rare: [{ missing: 'place', cars: 6 }, { missing: 'price' }, { tile: 'T99' }],
})
