import { describe, expect, test } from 'vitest'
import { formatIcu, readIcu } from './icu.ts'

function formatted(text: string, values: Readonly<Record<string, string | number>> = {}, language = 'en'): string {
  return formatIcu(readIcu(text), language, (place) => values[place] ?? `no ${place}`)
}

test('values are inserted unchanged, numbers in the format of the language', () => {
  expect(formatted('{name}: {n}', { name: 'Ada', n: 1200 })).toBe('Ada: 1200')
  expect(formatted('{n, number}', { n: 1200 })).toBe('1,200')
  expect(formatted('{ n , number }', { n: 1200 }, 'de')).toBe('1.200')
})

test('a plural uses the form for the exact number, then that of the language, then the other', () => {
  const cars = '{n, plural, =0 {no cars} one {# car} other {# cars}}'
  expect([0, 1, 1200].map((n) => formatted(cars, { n }))).toEqual(['no cars', '1 car', '1,200 cars'])
  expect(formatted('{n, plural, =1 {very} one {#}  other {#}}', { n: 1 })).toBe('very')
  const place = '{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}'
  expect([1, 2, 3, 4, 21].map((n) => formatted(place, { n }))).toEqual(['1st', '2nd', '3rd', '4th', '21st'])
})

test('a select uses the given value, or the other; inherited properties do not match', () => {
  const choice = '{who, select, me {You} other {{who}}} won'
  expect(['me', 'Ada', 'constructor'].map((who) => formatted(choice, { who }))).toEqual([
    'You won',
    'Ada won',
    'constructor won',
  ])
})

test('a hash is the number of the nearest plural, also in a nested select, and otherwise a hash', () => {
  expect(formatted('# {n, plural, other {{who, select, other {# for {who}}}}} #', { n: 2, who: 'Ada' })).toBe(
    '# 2 for Ada #',
  )
  expect(formatted('{n, plural, other {{m, plural, other {#}} of #}}', { n: 5, m: 3 })).toBe('3 of 5')
})

test('apostrophes are literal; before a syntax character they quote it', () => {
  expect(formatted("the rival's '{'{n}'}' and it''s '{n} as it is'", { n: 1 })).toBe(
    "the rival's {1} and it's {n} as it is",
  )
  expect(formatted("{n, plural, other {'#' #}} '#", { n: 1 })).toBe("# 1 '#")
})

describe('an invalid message is an error with its reason', () => {
  test.each([
    ['Hello {name', 'the place of name is not closed'],
    ['Hello }', 'a brace closes nothing'],
    ['Hello {}', 'a name is missing'],
    ['{n, date}', 'there is no date'],
    ['{n, plural}', 'n has no forms'],
    ['{n, plural, one {#}}', 'n has no form for all else'],
    ['{n, plural, one other {#}}', 'the form one of n has no text'],
    ['{n, plural, other {#}', 'a name is missing'],
  ])('%s', (text, what) => {
    expect(() => readIcu(text)).toThrow(what)
  })
})
