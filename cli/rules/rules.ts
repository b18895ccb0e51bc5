import { houseRules, type Rule, rulesAt } from '@carriage/kernel'
import { titles, trialTitles } from '@carriage/shared/catalogue'
import { chooseTitle, only, readArguments } from '../arguments.ts'
import { Complaint } from '../complaint.ts'
import { type CliFormatter, terminalTranslator } from '../formatter.ts'
import { pad } from '../layout.ts'
import type { Screen } from '../screen.ts'
import { citedInCode } from './code-citations.ts'
import { printRule } from './print-rule.ts'
import { readReport, runTests } from './run-tests.ts'
import { type TestResult, trace } from './trace.ts'

const flags = { list: { type: 'boolean', default: false }, report: { type: 'string' } } as const

/**
 * `carriage rules`: which rules of a game are proved by a test and cited in code; with `--list`, the rules themselves.
 * `--report` reads the JSON report of an earlier test run instead of running the tests.
 */
export async function rules(args: readonly string[], screen: Screen): Promise<number> {
  const { values, positionals } = readArguments('rules', args, flags)
  const t = terminalTranslator('en')
  if (values.list) {
    const [game = '', ...ids] = positionals
    return list(chooseRulebook(only('rules', [game].filter(Boolean))).rulebook, ids, screen, t)
  }
  const game = only('rules', positionals)
  const { rulebook, folder } = chooseRulebook(game)
  if (values.report === undefined) screen.print(t('rules.running', { folder }))
  const results = values.report === undefined ? await runTests(folder) : readReport(values.report, folder)
  const tested = printTrace(rulebook, results, screen, t)
  const cited = printCitations(rulebook, citedInCode(folder), screen, t, citedInCode(botFolder))
  return tested + cited === 0 ? 0 : 1
}

interface Proved {
  readonly rulebook: readonly Rule[]
  /** Where its code and its tests are. */
  readonly folder: string
}

/** Bots implement some rules a second time, and cite them; they do not decide. */
const botFolder = 'bots/games'

/** The house rules apply to all games; they are in the kernel. */
function chooseRulebook(id: string): Proved {
  if (id === 'house') return { rulebook: houseRules, folder: 'games/kernel' }
  return { rulebook: rulesAt(chooseTitle(id)), folder: `games/${id}` }
}

export function printTrace(
  rulebook: readonly Rule[],
  results: readonly TestResult[],
  screen: Screen,
  t: CliFormatter,
): number {
  const everyRule = [...houseRules, ...[...titles, ...trialTitles].flatMap((title) => title.rulebook)]
  const { untested, unknown, tested, rules } = trace(rulebook, results, everyRule)
  const passed = results.filter((result) => result.passed).length
  screen.print(t('rules.tests', { passed, others: results.length - passed }))
  if (untested.length > 0) {
    screen.print(t('rules.untested'), 'strong')
    for (const { id, title } of untested) screen.print(t('rule.line', { id: pad(id, 8), title }))
  }
  if (unknown.length > 0) {
    screen.print(t('rules.unknownCited'), 'strong')
    for (const { id, test } of unknown) screen.print(t('rule.line', { id: pad(id, 8), title: test }))
  }
  screen.print(t('rules.count', { tested, rules }))
  return untested.length + unknown.length === 0 ? 0 : 1
}

/** A rule is cited in the code that decides it, or is marked as data: a component table decides it. */
export function printCitations(
  rulebook: readonly Rule[],
  inCode: ReadonlySet<string>,
  screen: Screen,
  t: CliFormatter,
  inBots: ReadonlySet<string> = new Set(),
): number {
  const [prefix = ''] = rulebook[0]?.id.split('-') ?? []
  const unknown = [...inBots].filter((id) => id.startsWith(`${prefix}-`) && !rulebook.some((rule) => rule.id === id))
  if (unknown.length > 0) {
    screen.print(t('rules.unknownCited'), 'strong')
    for (const id of unknown) screen.print(t('rule.line', { id: pad(id, 8), title: botFolder }))
  }
  const uncited = rulebook.filter(({ id, data }) => !data && !inCode.has(id))
  if (uncited.length > 0) {
    screen.print(t('rules.uncited'), 'strong')
    for (const { id, title } of uncited) screen.print(t('rule.line', { id: pad(id, 8), title }))
  }
  screen.print(t('rules.inCode', { cited: rulebook.length - uncited.length, rules: rulebook.length }))
  return uncited.length + unknown.length === 0 ? 0 : 1
}

function list(rulebook: readonly Rule[], ids: readonly string[], screen: Screen, t: CliFormatter): number {
  const wanted = ids.map((id) => id.toUpperCase())
  const unknown = wanted.find((id) => !rulebook.some((rule) => rule.id === id))
  if (unknown !== undefined) throw new Complaint('rules.unknown', { id: unknown })
  for (const rule of rulebook) {
    if (wanted.length === 0 || wanted.includes(rule.id)) printRule(screen, t, rule)
  }
  return 0
}
