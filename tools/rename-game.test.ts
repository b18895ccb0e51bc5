import { expect, test } from 'vitest'
import { renamed, rulePrefix } from './rename-game.ts'

const game = { id: 'old-wharf', name: 'Old Wharf', order: 100, prefix: 'OL' }

test('names in the code change, sentences stay', () => {
  expect(renamed('game.ts', `export const auctionV1 = playedBy<Auction>('auction', auction.id)`, game)).toBe(
    `export const oldWharfV1 = playedBy<OldWharf>('old-wharf', oldWharf.id)`,
  )
  expect(renamed('game.ts', `/** The auction. */`, game)).toBe(`/** The auction. */`)
  expect(renamed('game.ts', `import { keyedAuction } from '@carriage/auction/testing'`, game)).toBe(
    `import { keyedOldWharf } from '@carriage/old-wharf/testing'`,
  )
  expect(renamed('a.test.ts', `test('AU-7 the auction ends', () => {`, game)).toBe(
    `test('OL-7 the auction ends', () => {`,
  )
})

test('a new game says what it is called, and is on trial', () => {
  const about = `export const about: About = { id: 'auction', name: 'The auction', order: 90, stage: 'trial' }\n`
  expect(renamed('about.ts', about, game)).toBe(
    `export const about: About = { id: 'old-wharf', name: 'Old Wharf', order: 100, stage: 'trial' }\n`,
  )
})

test('rules are numbered under letters that no other game has', () => {
  expect(rulePrefix('wharf', new Set(['KW', 'CH']))).toBe('WH')
  expect(rulePrefix('chess', new Set(['KW', 'CH']))).toBe('CHE')
})
