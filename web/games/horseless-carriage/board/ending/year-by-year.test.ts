import { horselessCarriage } from '@carriage/horseless-carriage'
import { expect, test } from 'vitest'
import { momentOf } from '../../gallery/played.ts'
import { earningsOf } from './year-by-year.ts'

test('what a seat earned year by year is its wealth', () => {
  const { state, history } = momentOf({ seats: 3, seed: 5, when: ({ stage }) => stage.name === 'over' })
  const turn = horselessCarriage.turn(state)
  const earned = earningsOf(history, 3).map(({ years }) => years.reduce((sum, each) => sum + each, 0))
  expect(turn.over && turn.result.scores).toEqual(earned)
  expect(earningsOf(history, 3)[0]?.years).toHaveLength(state.year)
})
