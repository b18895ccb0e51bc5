import { expect, test } from 'vitest'
import { moment } from '../../gallery/moments.ts'
import { salesByRound } from './sales-by-round.ts'

test('the ledger separates the sales by round', () => {
  const { history } = moment('over')
  const rounds = salesByRound(history)
  expect(rounds.map(({ round }) => round)).toEqual([1, 2, 3])
  const events = history.filter(({ kind }) => kind === 'carSold' || kind === 'carUnsold' || kind === 'buyerLeft')
  expect(rounds.flatMap(({ sales }) => sales)).toEqual(events)
})

test('the ledger is empty before the first round is over', () => {
  expect(salesByRound(moment('first').history)).toEqual([])
})
