import { expect, test } from 'vitest'
import { findTerms, type Term, termsAt } from './reference.ts'

const hammer: Term = { id: 'hammer', name: 'hammer', meaning: 'Ends a bid.', alsoCalled: ['gavel'] }
const gavelBox: Term = { id: 'gavelBox', name: 'gavel box', meaning: 'Where it lies.', alsoCalled: ['wooden case'] }
const glossary = [hammer, gavelBox]

test('what is called so comes before what is also called so', () => {
  expect(findTerms(glossary, 'gavel')).toEqual([gavelBox, hammer])
})

test('a term has the numbers of the tables that a table is played with', () => {
  const bidder: Term = { id: 'bidder', name: 'bidder', meaning: 'One of {seats} people.', alsoCalled: [] }
  const figures = (options: object) => ({ seats: 4, ...options })
  const meanings = (options: object) => termsAt({ figures }, options, [bidder], 'en').map(({ meaning }) => meaning)
  expect(meanings({})).toEqual(['One of 4 people.'])
  expect(meanings({ seats: 6 })).toEqual(['One of 6 people.'])
  expect(termsAt({}, {}, [hammer], 'en')).toEqual([hammer])
})

test('the beginning of each word is enough, in any case and order', () => {
  expect(findTerms(glossary, 'CAS wood')).toEqual([gavelBox])
})

test('all words must be in one and the same name', () => {
  expect(findTerms(glossary, 'gavel case')).toEqual([])
})

test('nothing asked, nothing found', () => {
  expect(findTerms(glossary, ' - ')).toEqual([])
})
