import { expect, test } from 'vitest'
import { standardOptions } from '../options.ts'
import { en } from './rulings.en.ts'
import { rulingsIn } from './rulings.ts'

test('each option of a table but the introductory game itself is named beside its question', () => {
  const options = Object.keys(standardOptions).filter((name) => name !== 'introductory')
  const named = rulingsIn(en).flatMap(({ option }) => option ?? [])
  expect(named.sort()).toEqual(options.sort())
})
