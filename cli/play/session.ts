import { type AnyMatch, type AnyTitle, canonical, playMove, type Seat, type Viewer, viewOf } from '@carriage/kernel'
import type { CliFormatter } from '../formatter.ts'
import { happeningLines, type JournalEntry } from '../journal-entry.ts'
import type { Screen } from '../screen.ts'
import type { TableTranslator } from '../translator.ts'

/** A match at one keyboard. */
export interface Session {
  readonly title: AnyTitle
  readonly match: AnyMatch
  readonly translator: TableTranslator
  readonly t: CliFormatter
  readonly screen: Screen
  /** Seats played by people; the others are random. */
  readonly people: readonly Seat[]
  /** The result of each log entry; entry n is at n − 1. */
  readonly journal: JournalEntry[]
  /** The number of entries shown to each viewer; undefined before the set-up was shown. */
  readonly shown: Map<Viewer, number>
  /** The viewer whose private information is on the screen, if any. */
  looking: Seat | undefined
  /** The table as last shown to the current viewer. */
  board: readonly string[]
  /** Whether the screen shows anything that others at the table may not see. */
  secretsInSight: boolean
}

export function makeMove(session: Session, seat: Seat, move: object): void {
  const { match, looking } = session
  const before = match.state
  const played = playMove(match, seat, move)
  if (!played.legal) throw new Error(`${match.game.id} lists a move that ${played.rule} refuses: ${canonical(move)}`)
  note(session, before, played.events)
  if (looking !== undefined) recordSecrets(session, looking)
}

/** Stores the result of the latest log entry. */
export function note({ match, journal }: Session, before: object, events: readonly object[]): void {
  const entry = match.log.at(-1)
  if (entry) journal.push({ entry, before, events })
}

/** Lines not yet shown to a viewer; marks them as shown. */
export function newsFor({ match, journal, shown, translator, t }: Session, viewer: Viewer): string[] {
  const before = shown.get(viewer)
  shown.set(viewer, journal.length)
  const setup = before === undefined ? translator.events(match.setupEvents, viewer) : []
  const since = journal.slice(before).flatMap((happening) => happeningLines(happening, journal, translator, t, viewer))
  return [...setup, ...since]
}

export function recordSecrets(session: Session, seat: Seat): void {
  const { match } = session
  session.secretsInSight ||= canonical(viewOf(match, seat)) !== canonical(viewOf(match, 'spectator'))
}

export function hideSecrets(session: Session): void {
  if (session.people.length > 1 && session.secretsInSight) session.screen.hide()
  session.secretsInSight = false
  session.looking = undefined
  session.board = []
}
