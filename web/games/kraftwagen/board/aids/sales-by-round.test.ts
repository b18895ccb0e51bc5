import { expect, test } from 'vitest'
import { moment } from '../../gallery/moments.ts'
import { salesByRound } from './sales-by-round.ts'

test('the ledger keeps the sales of each round apart', () => {
  const { history } = moment('over')
  const rounds = salesByRound(history)
  expect(rounds.map(({ round }) => round)).toEqual([1, 2, 3])
  const told = history.filter(({ kind }) => kind === 'carSold' || kind === 'carUnsold' || kind === 'buyerLeft')
  expect(rounds.flatMap(({ sales }) => sales)).toEqual(told)
})

test('before the first round is over the ledger is empty', () => {
  expect(salesByRound(moment('first').history)).toEqual([])
})
