import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const web = fileURLToPath(new URL('.', import.meta.url))

/** `:has()` with nothing before it that an element must be. */
const ofAnything = /(?:^|[\s,>+~(])\*?:has\(/

const sheets = globSync('**/*.css', { cwd: web, exclude: ['dist/**', '**/node_modules/**'] })
const contentOf = (sheet: string) => readFileSync(`${web}/${sheet}`, 'utf8')

// An element that is added anywhere would give all elements beside it, and all within these, a new style.
test('no stylesheet asks of every element what it has', () => {
  expect(sheets.length).toBeGreaterThan(50)
  const asking = sheets.filter((sheet) => ofAnything.test(contentOf(sheet)))
  expect(asking).toEqual([])
})

test('a box to tick is as large beside long words as beside short ones', () => {
  const ticks = sheets.flatMap((sheet) =>
    [...contentOf(sheet).matchAll(/\.tick input \{([^}]*)\}/g)].map(([rule]) => rule),
  )
  expect(ticks.length).toBeGreaterThan(1)
  for (const rule of ticks) expect(rule).toContain('flex: none')
})

test('such a rule is found', () => {
  expect(ofAnything.test('.a,\n:has(+ .b) {}')).toBe(true)
  expect(ofAnything.test('.a *:has(.b) {}')).toBe(true)
  expect(ofAnything.test('.a:has(.b) .c:has(> select) {}')).toBe(false)
})
