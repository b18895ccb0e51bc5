import { duePremove, type GivenPremove, readGivenPremove } from '@carriage/kernel'
import { premovesTest } from '@carriage/kraftwagen-family/testing/premoves-test'
import { expect, test } from 'vitest'
import { ageOfEngineering } from '../game.ts'
import { table } from '../testing/index.ts'
import { title } from '../title.ts'
import { seen } from './testing/seen.ts'

premovesTest(title)

const [purple, other] = [0, 1] as const

test('AE-6.36 the question of Buick’s marker is answered in advance, while the buyer brings money', () => {
  const position = () => table().engineers('purple', 'buick').car('purple', '$9').car('purple', '$3').buyers('body')
  // Purple waits for another.
  const view = { ...seen(position(), 'purple'), actor: other }
  const given: GivenPremove = {
    moment: `scoring/${view.round}`,
    moves: [{ kind: 'useBuick', preference: 'body' }, { kind: 'declineBuick' }],
  }
  const read = readGivenPremove(ageOfEngineering, view, purple, given)
  if (!read.ok) throw new Error('The question can be answered in advance.')
  const due = (table: ReturnType<typeof position>) =>
    duePremove(ageOfEngineering, seen(table.scoring(), 'purple'), purple, [read.order])
  expect(due(position())).toEqual({ kind: 'play', move: given.moves[0] })
  // The only car is sold to the buyer who is there.
  const sold = () => table().engineers('purple', 'buick').car('purple', '$3').buyers('body')
  expect(due(sold())).toEqual({
    kind: 'ask',
    moment: given.moment,
    because: { kind: 'changed', condition: 'sells' },
  })
  const no = { ...given, moves: [{ kind: 'declineBuick' }] }
  const declined = readGivenPremove(ageOfEngineering, view, purple, no)
  if (!declined.ok) throw new Error('To decline is an answer.')
  expect(duePremove(ageOfEngineering, seen(sold().scoring(), 'purple'), purple, [declined.order])).toMatchObject({
    kind: 'play',
    move: { kind: 'declineBuick' },
  })
})

test('who has no marker of Buick is not asked, and so orders nothing', () => {
  const view = seen(table().engineers('yellow', 'buick').car('blue', '$9').buyers('body'), 'blue')
  const moments = ageOfEngineering.premoves?.ahead(view, 3).map(({ moment }) => moment) ?? []
  expect(moments).toEqual([`turn/${view.round}`])
})
