import { expect, test } from 'vitest'
import { withFigures } from './figures.ts'

const page = 'Before\n<!-- figures:a -->\nold\n<!-- /figures:a -->\nBetween\n<!-- figures:b -->\n<!-- /figures:b -->\n'

test('new figures replace those between their marks and nothing else', () => {
  expect(withFigures(page, 'a', 'new')).toBe(page.replace('old', 'new'))
  expect(withFigures(page, 'b', 'first')).toBe(page.replace('figures:b -->\n<', 'figures:b -->\nfirst\n<'))
})

test('figures without a place in the page are an error', () => {
  expect(() => withFigures(page, 'c', 'new')).toThrow('no place')
})
