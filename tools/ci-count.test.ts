import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { emptyFolder } from './testing/small-server.ts'

test.each([
  [0, '1 passed, 0 failed'],
  [2, '3 passed, 0 failed'],
  [3, '4 passed, 1 failed'],
])('%i flaky tests: the run closes with "%s"', async (flaky, closing) => {
  const { status, lines } = await run(flaky)
  expect(lines.at(-1)).toBe(closing)
  expect(status).toBe(closing.endsWith(' 0 failed') ? 0 : 1)
  expect(lines).toContain(`flaky tests: ${flaky} (more than 2 fail the run)`)
  expect(lines.filter((line) => line.includes('flaky: table.e2e.ts: waits 1: too late'))).toHaveLength(
    flaky > 1 ? 2 : 0,
  )
})

test('steps beside others run one after the other and count when they are gathered', () => {
  const { lines, status } = runScript(`
    beside first bash -c 'sleep 0.3; echo first >>"$0"' "$scratch/order"
    beside second bash -c 'echo second >>"$0"; echo why; false' "$scratch/order"
    step third bash -c 'echo third >>"$0"' "$scratch/order"
    gather
    cat "$scratch/order"
    finish`)
  expect(lines.slice(0, 3).map((line) => line.replace(/ +[\d.]+ s$/, ''))).toEqual([
    'ok     third',
    'ok     first',
    'FAILED second',
  ])
  expect(lines.slice(3)).toEqual([
    '       | why',
    'third',
    'first',
    'second',
    'flaky tests: 0 (more than 2 fail the run)',
    '2 passed, 1 failed',
  ])
  expect(status).toBe(1)
})

/** Runs one step of tests through `.ci/count`: one test that passed at once, and this many that passed at a second try. */
async function run(flaky: number): Promise<{ status: number | null; lines: string[] }> {
  const file = join(await emptyFolder(), 'report.json')
  const late = { status: 'flaky', results: [{ error: { message: 'too late' } }, {}] }
  const specs = Array.from({ length: flaky }, (_, k) => ({ file: 'table.e2e.ts', title: `waits ${k}`, tests: [late] }))
  const stats = { expected: 1, flaky, unexpected: 0, skipped: 0 }
  writeFileSync(file, JSON.stringify({ stats, errors: [], suites: [{ specs }] }))
  return runScript(`
    run_copy() { cp "${file}" "$1"; }
    tests e2e copy
    finish`)
}

function runScript(steps: string): { status: number | null; lines: string[] } {
  const script = `
    stop_services() { :; }
    source .ci/count
    ${steps}`
  const { status, stdout } = spawnSync('bash', ['-uo', 'pipefail', '-c', script], { encoding: 'utf8' })
  return { status, lines: stdout.trimEnd().split('\n') }
}
