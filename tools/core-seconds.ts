// Writes down how long the browser tests tagged @core take, from a JSON report of Playwright: `node tools/core-seconds.ts REPORT`.
// The median of what is written and what was measured would hide a test that became slow: the last run counts.
import { writeFileSync } from 'node:fs'
import { readTestReport } from './test-report.ts'

const { tests, failed } = readTestReport(process.argv[2] ?? '')
if (failed > 0) throw new Error(`${failed} tests failed, so their seconds say nothing.`)
const core = tests.filter(({ tags }) => tags.some((tag) => /^@?core$/.test(tag)))
const seconds = Object.fromEntries(
  core.map((test) => [test.name, Number(test.seconds.toFixed(1))] as const).sort(([a], [b]) => a.localeCompare(b)),
)
writeFileSync('e2e/core-seconds.json', `${JSON.stringify(seconds, null, 2)}\n`)
const sum = Object.values(seconds).reduce((total, each) => total + each, 0)
console.log(`${core.length} tests, ${sum.toFixed(0)} s`)
