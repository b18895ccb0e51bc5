import { duePremove, type GivenPremove, readGivenPremove } from '@carriage/kernel'
import { premovesTest } from '@carriage/kraftwagen-family/testing/premoves-test'
import { expect, test } from 'vitest'
import { kraftwagen } from '../game.ts'
import { table } from '../testing/index.ts'
import { title } from '../title.ts'
import { seen } from './testing/seen.ts'

premovesTest(title)

test('KW-6.42 the decision about Benz’s marker can be premoved; it applies while the buyer brings money', () => {
  const position = () =>
    table().engineers('red', 'benz').car('red', { price: 9 }).car('red', { price: 3 }).buyers('body')
  const now = seen(position(), 'red')
  const red = now.actor
  // Red waits for another.
  const view = { ...now, actor: red === 0 ? (1 as const) : (0 as const) }
  const given: GivenPremove = {
    moment: `scoring/${view.round}`,
    moves: [{ kind: 'useBenz', preference: 'body' }, { kind: 'declineBenz' }],
  }
  const read = readGivenPremove(kraftwagen, view, red, given)
  if (!read.ok) throw new Error('The decision cannot be premoved.')
  expect(duePremove(kraftwagen, seen(position().scoring(), 'red'), red, [read.order])).toEqual({
    kind: 'play',
    move: given.moves[0],
  })
  const sold = table().engineers('red', 'benz').car('red', { price: 3 }).buyers('body').scoring()
  expect(duePremove(kraftwagen, seen(sold, 'red'), red, [read.order])).toEqual({
    kind: 'ask',
    moment: given.moment,
    because: { kind: 'changed', condition: 'sells' },
  })
})
