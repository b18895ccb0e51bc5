import { fastChance } from '@carriage/kernel'
import { describe, expect, test } from 'vitest'
import { Groups } from './groups.ts'

describe('groups', () => {
  test('join their marks and return which ones both had', () => {
    const groups = new Groups()
    const [a, b, c] = [groups.add(1), groups.add(2), groups.add(3)]
    expect(groups.join(a, b)).toBe(0)
    expect(groups.marksOf(b)).toBe(3)
    expect(groups.join(c, b)).toBe(3)
    expect(groups.join(a, c)).toBe(0) // they are one already
    expect(groups.groupOf(a)).toBe(groups.groupOf(c))
  })

  test('are what they were when joins are taken back', () => {
    const chance = fastChance(5)
    const groups = new Groups()
    for (let thing = 0; thing < 20; thing++) groups.add(1 << thing)
    const look = () => Array.from({ length: 20 }, (_, thing) => groups.marksOf(thing))
    for (let round = 0; round < 50; round++) {
      const [before, moment] = [look(), groups.moment]
      const fresh = groups.add(1 << 20)
      for (let count = 0; count < 8; count++) groups.join(chance.below(20), count === 0 ? fresh : chance.below(20))
      groups.takeBack(moment, 20)
      expect(look()).toEqual(before)
      if (round % 5 === 0) groups.join(chance.below(20), chance.below(20))
    }
  })

  test('know all marks of all who were joined, in whatever order', () => {
    const chance = fastChance(6)
    const groups = new Groups()
    const sets = Array.from({ length: 24 }, (_, thing) => new Set([groups.add(1 << thing)]))
    for (let count = 0; count < 30; count++) {
      const [a, b] = [chance.below(24), chance.below(24)]
      groups.join(a, b)
      const both = new Set([...sets[a]!, ...sets[b]!])
      for (const thing of both) sets[thing] = both
      for (const [thing, set] of sets.entries())
        expect(groups.marksOf(thing)).toBe([...set].reduce((marks, member) => marks | (1 << member), 0))
    }
  })
})
