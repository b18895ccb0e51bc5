import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { houseRules, type Rule } from '@carriage/kernel'
import { describe, expect, onTestFinished, test } from 'vitest'
import { carriage } from '../commands.ts'
import { Complaint } from '../complaint.ts'
import { terminalTranslator } from '../formatter.ts'
import { Paper } from '../testing/paper.ts'
import { printCitations, printTrace } from './rules.ts'
import { readReport, runTests } from './run-tests.ts'

const t = terminalTranslator('en')
const projectRoot = fileURLToPath(new URL('../..', import.meta.url))
const first: Rule = { id: 'ZZ-1', section: 'One', title: 'The first', text: 'Be first.' }
const second: Rule = { id: 'ZZ-2', section: 'One', title: 'The second', text: 'Be second.' }

describe('the trace of a rulebook', () => {
  test('ends with the count, and succeeds if nothing is missing', () => {
    const paper = new Paper()
    expect(printTrace([first], [{ name: 'ZZ-1', passed: true }], paper, t)).toBe(0)
    expect(paper.lines).toEqual(['1 test that cites a rule passed.', '1 of 1 rules tested'])
  })

  test('names a rule without a test, and fails', () => {
    const paper = new Paper()
    const results = [
      { name: 'ZZ-1', passed: true },
      { name: 'ZZ-2', passed: false },
    ]
    expect(printTrace([first, second], results, paper, t)).toBe(1)
    expect(paper.lines).toEqual([
      '1 test that cites a rule passed, 1 did not.',
      'Not cited by any passing test:',
      '  ZZ-2      The second',
      '1 of 2 rules tested',
    ])
  })

  test('names a typo and its test, and fails though no rule is missing', () => {
    const paper = new Paper()
    expect(printTrace([first], [{ name: 'ZZ-1 and ZZ-11', passed: true }], paper, t)).toBe(1)
    expect(paper.lines).toContain('  ZZ-11     ZZ-1 and ZZ-11')
    expect(paper.lines.at(-1)).toBe('1 of 1 rules tested')
  })
})

describe('the rules in code', () => {
  test('are counted with those that are data', () => {
    const paper = new Paper()
    expect(printCitations([first, { ...second, data: true }], new Set(['ZZ-1']), paper, t)).toBe(0)
    expect(paper.lines).toEqual(['2 of 2 rules in code or marked as data'])
  })

  test('fail with the name of a missing one', () => {
    const paper = new Paper()
    expect(printCitations([first, second], new Set(['ZZ-1']), paper, t)).toBe(1)
    expect(paper.lines).toEqual([
      'Neither in code nor marked as data:',
      '  ZZ-2      The second',
      '1 of 2 rules in code or marked as data',
    ])
  })

  test('fail with an unknown one cited by a bot; those of other games are ignored', () => {
    const paper = new Paper()
    const inBots = new Set(['ZZ-1', 'ZZ-9', 'YY-1'])
    expect(printCitations([first], new Set(['ZZ-1']), paper, t, inBots)).toBe(1)
    expect(paper.lines).toEqual([
      'Cited, but in no rulebook:',
      '  ZZ-9      bots/games',
      '1 of 1 rules in code or marked as data',
    ])
  })
})

test('the tests of the folder that cite a rule are run; failed, skipped and todo tests do not count', async () => {
  // Within the project, so that its test runner is found.
  const cache = join(projectRoot, '.cache')
  mkdirSync(cache, { recursive: true })
  const root = mkdtempSync(join(cache, 'rules-test-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  const head = "import { describe, test } from 'vitest'\n"
  const files = {
    'games/small/small.test.ts': `${head}describe('ZZ-1', () => {
      test('holds', () => {})
      test('fails', () => { throw new Error('no') })
      test.skip('is skipped', () => {})
      test.todo('is to be written')
    })`,
    'games/small/more.test.ts': `${head}test('cites nothing', () => {})\ntest('ZZ-2, though', () => {})`,
    'games/small/unloadable.test.ts': `${head}test('never seen', () => {})\nthrow new Error('no')`,
    'games/smaller/other.test.ts': `${head}test('elsewhere', () => {})`,
    'vitest.config.ts': 'export default { test: { cache: false } }',
  }
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(join(root, path, '..'), { recursive: true })
    writeFileSync(join(root, path), content)
  }
  const results = await runTests('games/small', root)
  expect(results.toSorted((a, b) => (a.name < b.name ? -1 : 1))).toEqual([
    { name: 'ZZ-1 fails', passed: false },
    { name: 'ZZ-1 holds', passed: true },
    { name: 'ZZ-1 is skipped', passed: false },
    { name: 'ZZ-1 is to be written', passed: false },
    { name: 'ZZ-2, though', passed: true },
  ])
})

describe('the report of an earlier run', () => {
  const inFile = (name: string, ...tests: string[]) => ({
    name: join(projectRoot, name),
    assertionResults: tests.map((fullName) => ({ fullName, status: 'passed' })),
  })

  test('is read for its tests of the folder', () => {
    const report = join(mkdtempSync(join(tmpdir(), 'carriage-report-')), 'report.json')
    onTestFinished(() => rmSync(dirname(report), { recursive: true }))
    const testResults = [
      inFile('games/small/small.test.ts', 'ZZ-1 holds', 'cites nothing'),
      inFile('games/smaller/other.test.ts', 'ZZ-2 holds elsewhere'),
    ]
    writeFileSync(report, JSON.stringify({ testResults }))
    expect(readReport(report, 'games/small')).toEqual([{ name: 'ZZ-1 holds', passed: true }])
  })

  test('must exist', () => {
    expect(() => readReport('no-such-report.json', 'games/small')).toThrow(Complaint)
  })
})

describe('the list of rules', () => {
  test('contains every rule with its text', async () => {
    const paper = new Paper()
    expect(await carriage(['rules', 'house', '--list'], paper)).toBe(0)
    for (const { id, title, text } of houseRules) {
      expect(paper.text).toContain(`${id}  ${title}`)
      expect(paper.text).toContain(text)
    }
  })

  test('can be restricted to one rule', async () => {
    const paper = new Paper()
    expect(await carriage(['rules', 'auction', '--list', 'au-5'], paper)).toBe(0)
    expect(paper.lines).toEqual(['AU-5  Bids you can pay (Bidding)', '  You bid from 0 up to the coins in your purse.'])
  })

  test('an unknown rule is named', async () => {
    const paper = new Paper()
    expect(await carriage(['rules', 'auction', '--list', 'AU-99'], paper)).toBe(2)
    expect(paper.complaints).toEqual(['No rule AU-99. "--list" prints them all.'])
  })
})
