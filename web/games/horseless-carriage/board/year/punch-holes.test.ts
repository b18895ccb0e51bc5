import { expect, test } from 'vitest'
import { momentsOf } from '../../gallery/played.ts'
import { punchCard } from './punch-holes.ts'

test('the card has a hole for every tick, punched in order, and never loses one', () => {
  let punchedBefore = 0
  let length = 0
  for (const { state } of momentsOf({ seats: 3, seed: 4 })) {
    if (state.year > 4) break
    const { holes, left, due, possible } = punchCard(state)
    const count = (wanted: string) => holes.filter((hole) => hole === wanted).length
    expect(left).toBe(state.timecard.flipped ? 0 : state.timecard.value)
    expect(count('punched')).toBe(holes.length - left)
    expect([count('due'), count('possible')]).toEqual([due, possible])
    expect(holes.lastIndexOf('punched')).toBe(count('punched') - 1)
    expect(count('punched')).toBeGreaterThanOrEqual(punchedBefore)
    if (length > 0) expect(holes).toHaveLength(length)
    punchedBefore = count('punched')
    length = holes.length
  }
  expect(punchedBefore).toBeGreaterThan(0)
})
