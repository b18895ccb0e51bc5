import { duePremove, type GivenPremove, readGivenPremove } from '@carriage/kernel'
import { premovesTest } from '@carriage/kraftwagen-family/testing/premoves-test'
import { expect, test } from 'vitest'
import { ageOfEngineering } from '../game.ts'
import { table } from '../testing/index.ts'
import { title } from '../title.ts'
import { seen } from './testing/seen.ts'

premovesTest(title)

const [purple, other] = [0, 1] as const

test('AE-6.36 the decision about Buick’s marker can be premoved; it applies while the buyer brings points', () => {
  const position = () => table().engineers('purple', 'buick').car('purple', '$9').car('purple', '$3').buyers('body')
  // Purple waits for another seat.
  const view = { ...seen(position(), 'purple'), actor: other }
  const given: GivenPremove = {
    moment: `scoring/${view.round}`,
    moves: [{ kind: 'useBuick', preference: 'body' }, { kind: 'declineBuick' }],
  }
  const read = readGivenPremove(ageOfEngineering, view, purple, given)
  if (!read.ok) throw new Error('The decision cannot be premoved.')
  const due = (table: ReturnType<typeof position>) =>
    duePremove(ageOfEngineering, seen(table.scoring(), 'purple'), purple, [read.order])
  expect(due(position())).toEqual({ kind: 'play', move: given.moves[0] })
  // The only car is already sold to the existing buyer.
  const sold = () => table().engineers('purple', 'buick').car('purple', '$3').buyers('body')
  expect(due(sold())).toEqual({
    kind: 'ask',
    moment: given.moment,
    because: { kind: 'changed', condition: 'sells' },
  })
  const no = { ...given, moves: [{ kind: 'declineBuick' }] }
  const declined = readGivenPremove(ageOfEngineering, view, purple, no)
  if (!declined.ok) throw new Error('Declining is not an answer.')
  expect(duePremove(ageOfEngineering, seen(sold().scoring(), 'purple'), purple, [declined.order])).toMatchObject({
    kind: 'play',
    move: { kind: 'declineBuick' },
  })
})

test("a company without Buick's marker is not asked and has no premove", () => {
  const view = seen(table().engineers('yellow', 'buick').car('blue', '$9').buyers('body'), 'blue')
  const moments = ageOfEngineering.premoves?.ahead(view, 3).map(({ moment }) => moment) ?? []
  expect(moments).toEqual([`turn/${view.round}`])
})
