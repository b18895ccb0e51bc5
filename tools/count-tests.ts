// Prints "PASSED FAILED" of a vitest JSON report, and fails unless every test ran and passed.
import { readFileSync } from 'node:fs'

interface Report {
  success: boolean
  numTotalTests: number
  numPassedTests: number
}

const report = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as Report
const passed = report.numPassedTests
// A skipped test did not pass. A file that could not be loaded, or no test at all, is one failure.
const failed = report.numTotalTests - passed || (report.success && passed > 0 ? 0 : 1)
console.log(passed, failed)
process.exitCode = failed === 0 ? 0 : 1
