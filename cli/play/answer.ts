import { canonical, explain, type Facts, houseRules, preview, type Rule, type Seat, viewOf } from '@carriage/kernel'
import { happeningLines, inMargin } from '../happening.ts'
import { pad } from '../layout.ts'
import { printRule } from '../rules/print-rule.ts'
import { changedLines } from './changes.ts'
import type { Session } from './session.ts'

/** What a move would do, as far as this seat can know. */
export function showPreview({ match, teller, say, screen }: Session, seat: Seat, move: object): void {
  const view = viewOf(match, seat)
  const shown = preview(match.game, view, seat, move)
  if (!shown.legal) throw new Error(`A listed move is refused by ${shown.rule}: ${canonical(move)}`)
  screen.print(say('preview.move', { move: teller.move(view, seat, seat, move) }), 'strong')
  for (const line of teller.events(shown.events, seat)) screen.print(`  ${line}`)
  if (shown.stopped) screen.print(`  ${say('preview.stopped', { at: shown.stopped })}`)
  if (shown.state) {
    const changed = changedLines(teller.board(view, seat), teller.board(shown.state, seat))
    if (changed.length > 0) screen.print(say('preview.table'))
    for (const line of changed) screen.print(`  ${line}`)
  }
  screen.print(say(shown.undoable ? 'preview.undoable' : 'preview.final'))
}

/** Why the rules refuse a move, or that they do not. */
export function showWhy({ match, say, screen }: Session, seat: Seat, moves: readonly object[], text: string): void {
  const example = canonical(moves[0] ?? {})
  const move = parse(text)
  if (move === undefined) {
    screen.print(say('why.form'))
    screen.printWhole(`  why ${example}`)
    return
  }
  const explanation = explain(match.game, viewOf(match, seat), seat, move)
  if (explanation.legal) {
    const number = moves.findIndex((legal) => canonical(legal) === canonical(move)) + 1
    screen.print(say('why.legal', { number }))
    return
  }
  screen.print(say('why.refused', { rule: explanation.rule.id }), 'strong')
  printRule(screen, say, explanation.rule)
  const facts = factsLine(explanation.facts)
  if (facts) screen.print(say('why.facts', { facts }))
  if (explanation.rule.id === 'CH-1') screen.printWhole(say('why.example', { example }))
}

function parse(text: string): unknown {
  try {
    return text === '' ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}

function factsLine(facts: Facts): string {
  return Object.entries(facts)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name} ${String(value)}`)
    .join(', ')
}

/** A rule by its id, or all of them by name. */
export function showRule({ match, say, screen }: Session, id: string): void {
  const rules: readonly Rule[] = [...match.game.rulebook, ...houseRules]
  const rule = rules.find((rule) => rule.id === id)
  if (rule) printRule(screen, say, rule)
  else if (id !== '') screen.print(say('rule.unknown', { id }))
  else for (const rule of rules) screen.print(say('rule.line', { id: pad(rule.id, 8), title: rule.title }))
}

export function showLog({ match, journal, teller, say, screen }: Session, seat: Seat): void {
  const setup = teller.events(match.setupEvents, seat)
  for (const line of inMargin(0, setup)) screen.print(line)
  for (const happening of journal) {
    const lines = happeningLines(happening, journal, teller, say, seat)
    for (const line of inMargin(happening.entry.n, lines)) screen.print(line)
  }
  if (journal.length === 0) screen.print(say('log.empty'))
}
