import { expect, test } from 'vitest'
import { standardOptions } from '../options.ts'
import { rulebook } from './index.ts'
import { de } from './rulings.de.ts'
import { en } from './rulings.en.ts'
import { rulingsIn } from './rulings.ts'

const rulings = rulingsIn(en)

test('the card answers for every rule that is a decision of ours, once', () => {
  const decided = rulebook.filter(({ ruling }) => ruling).map(({ id }) => id)
  const answered = rulings.flatMap(({ rules }) => rules)
  expect(new Set(answered).size).toBe(answered.length)
  expect(decided.filter((id) => !answered.includes(id))).toEqual([])
})

test('a question names rules that there are', () => {
  const ids = rulebook.map(({ id }) => id)
  expect(rulings.flatMap(({ rules }) => rules).filter((id) => !ids.includes(id))).toEqual([])
})

test('each option of a table but the introductory game itself is named beside its question', () => {
  const options = Object.keys(standardOptions).filter((name) => name !== 'introductory')
  expect(rulings.flatMap(({ option }) => option ?? []).sort()).toEqual(options.sort())
})

test('a German answer has the figures of the English one', () => {
  for (const { id, question, answer } of rulingsIn(de)) {
    const english = rulings.find((ruling) => ruling.id === id)
    expect([id, figuresIn(answer)]).toEqual([id, figuresIn(english?.answer)])
    expect(question).not.toBe(english?.question)
    expect(question).toMatch(/^\p{Lu}.*\?$/u)
  }
})

function figuresIn(text = ''): string[] {
  return (text.match(/\d+/g) ?? []).sort()
}
