import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { emptyFolder } from './testing/small-house.ts'

test.each([
  ['all passed', { success: true, numTotalTests: 2, numPassedTests: 2 }, '2 0', 0],
  ['one failed', { success: false, numTotalTests: 2, numPassedTests: 1 }, '1 1', 1],
  ['one was skipped', { success: true, numTotalTests: 2, numPassedTests: 1 }, '1 1', 1],
  ['a file did not load', { success: false, numTotalTests: 2, numPassedTests: 2 }, '2 1', 1],
  ['there were no tests', { success: true, numTotalTests: 0, numPassedTests: 0 }, '0 1', 1],
])('%s', async (_, report, line, code) => {
  const file = join(await emptyFolder(), 'report.json')
  writeFileSync(file, JSON.stringify(report))
  const { status, stdout } = spawnSync(process.execPath, ['tools/count-tests.ts', file], { encoding: 'utf8' })
  expect(stdout).toBe(`${line}\n`)
  expect(status).toBe(code)
})
