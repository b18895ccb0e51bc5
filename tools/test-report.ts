// Reads the JSON reports of vitest and Playwright as one list of tests.
import { readFileSync } from 'node:fs'
import { relative } from 'node:path'

interface VitestReport {
  success: boolean
  numTotalTests: number
  numPassedTests: number
  testResults?: { name: string; message?: string; status: string; assertionResults: Assertion[] }[]
}
interface Assertion {
  fullName: string
  status: string
  duration?: number | null
  failureMessages?: string[]
}

interface PlaywrightReport {
  stats: { expected: number; flaky: number; unexpected: number; skipped: number }
  errors: { message?: string }[]
  suites: Suite[]
}
interface Suite {
  suites?: Suite[]
  specs: Spec[]
}
interface Spec {
  file: string
  title: string
  tags?: string[]
  tests: { status: string; results: { duration?: number; error?: { message?: string } }[] }[]
}

export interface TestRun {
  /** What failed outside of any test has the name of its file, or none. */
  readonly name: string
  readonly tags: readonly string[]
  readonly status: 'passed' | 'flaky' | 'failed'
  readonly tries: number
  readonly seconds: number
  readonly error: string | undefined
}

export interface TestReport {
  readonly passed: number
  readonly failed: number
  readonly flaky: number
  readonly tests: readonly TestRun[]
}

export function readTestReport(file: string): TestReport {
  const report = JSON.parse(readFileSync(file, 'utf8')) as VitestReport | PlaywrightReport
  return 'stats' in report ? playwright(report) : vitest(report)
}

function vitest({ success, numTotalTests, numPassedTests, testResults = [] }: VitestReport): TestReport {
  // A skipped test did not pass. A file that could not be loaded, or no test at all, is one failure.
  const failed = numTotalTests - numPassedTests || (success && numPassedTests > 0 ? 0 : 1)
  const tests = testResults.flatMap(({ name, message, status, assertionResults }) => {
    const runs = assertionResults.map(({ fullName, status: outcome, duration, failureMessages = [] }) => {
      const retried = outcome === 'passed' && failureMessages.length > 0
      return {
        name: `${relative('.', name)}: ${fullName}`,
        tags: [],
        status: retried ? 'flaky' : outcome === 'passed' ? 'passed' : 'failed',
        tries: retried ? 2 : 1,
        seconds: (duration ?? 0) / 1000,
        error: failureMessages[0],
      } satisfies TestRun
    })
    const explained = runs.some(({ status: outcome }) => outcome !== 'passed')
    return status === 'failed' && !explained ? [...runs, outsideOfTests(relative('.', name), message)] : runs
  })
  return { passed: numPassedTests, failed, flaky: tests.filter(({ status }) => status === 'flaky').length, tests }
}

function playwright({ stats, errors, suites }: PlaywrightReport): TestReport {
  const passed = stats.expected + stats.flaky
  const failed = stats.unexpected + stats.skipped + errors.length || (passed > 0 ? 0 : 1)
  const tests = suites.flatMap(specsIn).flatMap(({ file, title, tags = [], tests: runs }) =>
    runs.map(
      ({ status, results }) =>
        ({
          name: `${file}: ${title}`,
          tags,
          status: status === 'expected' ? 'passed' : status === 'flaky' ? 'flaky' : 'failed',
          tries: results.length,
          seconds: (results.at(-1)?.duration ?? 0) / 1000,
          error: results.find(({ error }) => error)?.error?.message,
        }) satisfies TestRun,
    ),
  )
  return {
    passed,
    failed,
    flaky: stats.flaky,
    tests: [...errors.map(({ message }) => outsideOfTests('', message)), ...tests],
  }
}

function specsIn(suite: Suite): Spec[] {
  return [...suite.specs, ...(suite.suites ?? []).flatMap(specsIn)]
}

function outsideOfTests(file: string, error: string | undefined): TestRun {
  return { name: file || 'outside of any test', tags: [], status: 'failed', tries: 1, seconds: 0, error }
}
