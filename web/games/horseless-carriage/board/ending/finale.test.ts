import { horselessCarriage } from '@carriage/horseless-carriage'
import { expect, test } from 'vitest'
import { expectWholeFinale } from '../../../../table/finale/testing/whole-finale.ts'
import { exhibit } from '../../gallery/exhibit.ts'
import { momentOf } from '../../gallery/played.ts'
import { earningsOf } from './year-by-year.ts'

const end = momentOf({ seats: 3, seed: 5, when: ({ stage }) => stage.name === 'over' })

test('the yearly earnings of a seat add up to its wealth', () => {
  const turn = horselessCarriage.turn(end.state)
  const earned = earningsOf(end.history, 3).map(({ years }) => years.reduce((sum, each) => sum + each, 0))
  expect(turn.over && turn.result.scores).toEqual(earned)
  expect(earningsOf(end.history, 3)[0]?.years).toHaveLength(end.state.year)
})

test("the finale counts all wealth and has three superlatives and the winner's best car", async () => {
  await expectWholeFinale(exhibit, end)
})
