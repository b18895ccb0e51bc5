// Prints "PASSED FAILED FLAKY" of a JSON report of vitest or Playwright, then a line for each test that failed or that is
// flaky: it passed only at a second try. Flaky tests count as passed too. Fails unless every test ran and passed.
import { readFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'

interface VitestReport {
  success: boolean
  numTotalTests: number
  numPassedTests: number
  testResults?: { name: string; message?: string; status: string; assertionResults: Assertion[] }[]
}
interface Assertion {
  fullName: string
  status: string
  failureMessages?: string[]
}

interface PlaywrightReport {
  stats: { expected: number; flaky: number; unexpected: number; skipped: number }
  errors: { message?: string }[]
  suites: Suite[]
}
interface Suite {
  suites?: Suite[]
  specs: { file: string; title: string; tests: { status: string; results: { error?: { message?: string } }[] }[] }[]
}

interface Count {
  passed: number
  failed: number
  flaky: number
  lines: string[]
}

const report = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as VitestReport | PlaywrightReport
const { passed, failed, flaky, lines } = 'stats' in report ? playwright(report) : vitest(report)
console.log([`${passed} ${failed} ${flaky}`, ...lines].join('\n'))
process.exitCode = failed === 0 ? 0 : 1

function vitest({ success, numTotalTests, numPassedTests, testResults = [] }: VitestReport): Count {
  // A skipped test did not pass. A file that could not be loaded, or no test at all, is one failure.
  const failed = numTotalTests - numPassedTests || (success && numPassedTests > 0 ? 0 : 1)
  const lines = testResults.flatMap(({ name, message, status, assertionResults }) => {
    const ofTests = assertionResults.flatMap((test) =>
      describe(test.fullName, test.status === 'passed', test.failureMessages?.[0]),
    )
    return status === 'failed' && ofTests.length === 0 ? describe(name, false, message) : ofTests
  })
  const flaky = testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter((test) => test.status === 'passed' && test.failureMessages?.[0]).length
  return { passed: numPassedTests, failed, flaky, lines }
}

function playwright({ stats, errors, suites }: PlaywrightReport): Count {
  const passed = stats.expected + stats.flaky
  const failed = stats.unexpected + stats.skipped + errors.length || (passed > 0 ? 0 : 1)
  const lines = errors.flatMap(({ message }) => describe('outside of any test', false, message))
  for (const { file, title, tests } of suites.flatMap(specsOf))
    for (const { status, results } of tests) {
      const error = results.find((result) => result.error)?.error?.message
      lines.push(...describe(`${file}: ${title}`, status === 'expected' || status === 'flaky', error))
    }
  return { passed, failed, flaky: stats.flaky, lines }
}

function specsOf(suite: Suite): Suite['specs'] {
  return [...suite.specs, ...(suite.suites ?? []).flatMap(specsOf)]
}

/** No line for a test that passed at its first try. A test that was skipped has no error. */
function describe(name: string, passed: boolean, error: string | undefined): string[] {
  if (passed && !error) return []
  const why = stripVTControlCharacters(error ?? 'did not run')
    .split('\n')
    .filter(Boolean)
    .slice(0, 4)
    .join(' | ')
  return [`${passed ? 'flaky' : 'failed'}: ${name}: ${why}`.slice(0, 500)]
}
