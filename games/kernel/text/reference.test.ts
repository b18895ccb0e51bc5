import { expect, test } from 'vitest'
import { findGlossaryEntries, type Term, termsAt } from './reference.ts'

const hammer: Term = { id: 'hammer', name: 'hammer', meaning: 'Ends a bid.', alsoCalled: ['gavel'] }
const gavelBox: Term = { id: 'gavelBox', name: 'gavel box', meaning: 'Where it lies.', alsoCalled: ['wooden case'] }
const glossary = [hammer, gavelBox]

test('a match of the name ranks before a match of an alternative name', () => {
  expect(findGlossaryEntries(glossary, 'gavel')).toEqual([gavelBox, hammer])
})

test("an entry has the numbers of the match's tables", () => {
  const bidder: Term = { id: 'bidder', name: 'bidder', meaning: 'One of {seats} people.', alsoCalled: [] }
  const figures = (options: object) => ({ seats: 4, ...options })
  const meanings = (options: object) => termsAt({ figures }, options, [bidder], 'en').map(({ meaning }) => meaning)
  expect(meanings({})).toEqual(['One of 4 people.'])
  expect(meanings({ seats: 6 })).toEqual(['One of 6 people.'])
  expect(termsAt({}, {}, [hammer], 'en')).toEqual([hammer])
})

test('word prefixes match, in any case and order', () => {
  expect(findGlossaryEntries(glossary, 'CAS wood')).toEqual([gavelBox])
})

test('all words must match the same name', () => {
  expect(findGlossaryEntries(glossary, 'gavel case')).toEqual([])
})

test('an empty search finds nothing', () => {
  expect(findGlossaryEntries(glossary, ' - ')).toEqual([])
})
