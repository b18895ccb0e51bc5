// Prints "PASSED FAILED FLAKY" of a JSON report of vitest or Playwright, then a line for each test that failed or that is
// flaky: it passed only at a second try. Flaky tests count as passed too. Fails unless every test ran and passed.
// With CI_LEDGER it also appends a line for each test to that file, which `pnpm tools flaky` reads.
import { execFileSync } from 'node:child_process'
import { appendFileSync, mkdirSync } from 'node:fs'
import { loadavg } from 'node:os'
import { dirname } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { LedgerEntry } from './flaky.ts'
import { readTestReport, type TestRun } from './test-report.ts'

const { passed, failed, flaky, tests } = readTestReport(process.argv[2] ?? '')
console.log([`${passed} ${failed} ${flaky}`, ...tests.flatMap(complaint)].join('\n'))
if (process.env.CI_LEDGER) record(process.env.CI_LEDGER)
process.exitCode = failed === 0 ? 0 : 1

function complaint({ name, status, error }: TestRun): string[] {
  if (status === 'passed') return []
  const why = stripVTControlCharacters(error ?? 'did not run')
    .split('\n')
    .filter(Boolean)
    .slice(0, 4)
    .join(' | ')
  return [`${status}: ${name}: ${why}`.slice(0, 500)]
}

function record(file: string): void {
  const head = execFileSync('git', ['rev-parse', '--short=8', 'HEAD'], { encoding: 'utf8' }).trim()
  const load = Number((loadavg()[0] ?? 0).toFixed(1))
  const entries = tests.map(({ name, status, tries, seconds }) => {
    const entry: LedgerEntry = { test: name, head, status, tries, seconds: Number(seconds.toFixed(2)), load }
    return `${JSON.stringify(entry)}\n`
  })
  mkdirSync(dirname(file), { recursive: true })
  appendFileSync(file, entries.join(''))
}
