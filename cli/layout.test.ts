import { describe, expect, test } from 'vitest'
import { numbered, textTable, wrap } from './layout.ts'

describe('wrapping', () => {
  test('a line that fits is unchanged, with its inner spaces', () => {
    expect(wrap('  a   b', 20)).toBe('  a   b')
  })

  test('a line is broken between words, below its own indent', () => {
    expect(wrap('  one two three', 10)).toBe('  one two\n  three')
  })

  test('a second column keeps its position', () => {
    expect(wrap('  --to 12   stop here or there', 20)).toBe('  --to 12   stop\n            here or\n            there')
  })

  test('a word longer than the screen is left whole', () => {
    expect(wrap('see 0123456789abcdef now', 10)).toBe('see\n0123456789abcdef\nnow')
  })

  test('paragraphs stay apart', () => {
    expect(wrap('one two\n\nthree', 5)).toBe('one\ntwo\n\nthree')
  })
})

describe('numbered lists', () => {
  const moves = Array.from({ length: 14 }, (_, n) => `Bid ${n}`)

  test('a short list is one column', () => {
    expect(numbered(['Go on', 'Polish'], 80)).toBe('  1  Go on\n  2  Polish')
  })

  test('a long list is set in columns, read downwards', () => {
    expect(numbered(moves, 42).split('\n')).toEqual([
      '   1  Bid 0       6  Bid 5      11  Bid 10',
      '   2  Bid 1       7  Bid 6      12  Bid 11',
      '   3  Bid 2       8  Bid 7      13  Bid 12',
      '   4  Bid 3       9  Bid 8      14  Bid 13',
      '   5  Bid 4      10  Bid 9',
    ])
  })

  test.each([1, 20, 33, 40, 80, 120])('at %i columns every item is there once, and no line is too wide', (width) => {
    const lines = numbered(moves, width).split('\n')
    if (width > 12) expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(width)
    const words = lines.join(' ').match(/\d+ +Bid +\d+/g) ?? []
    expect(words.map((text) => Number.parseInt(text, 10)).sort((a, b) => a - b)).toEqual(moves.map((_, n) => n + 1))
  })

  test('a long text is indented below itself', () => {
    expect(numbered(['Look at the taste of Ada'], 20)).toBe('  1  Look at the\n     taste of Ada')
  })
})

describe('tables', () => {
  const rows = [
    ['per game', 'all', '1', '2'],
    ['moves', '19.50', '14.00', '25.00'],
  ]

  test('names are left-aligned, figures right-aligned', () => {
    expect(textTable(rows, 80)).toBe('per game     all       1       2\nmoves      19.50   14.00   25.00')
  })

  test('on a narrow screen the columns continue below', () => {
    expect(textTable(rows, 26)).toBe(
      'per game     all       1\nmoves      19.50   14.00\n\nper game       2\nmoves      25.00',
    )
  })
})
