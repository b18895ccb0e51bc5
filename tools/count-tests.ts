// Prints "PASSED FAILED" of a JSON report of vitest or Playwright, then a line for each test that failed or that passed
// only when it was tried again. Fails unless every test ran and passed.
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
  told: string[]
}

const report = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as VitestReport | PlaywrightReport
const { passed, failed, told } = 'stats' in report ? playwright(report) : vitest(report)
console.log([`${passed} ${failed}`, ...told].join('\n'))
process.exitCode = failed === 0 ? 0 : 1

function vitest({ success, numTotalTests, numPassedTests, testResults = [] }: VitestReport): Count {
  // A skipped test did not pass. A file that could not be loaded, or no test at all, is one failure.
  const failed = numTotalTests - numPassedTests || (success && numPassedTests > 0 ? 0 : 1)
  const told = testResults.flatMap(({ name, message, status, assertionResults }) => {
    const lines = assertionResults.flatMap((test) =>
      tell(test.fullName, test.status === 'passed', test.failureMessages?.[0]),
    )
    return status === 'failed' && lines.length === 0 ? tell(name, false, message) : lines
  })
  return { passed: numPassedTests, failed, told }
}

function playwright({ stats, errors, suites }: PlaywrightReport): Count {
  const passed = stats.expected + stats.flaky
  const failed = stats.unexpected + stats.skipped + errors.length || (passed > 0 ? 0 : 1)
  const told = errors.flatMap(({ message }) => tell('outside of any test', false, message))
  for (const { file, title, tests } of suites.flatMap(specsOf))
    for (const { status, results } of tests) {
      const error = results.find((result) => result.error)?.error?.message
      told.push(...tell(`${file}: ${title}`, status === 'expected' || status === 'flaky', error))
    }
  return { passed, failed, told }
}

function specsOf(suite: Suite): Suite['specs'] {
  return [...suite.specs, ...(suite.suites ?? []).flatMap(specsOf)]
}

/** Nothing of a test that passed at once; a test that was skipped has no error to tell. */
function tell(name: string, passed: boolean, error: string | undefined): string[] {
  if (passed && !error) return []
  const why = stripVTControlCharacters(error ?? 'did not run')
    .split('\n')
    .filter(Boolean)
    .slice(0, 4)
    .join(' | ')
  return [`${passed ? 'passed when tried again' : 'failed'}: ${name}: ${why}`.slice(0, 500)]
}
