// Compares the tests tagged @core with those whose seconds are recorded: `node tools/core-seconds.ts REPORT.json [--write]`. A unit
// test holds their sum to the budget, so each of them has to be recorded.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readTestReport } from './test-report.ts'

/** What two workers may take for all of @core: 15 minutes for landing less what the other steps take. */
export const coreBudget = { workers: 2, minutes: 6 }

const file = 'e2e/core-seconds.json'

/** By test: the seconds of one run on a quiet machine. */
export function recordedSeconds(root: string): Record<string, number> {
  return JSON.parse(readFileSync(join(root, file), 'utf8')) as Record<string, number>
}

export function coreDifferences(recorded: object, run: object): string[] {
  return [
    ...Object.keys(run).flatMap((test) => (test in recorded ? [] : [`not recorded: ${test}`])),
    ...Object.keys(recorded).flatMap((test) => (test in run ? [] : [`recorded and not run: ${test}`])),
  ]
}

if (import.meta.main) {
  const [report = '', mode] = process.argv.slice(2)
  const core = readTestReport(report).tests.filter(({ tags }) => tags.includes('core'))
  const run = Object.fromEntries(
    core.map(({ name, seconds }) => [name, Number(seconds.toFixed(1))] as const).sort(([a], [b]) => (a < b ? -1 : 1)),
  )
  if (mode === '--write') writeFileSync(file, `${JSON.stringify(run, null, 2)}\n`)
  const differences = coreDifferences(recordedSeconds('.'), run)
  for (const each of differences) console.error(each)
  if (differences.length > 0) process.exitCode = 1
}
