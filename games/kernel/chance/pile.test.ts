import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Seat } from '../contract/seat.ts'
import { rigged } from '../testing/rigged.ts'
import type { Chance } from './chance.ts'
import { fastChance } from './fast-chance.ts'
import { drawFrom, pileOf } from './pile.ts'

test('a pile has no order: the same cards make the same pile', () => {
  fc.assert(
    fc.property(fc.array(fc.string()), fc.integer(), (cards, seed) => {
      const chance = fastChance(seed)
      const shuffled = cards.toSorted(() => chance.below(3) - 1)
      expect(pileOf(shuffled)).toEqual(pileOf(cards))
    }),
  )
})

test('numbers are sorted by value and words by code unit, on every machine', () => {
  expect(pileOf([10, 9, 100, -1])).toEqual([-1, 9, 10, 100])
  expect(pileOf(['b', 'ä', 'B', 'a'])).toEqual(['B', 'a', 'b', 'ä'])
})

test('making a pile does not change the given cards', () => {
  const cards = ['b', 'a']
  expect(pileOf(cards)).toEqual(['a', 'b'])
  expect(cards).toEqual(['b', 'a'])
})

test('a drawn card is removed; its duplicate stays', () => {
  const pile = pileOf(['clock', 'clock', 'carriage'])
  expect(drawFrom(pile, rigged('clock'))).toBe('clock')
  expect(pile).toEqual(['carriage', 'clock'])
})

test('drawing all cards yields each one once', () => {
  fc.assert(
    fc.property(fc.array(fc.integer()), fc.integer(), (cards, seed) => {
      const pile = pileOf(cards)
      const chance = fastChance(seed)
      const drawn = cards.map(() => drawFrom(pile, chance))
      expect(pile).toEqual([])
      expect(pileOf(drawn)).toEqual(pileOf(cards))
    }),
  )
})

test('drawing from an empty pile is an error', () => {
  expect(() => drawFrom(pileOf([]), fastChance(1))).toThrow('empty pile')
})

test('a draw outside the pile is an error', () => {
  expect(() => drawFrom(pileOf(['a']), { below: () => 1 })).toThrow('outside the pile')
})

test('a draw names the seats that see it and its candidates', () => {
  const asked: [number, readonly Seat[] | undefined, readonly (string | number)[] | undefined][] = []
  const chance: Chance = {
    below(n, knownTo, among) {
      asked.push([n, knownTo, among && [...among]])
      return 0
    },
  }
  drawFrom(pileOf(['b', 'a']), chance, [2])
  expect(asked).toEqual([[2, [2], ['a', 'b']]])
})
