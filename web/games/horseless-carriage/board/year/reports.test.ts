import { type Event, horselessCarriageTitle, type Phase, phases } from '@carriage/horseless-carriage'
import type { AnyTitle } from '@carriage/kernel'
import { expect, test } from 'vitest'
import { loadTranslator } from '../../../../platform/i18n/game-translator.ts'
import { createMessageFormatter } from '../../../../platform/i18n/translate.ts'
import { momentOf, momentsOf } from '../../gallery/played.ts'
import { en } from '../messages.en.ts'
import { newsSince } from './news.ts'
import { reportsOf } from './reports.ts'

const words = {
  t: createMessageFormatter({ en }, 'en'),
  // The translator works with any title; this one is narrower than its type.
  translator: loadTranslator(horselessCarriageTitle as unknown as AnyTitle, 'en', 'spectator', (seat) => `P${seat}`),
}

test('every phase of a year has a report of one line, latest first', () => {
  const { history, state } = momentOf({ seed: 6, when: ({ year }) => year === 3 })
  const reports = reportsOf(history, words)
  expect(reports[0]).toMatchObject({ year: 2, phase: 'demand' })
  expect(reports.filter(({ year }) => year === 1).map(({ phase }) => phase)).toEqual([...phases].reverse())
  for (const { line } of reports) expect(line).toMatch(/\w.*\.$/)
  const earned = state.players.reduce((sum, { wealth }) => sum + wealth, 0)
  const events = reports
    .filter(({ phase }) => phase === 'sales')
    .map(({ line }) => Number(/sold for \$(\d+)/.exec(line)?.[1] ?? 0))
  expect(events.reduce((sum, each) => sum + each, 0)).toBe(earned)
})

test('sales that are not known yet are not reported', () => {
  const begun: Event[] = [{ kind: 'phaseBegan', year: 1, phase: 'sales' }]
  expect(reportsOf(begun, words)).toEqual([])
})

test('the last phase of a game reports how it ended', () => {
  const { history } = momentOf({ seed: 6, when: ({ stage }) => stage.name === 'over' })
  const [last] = reportsOf(history, words, 1)
  expect(last?.phase).toBe('endCheck')
  expect(last?.line).toContain('game')
  expect(last?.line).toContain('P0')
})

test('each move is news, and a move that ends phases reports their results', () => {
  const sounds = new Map<Phase, number>()
  let shown = 0
  for (const { history, state } of momentsOf({ seed: 6 })) {
    if (state.year > 2) break
    const news = newsSince(history, shown, words)
    if (state.year > 1 || state.stage.name !== 'setUp')
      for (const { phase } of news) sounds.set(phase, (sounds.get(phase) ?? 0) + 1)
    shown = history.length
    expect(newsSince(history, shown, words)).toEqual([])
  }
  // Twice the sum of each phase in which no player decides, and a line for each of three factories.
  for (const phase of ['brochures', 'endCheck', 'expectations'] as const) expect(sounds.get(phase)).toBe(2)
  expect(sounds.get('factory')).toBeGreaterThanOrEqual(6)
  for (const phase of phases) expect(sounds.get(phase)).toBeGreaterThan(1)
})
