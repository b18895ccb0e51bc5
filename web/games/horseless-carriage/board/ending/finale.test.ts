import { horselessCarriage } from '@carriage/horseless-carriage'
import { expect, test } from 'vitest'
import { expectWholeFinale } from '../../../../table/finale/testing/whole-finale.ts'
import { exhibit } from '../../gallery/exhibit.ts'
import { momentOf } from '../../gallery/played.ts'
import { earningsOf } from './year-by-year.ts'

const end = momentOf({ seats: 3, seed: 5, when: ({ stage }) => stage.name === 'over' })

test('what a seat earned year by year is its wealth', () => {
  const turn = horselessCarriage.turn(end.state)
  const earned = earningsOf(end.history, 3).map(({ years }) => years.reduce((sum, each) => sum + each, 0))
  expect(turn.over && turn.result.scores).toEqual(earned)
  expect(earningsOf(end.history, 3)[0]?.years).toHaveLength(end.state.year)
})

test('the end tells of all wealth, of three superlatives and of what the winner built', async () => {
  await expectWholeFinale(exhibit, end)
})
