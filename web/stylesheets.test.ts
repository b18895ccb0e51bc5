import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const web = fileURLToPath(new URL('.', import.meta.url))

/** `:has()` with nothing before it that an element must be. */
const ofAnything = /(?:^|[\s,>+~(])\*?:has\(/

// An element that is added anywhere would give all elements beside it, and all within these, a new style.
test('no stylesheet asks of every element what it has', () => {
  const sheets = globSync('**/*.css', { cwd: web, exclude: ['dist/**', '**/node_modules/**'] })
  expect(sheets.length).toBeGreaterThan(50)
  const asking = sheets.filter((sheet) => ofAnything.test(readFileSync(`${web}/${sheet}`, 'utf8')))
  expect(asking).toEqual([])
})

test('such a rule is found', () => {
  expect(ofAnything.test('.a,\n:has(+ .b) {}')).toBe(true)
  expect(ofAnything.test('.a *:has(.b) {}')).toBe(true)
  expect(ofAnything.test('.a:has(.b) .c:has(> select) {}')).toBe(false)
})
