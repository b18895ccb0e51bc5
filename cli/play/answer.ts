import {
  canonical,
  explain,
  type Facts,
  houseRules,
  preview,
  type Refusal,
  type Rule,
  readMove,
  ruleAt,
  ruleOf,
  rulesAt,
  type Seat,
  viewOf,
} from '@carriage/kernel'
import { happeningLines, inMargin } from '../journal-entry.ts'
import { pad } from '../layout.ts'
import { printRule } from '../rules/print-rule.ts'
import { changedLines } from './changes.ts'
import type { Session } from './session.ts'

/** The result of a move, as far as this seat can know. */
export function showPreview({ match, translator, t, screen }: Session, seat: Seat, move: object): void {
  const view = viewOf(match, seat)
  const shown = preview(match.game, view, seat, move)
  if (!shown.legal) throw new Error(`A listed move is refused by ${shown.rule}: ${canonical(move)}`)
  screen.print(t('preview.move', { move: translator.move(view, seat, seat, move) }), 'strong')
  for (const line of translator.events(shown.events, seat)) screen.print(`  ${line}`)
  if (shown.stopped) screen.print(`  ${t('preview.stopped', { at: shown.stopped })}`)
  if (shown.state) {
    const changed = changedLines(translator.board(view, seat), translator.board(shown.state, seat))
    if (changed.length > 0) screen.print(t('preview.table'))
    for (const line of changed) screen.print(`  ${line}`)
  }
  screen.print(t(shown.undoable ? 'preview.undoable' : 'preview.final'))
}

/** Why the rules refuse a move, or that they do not. */
export function showWhy(session: Session, seat: Seat, moves: readonly object[], text: string): void {
  const { match, t, screen } = session
  const move = parse(text)
  if (move === undefined) {
    screen.print(t('why.form'))
    screen.printWhole(`  why ${exampleOf(moves)}`)
    return
  }
  const explanation = explain(match.game, viewOf(match, seat), seat, move)
  if (explanation.legal) {
    const number = moves.findIndex((legal) => canonical(legal) === canonical(move)) + 1
    screen.print(t('why.legal', { number }))
  } else showRefusal(session, seat, explanation, moves)
}

/** A move written by a person; undefined if it cannot be played, after printing the reason. */
export function writtenMove(session: Session, seat: Seat, moves: readonly object[], text: string): object | undefined {
  const { match, t, screen } = session
  const written = parse(text)
  if (written === undefined) {
    screen.print(t('write.form'))
    screen.printWhole(`  play ${exampleOf(moves)}`)
    return undefined
  }
  const explanation = explain(match.game, viewOf(match, seat), seat, written)
  const read = readMove(match.game, seat, written)
  if (explanation.legal && read.ok) return read.value
  if (!explanation.legal) showRefusal(session, seat, explanation, moves)
  return undefined
}

function showRefusal(
  { t, screen, translator, match, title }: Session,
  seat: Seat,
  { rule: id, facts }: Refusal,
  moves: readonly object[],
): void {
  const rule = ruleOf(title, id)
  screen.print(t('why.refused', { rule: rule.id }), 'strong')
  printRule(screen, t, ruleAt(match.game, match.header.options, rule))
  const sentences = translator.facts(match.state, seat, facts)
  const factsText = factsLine(facts)
  if (sentences.length > 0) for (const sentence of sentences) screen.print(`  ${sentence}`)
  else if (factsText) screen.print(t('why.facts', { facts: factsText }))
  if (rule.id === 'CH-1') screen.printWhole(t('why.example', { example: exampleOf(moves) }))
}

function exampleOf(moves: readonly object[]): string {
  return canonical(moves[0] ?? {})
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
    .filter(([, value]) => String(value) !== '')
    .map(([name, value]) => `${name} ${String(value)}`)
    .join(', ')
}

/** A rule by its id, or all of them by name. */
export function showRule({ match, title, t, screen }: Session, id: string): void {
  const rules: readonly Rule[] = [...rulesAt(title, match.header.options), ...houseRules]
  const rule = rules.find((rule) => rule.id === id)
  if (rule) printRule(screen, t, rule)
  else if (id !== '') screen.print(t('rule.unknown', { id }))
  else for (const rule of rules) screen.print(t('rule.line', { id: pad(rule.id, 8), title: rule.title }))
}

export function showLog({ match, journal, translator, t, screen }: Session, seat: Seat): void {
  const setup = translator.events(match.setupEvents, seat)
  for (const line of inMargin(0, setup)) screen.print(line)
  for (const happening of journal) {
    const lines = happeningLines(happening, journal, translator, t, seat)
    for (const line of inMargin(happening.entry.n, lines)) screen.print(line)
  }
  if (journal.length === 0) screen.print(t('log.empty'))
}
