import { componentTablesOf, tileOf } from '@carriage/kraftwagen'
import { expect, test } from 'vitest'
import { moment } from '../gallery/moments.ts'
import { lifetimeOf } from './tile-lifetime.ts'

test('an ordinary tile is permanent', () => {
  expect(lifetimeOf(moment('tile').state, 'T1')).toBeUndefined()
})

test('a specialty tile has its set and the seats that can still take it', () => {
  const { state } = moment('specialty')
  const tile = state.chain.find(
    (element) => typeof element === 'string' && tileOf(componentTablesOf(state), element).set !== null,
  )
  const life = lifetimeOf(state, tile as string)!
  const behind = state.chain.slice(0, state.chain.indexOf(tile!)).filter((element) => typeof element === 'number')
  expect(life.reach).toEqual(behind)
  expect(life.poolLeft).toBe(state.specialty!.stacks[life.set].length)
})

test('a tile of an earlier round leaves when everybody has passed it', () => {
  const { state } = moment('specialty')
  const chain = ['A1', ...state.chain.filter((element) => element !== 'A1')]
  expect(lifetimeOf({ ...state, round: 1, chain }, 'A1')?.leavesWhenPassed).toBe(false)
  expect(lifetimeOf({ ...state, round: 2, chain }, 'A1')?.leavesWhenPassed).toBe(true)
})
