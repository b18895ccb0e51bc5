import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type LedgerEntry, testFigures, upperBound } from './flaky.ts'
import { emptyFolder } from './testing/small-server.ts'

test('each test has its runs, how often it was flaky or failed, a bound and its median seconds', () => {
  const entries = [
    run('waits', 'passed', 3),
    run('waits', 'flaky', 9),
    run('waits', 'passed', 4),
    run('adds', 'failed', 1),
  ]
  expect(testFigures(entries)).toEqual([
    { test: 'waits', runs: 3, flaky: 1, failed: 0, bound: upperBound(1, 3), median: 4 },
    { test: 'adds', runs: 1, flaky: 0, failed: 1, bound: upperBound(0, 1), median: 1 },
  ])
})

test('the bound is that of Wilson: three clean runs say little, three hundred say less than a hundredth', () => {
  expect(upperBound(0, 3)).toBeCloseTo(0.474, 2)
  expect(upperBound(0, 300)).toBeLessThan(0.01)
  expect(upperBound(300, 300)).toBe(1)
  expect(upperBound(0, 0)).toBe(1)
})

test('a run appends a line for each test to the ledger, and the command reads it', async () => {
  const folder = await emptyFolder()
  const [report, ledger] = [join(folder, 'report.json'), join(folder, 'ci', 'runs.jsonl')]
  const results = [{ error: { message: 'too late' }, duration: 9_000 }, { duration: 2_500 }]
  const specs = [{ file: 'table.e2e.ts', title: 'waits', tags: ['core'], tests: [{ status: 'flaky', results }] }]
  const stats = { expected: 0, flaky: 1, unexpected: 0, skipped: 0 }
  writeFileSync(report, JSON.stringify({ stats, errors: [], suites: [{ specs }] }))
  const env = { ...process.env, CI_LEDGER: ledger }
  for (let runs = 0; runs < 2; runs++) spawnSync(process.execPath, ['tools/count-tests.ts', report], { env })
  const { stdout } = spawnSync(process.execPath, ['tools/flaky.ts', ledger], { encoding: 'utf8' })
  expect(stdout).toMatch(/^ +2 +2 +0 +100\.0 % +2\.5 s {2}table\.e2e\.ts: waits$/m)
  expect(stdout).toMatch(/2 runs of 1 tests at 1 heads; 1 tests were flaky\./)
})

function run(name: string, status: LedgerEntry['status'], seconds: number): LedgerEntry {
  return { test: name, head: '12345678', status, tries: status === 'flaky' ? 2 : 1, seconds, load: 1 }
}
