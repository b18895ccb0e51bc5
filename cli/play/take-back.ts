import { askUndo, ruleOf, type Seat, type UndoByConsent, undoMove } from '@carriage/kernel'
import { printRule } from '../rules/print-rule.ts'
import { hideSecrets, note, type Session } from './session.ts'

/** Undoes a seat's latest move, if allowed or if those concerned agree. */
export async function askToTakeBack(session: Session, seat: Seat): Promise<boolean> {
  const { match, title, t, screen } = session
  const answer = askUndo(match, seat)
  if (!answer.legal) {
    printRule(screen, t, ruleOf(title, answer.rule))
    return false
  }
  if (!answer.free && !(await allAgree(session, seat, answer))) return false
  const before = match.state
  const undone = undoMove(match, seat, answer.n, answer.free ? [] : answer.consent)
  if (!undone.legal) throw new Error(`The undo of ${answer.n} was granted, then refused by ${undone.rule}.`)
  note(session, before, [])
  return true
}

async function allAgree(session: Session, seat: Seat, undo: UndoByConsent): Promise<boolean> {
  const { match, journal, translator, t, screen, people } = session
  const { n, because, at, consent } = undo
  const following = match.log.length - n
  const names = consent.map((other) => translator.name(other)).join(', ')
  screen.print(t('undo.needsConsent', { n, move: moveFor(seat), following, names, because, at }))
  for (const other of consent) {
    const name = translator.name(other)
    if (!people.includes(other)) {
      screen.print(t('undo.randomAgrees', { name }))
      continue
    }
    // The player who is asked uses the same keyboard and must not see the asker's screen.
    hideSecrets(session)
    const asker = translator.name(seat)
    if (await agrees(session, t('undo.ask', { name, asker, n, move: moveFor(other), following }))) continue
    screen.print(t('undo.refused', { name, n }))
    return false
  }
  return true

  function moveFor(viewer: Seat): string {
    const target = journal[n - 1]
    return target && 'move' in target.entry ? translator.move(target.before, viewer, seat, target.entry.move) : ''
  }
}

async function agrees({ screen, t }: Session, question: string): Promise<boolean> {
  screen.print(question)
  for (;;) {
    const answer = (await screen.ask(t('undo.yesOrNo')))?.toLowerCase()
    if (answer === undefined || answer === 'n' || answer === 'no') return false
    if (answer === 'y' || answer === 'yes') return true
  }
}
