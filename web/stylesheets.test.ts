import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const web = fileURLToPath(new URL('.', import.meta.url))

/** `:has()` without a compound selector before it. */
const ofAnything = /(?:^|[\s,>+~(])\*?:has\(/

const sheets = globSync('**/*.css', { cwd: web, exclude: ['dist/**', '**/node_modules/**'] })
const contentOf = (sheet: string) => readFileSync(`${web}/${sheet}`, 'utf8')

// Such a rule makes every added element invalidate the style of all its siblings and their descendants.
test('no stylesheet applies :has() to every element', () => {
  expect(sheets.length).toBeGreaterThan(50)
  const asking = sheets.filter((sheet) => ofAnything.test(contentOf(sheet)))
  expect(asking).toEqual([])
})

test('a checkbox has the same size beside long and short labels', () => {
  const ticks = sheets.flatMap((sheet) =>
    [...contentOf(sheet).matchAll(/\.tick input \{([^}]*)\}/g)].map(([rule]) => rule),
  )
  expect(ticks.length).toBeGreaterThan(1)
  for (const rule of ticks) expect(rule).toContain('flex: none')
})

test('the check finds such a rule', () => {
  expect(ofAnything.test('.a,\n:has(+ .b) {}')).toBe(true)
  expect(ofAnything.test('.a *:has(.b) {}')).toBe(true)
  expect(ofAnything.test('.a:has(.b) .c:has(> select) {}')).toBe(false)
})
