// What the ledger of CI says of each test: `pnpm tools flaky [ledger …] [--all]`. A test that never needed a second try is left out,
// unless all are asked for.
import { existsSync, readFileSync } from 'node:fs'

export interface LedgerEntry {
  readonly test: string
  readonly head: string
  readonly status: 'passed' | 'flaky' | 'failed'
  readonly tries: number
  readonly seconds: number
  readonly load: number
}

export interface TestFigures {
  readonly test: string
  readonly runs: number
  /** Runs that passed only when repeated: the test is wrong, or the product has a race. */
  readonly flaky: number
  readonly failed: number
  /** With 95 % confidence the test is flaky in no larger share of runs. */
  readonly bound: number
  readonly median: number
}

if (import.meta.main) print(process.argv.slice(2))

function print(args: readonly string[]): void {
  const named = args.filter((arg) => !arg.startsWith('--'))
  const files = (named.length > 0 ? named : ['.cache/ci/runs.jsonl']).filter((file) => existsSync(file))
  const entries = files.flatMap(readLedger)
  const heads = new Set(entries.map(({ head }) => head)).size
  const figures = testFigures(entries)
  const shown = figures.filter(({ flaky, failed }) => args.includes('--all') || flaky + failed > 0)
  console.log('  runs  flaky  failed  at most  median  test')
  for (const { test, runs, flaky, failed, bound, median } of shown)
    console.log(
      `${column(runs, 6)}${column(flaky, 7)}${column(failed, 8)}${column(`${(100 * bound).toFixed(1)} %`, 9)}${column(`${median.toFixed(1)} s`, 8)}  ${test}`,
    )
  const flaky = figures.filter((each) => each.flaky > 0).length
  console.log(`${entries.length} runs of ${figures.length} tests at ${heads} heads; ${flaky} tests were flaky.`)
}

function readLedger(file: string): LedgerEntry[] {
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean)
  return lines.map((line) => JSON.parse(line) as LedgerEntry)
}

/** The most flaky first, then those that failed most. */
export function testFigures(entries: readonly LedgerEntry[]): TestFigures[] {
  const byTest = Map.groupBy(entries, ({ test }) => test)
  return [...byTest]
    .map(([test, runs]) => {
      const flaky = runs.filter(({ status }) => status === 'flaky').length
      const failed = runs.filter(({ status }) => status === 'failed').length
      const seconds = runs.map((run) => run.seconds).sort((a, b) => a - b)
      const median = seconds[Math.floor(seconds.length / 2)] ?? 0
      return { test, runs: runs.length, flaky, failed, bound: upperBound(flaky, runs.length), median }
    })
    .sort((a, b) => b.flaky - a.flaky || b.failed - a.failed || a.test.localeCompare(b.test))
}

/** Of Wilson's interval, one-sided at 95 %. */
export function upperBound(hits: number, runs: number): number {
  if (runs === 0) return 1
  const z = 1.6449
  const share = hits / runs
  const middle = share + z ** 2 / (2 * runs)
  const width = z * Math.sqrt((share * (1 - share)) / runs + z ** 2 / (4 * runs ** 2))
  return Math.min(1, (middle + width) / (1 + z ** 2 / runs))
}

function column(value: string | number, width: number): string {
  return String(value).padStart(width)
}
