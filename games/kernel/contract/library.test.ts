import { auction, auctionV1 } from '@carriage/auction'
import { expect, test } from 'vitest'
import { createLibrary } from './library.ts'

const library = createLibrary([auctionV1, auction])

test('two versions of a game coexist', () => {
  expect(library.find('auction', 1)).toBe(auctionV1)
  expect(library.find('auction', 2)).toBe(auction)
})

test('new matches use the latest version, regardless of the order in which games were given', () => {
  expect(library.latest('auction')).toBe(auction)
  expect(createLibrary([auction, auctionV1]).latest('auction')).toBe(auction)
  expect(createLibrary([auction, { ...auction, rules: 10 }, { ...auction, rules: 9 }]).latest('auction')?.rules).toBe(
    10,
  )
})

test('an unknown game or version is not found', () => {
  expect(library.find('auction', 3)).toBeUndefined()
  expect(library.find('chess', 1)).toBeUndefined()
  expect(library.latest('chess')).toBeUndefined()
})

test('a duplicate version is an error', () => {
  expect(() => createLibrary([auction, { ...auction }])).toThrow('version 2 of auction twice')
})
