import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { emptyFolder } from './testing/small-server.ts'

test.each([
  ['all passed', { success: true, numTotalTests: 2, numPassedTests: 2 }, '2 0 0'],
  ['one failed', { success: false, numTotalTests: 2, numPassedTests: 1 }, '1 1 0'],
  ['one was skipped', { success: true, numTotalTests: 2, numPassedTests: 1 }, '1 1 0'],
  ['a file did not load', { success: false, numTotalTests: 2, numPassedTests: 2 }, '2 1 0'],
  ['there were no tests', { success: true, numTotalTests: 0, numPassedTests: 0 }, '0 1 0'],
])('vitest: %s', async (_, report, line) => {
  expect(await count(report)).toEqual([line])
})

test.each([
  ['all passed', { expected: 2 }, '2 0 0'],
  ['one failed', { expected: 1, unexpected: 1 }, '1 1 0'],
  ['one was skipped', { expected: 1, skipped: 1 }, '1 1 0'],
  ['one passed at its second try', { expected: 1, flaky: 1 }, '2 0 1'],
  ['there were no tests', {}, '0 1 0'],
])('Playwright: %s', async (_, stats, line) => {
  expect(await count(playwright(stats))).toEqual([line])
})

test('Playwright: an error outside of any test is a failure', async () => {
  const report = { ...playwright({ expected: 1 }), errors: [{ message: 'no such port' }] }
  expect(await count(report)).toEqual(['1 1 0', 'failed: outside of any test: no such port'])
})

test('names the tests that failed and the flaky ones, with the first lines of the error', async () => {
  const assertionResults = [
    { fullName: 'adds', status: 'passed', failureMessages: [] },
    { fullName: 'divides', status: 'failed', failureMessages: ['by zero\nat divide'] },
    { fullName: 'waits', status: 'passed', failureMessages: ['too late'] },
  ]
  const file = { name: 'sums.test.ts', status: 'failed', assertionResults }
  expect(await count({ success: false, numTotalTests: 3, numPassedTests: 2, testResults: [file] })).toEqual([
    '2 1 1',
    'failed: sums.test.ts: divides: by zero | at divide',
    'flaky: sums.test.ts: waits: too late',
  ])

  const late = { status: 'flaky', results: [{ error: { message: '\u001b[31mtoo late\u001b[39m' } }, {}] }
  const specs = [{ file: 'table.e2e.ts', title: 'waits', tests: [late] }]
  const nested = { ...playwright({ expected: 1, flaky: 1 }), suites: [{ specs: [], suites: [{ specs }] }] }
  expect(await count(nested)).toEqual(['2 0 1', 'flaky: table.e2e.ts: waits: too late'])
})

function playwright(stats: Record<string, number>) {
  return { stats: { expected: 0, flaky: 0, unexpected: 0, skipped: 0, ...stats }, errors: [], suites: [] }
}

/** The printed lines, after a check that the exit code agrees with them. */
async function count(report: object): Promise<string[]> {
  const file = join(await emptyFolder(), 'report.json')
  writeFileSync(file, JSON.stringify(report))
  const { status, stdout } = spawnSync(process.execPath, ['tools/count-tests.ts', file], { encoding: 'utf8' })
  const lines = stdout.trimEnd().split('\n')
  expect(status).toBe(lines[0]?.split(' ')[1] === '0' ? 0 : 1)
  return lines
}
