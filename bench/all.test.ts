import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { figuresIn, pageBenches } from './all.ts'
import { withFigures } from './figures.ts'

test('the page has a place for the figures of every bench', () => {
  const page = readFileSync(new URL('../docs/performance.md', import.meta.url), 'utf8')
  for (const { figures } of pageBenches) expect(withFigures(page, figures, 'new')).toContain('new')
  for (const figures of ['load', 'soak']) expect(withFigures(page, figures, 'new')).toContain('new')
})

test('the page gets a table, or lines without details', () => {
  expect(figuresIn('Told\n  round 1: 7\n| a |\n|---|\n| 1 |\n')).toBe('| a |\n|---|\n| 1 |')
  expect(figuresIn('  warm-up: 3\n\n  all 2\nPASS: 1\n')).toBe('```text\n  all 2\nPASS: 1\n```')
  expect(figuresIn('  pair 1: 3\n')).toBe('')
})
