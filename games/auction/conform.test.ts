import { conform } from '@carriage/kernel/conform'
import { languagesTest, rulebookTest } from '@carriage/kernel/conform/testing'
import { expect, test } from 'vitest'
import { title } from './title.ts'

rulebookTest(title, { rules: 13 })
languagesTest(title)

test('random games satisfy the contract', () => {
  expect(conform(title, { games: 60 }).games).toBe(60)
})
