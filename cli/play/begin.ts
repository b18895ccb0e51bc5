import { randomBytes } from 'node:crypto'
import {
  type AnyMatch,
  type AnyTitle,
  commitmentTo,
  createDealer,
  type MatchRecord,
  repeatingSource,
  replay,
  seatsOf,
  startMatch,
} from '@carriage/kernel'
import { library } from '@carriage/shared/catalogue'
import { Complaint } from '../complaint.ts'
import { nativeDigest } from '../digest.ts'
import type { CliFormatter } from '../formatter.ts'
import type { JournalEntry } from '../journal-entry.ts'
import type { Screen } from '../screen.ts'
import type { HotseatPlayers } from './hotseat-players.ts'

// The limit of a record.
const longestNonce = 200

/**
 * Starts a match. First the server commits to a secret, then each person adds something to it, so that neither side
 * alone decides the draws. Undefined if the input ends before the match has started.
 */
export async function beginHotseat(
  title: AnyTitle,
  { players, people }: HotseatPlayers,
  options: object,
  screen: Screen,
  t: CliFormatter,
): Promise<AnyMatch | undefined> {
  const [game] = title.versions
  const match = `${game.id}-${randomBytes(4).toString('hex')}`
  const secret = randomBytes(32).toString('hex')
  screen.print()
  screen.print(t('luck.commitment', { match }))
  screen.printWhole(`  ${commitmentTo(secret, match)}`)
  if (people.length > 0) screen.print(`\n${t('luck.nonces')}`)
  const nonces: string[] = []
  for (const seat of seatsOf(players.length)) {
    const given = people.includes(seat) ? await screen.ask(t('luck.nonce', { name: players[seat] ?? '' })) : ''
    if (given === undefined) return undefined
    nonces.push(given.slice(0, longestNonce) || randomBytes(8).toString('hex'))
  }
  const source = repeatingSource(secret, match, nonces)
  return startMatch(game, { match, players, options, source, digest: nativeDigest })
}

/**
 * Resumes a match that was left. Its record still contains the secret of its draws, which continue where they stopped.
 */
export function resumeHotseat(record: MatchRecord, file: string, journal: JournalEntry[]): AnyMatch {
  const { source } = record
  if (record.result) throw new Complaint('resume.over', { file })
  if (source.kind !== 'keyed' || source.secret === undefined) throw new Complaint('resume.noSecret', { file })
  let before: object = {}
  const match = replay(
    record,
    library,
    (match, n, events) => {
      const entry = match.log[n - 1]
      if (entry) journal.push({ entry, before, events })
      before = match.state
    },
    nativeDigest,
  )
  return { ...match, deal: createDealer(source, record.match) }
}
