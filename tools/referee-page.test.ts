import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '..')

test.each(['kraftwagen', 'age-of-engineering', 'horseless-carriage'])(
  'docs/referee.md lists every section of the book of %s',
  (game) => {
    const page = readFileSync(`${root}/docs/referee.md`, 'utf8')
    const sections = readFileSync(`${root}/games/${game}/referee/sections.ts`, 'utf8')
    const rows = [...sections.matchAll(/book: '([^']+)', rules: '([^']+)'/g)].map(
      ([, book, rules]) => `| ${book} | ${rules} |`,
    )
    expect(rows.length).toBeGreaterThan(15)
    expect(rows.filter((row) => !page.includes(row))).toEqual([])
  },
)
