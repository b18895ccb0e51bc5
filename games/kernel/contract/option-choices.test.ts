import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import {
  choicesOf,
  defaultsToStore,
  messagesFor,
  omittedValues,
  optionOfSeat,
  optionWithStandard,
} from './option-choices.ts'

const options = z.readonly(
  z.strictObject({
    short: z._default(z.boolean(), false),
    money: z._default(z.enum(['hidden', 'open']), 'hidden'),
    spaces: z._default(z.literal([6, 4]), 6),
    tie: z.exactOptional(z.enum(['shared', 'broken'])),
    cards: optionWithStandard(z.exactOptional(z.enum(['few', 'all'])), 'all'),
    components: z.exactOptional(z.strictObject({ cars: z.number() })),
    note: z._default(z.string(), ''),
  }),
)

test('an option can be a boolean, one of a few words, or one of a few numbers', () => {
  expect(choicesOf(options)).toEqual([
    { name: 'short', values: [false, true], standard: false },
    { name: 'money', values: ['hidden', 'open'], standard: 'hidden' },
    { name: 'spaces', values: [6, 4], standard: 6 },
    { name: 'tie', values: ['shared', 'broken'], standard: 'shared' },
    { name: 'cards', values: ['few', 'all'], standard: 'all', leftOut: 'few' },
  ])
})

test('every option has a reason to choose it, and each of several values has a label', () => {
  expect(choicesOf(options).map(messagesFor)).toEqual([
    ['option.short', 'option.short.why'],
    ['option.money', 'option.money.why', 'option.money.hidden', 'option.money.open'],
    ['option.spaces', 'option.spaces.why', 'option.spaces.6', 'option.spaces.4'],
    ['option.tie', 'option.tie.why', 'option.tie.shared', 'option.tie.broken'],
    ['option.cards', 'option.cards.why', 'option.cards.few', 'option.cards.all'],
  ])
})

test('options about single seats share their messages', () => {
  const ofSeat = (seat: number) => optionOfSeat(z.exactOptional(z.enum(['any', 'red'])), { seat, words: 'colour' })
  const [first, second] = choicesOf(z.strictObject({ first: ofSeat(1), second: ofSeat(2) }))
  expect(second).toEqual({
    name: 'second',
    values: ['any', 'red'],
    standard: 'any',
    ofSeat: { seat: 2, words: 'colour' },
  })
  expect(messagesFor(first!)).toEqual(messagesFor(second!))
  expect(messagesFor(first!)).toEqual(['option.colour', 'option.colour.why', 'option.colour.any', 'option.colour.red'])
})

test('a schema that is not a set of options has no choices', () => {
  expect(choicesOf(z.string())).toEqual([])
})

test('new tables store a default that was added later; omitted, an option means its first value', () => {
  expect(defaultsToStore(options)).toEqual({ cards: 'all' })
  expect(omittedValues(choicesOf(options))).toEqual({ cards: 'few' })
})
