import {
  type AnyMatch,
  fastChance,
  keyedSource,
  playMove,
  readOptions,
  redact,
  resultOf,
  startMatch,
  undoMove,
  unhashed,
} from '@carriage/kernel'
import { library } from '@carriage/shared/catalogue'
import { beforeAll, describe, expect, test } from 'vitest'
import { fingerprint } from './history.ts'
import { replayStoredLog, type StoredLog, type StoredRow } from './truth.ts'
import { nextView } from './watcher.ts'

const game = library.latest('kraftwagen')!
const secret = '7'.repeat(64)
const match = '00000000000000'
const nonces = ['one', 'two']
let stored: StoredLog

beforeAll(() => {
  stored = playedLog()
})

test('a log that was played by the rules has no fault, and ends', () => {
  expect(replayStoredLog(stored)).toMatchObject({ faults: [], over: true })
})

test('a watcher who follows the entries sees what the log says', () => {
  const { views } = replayStoredLog({ ...stored, rows: stored.rows.slice(0, 30) })
  const played = begun()
  let view: object = redact(played.state, 0)
  for (const row of stored.rows.slice(0, 30)) {
    const { n, at, seat, entry } = row
    if ('undo' in entry) break
    // At random moves of Kraftwagen, an entry without secrets is one that its watchers can play.
    view = nextView(game, view, { n, at, seat, entry: redact(entry, 0) })
    expect(fingerprint(view)).toBe(views.get(0)?.[n])
  }
})

describe('what is found', () => {
  test('a row that is missing', () => {
    expect(faultsWith(stored.rows.toSpliced(5, 1))).toContain('entry 7 stands where 6 should')
  })

  test('a move that the rules refuse', () => {
    const again: StoredRow = { ...stored.rows[0]!, n: stored.rows.length + 1, command: 'again' }
    expect(faultsWith([...stored.rows, again]).join()).toMatch(/is refused by/)
  })

  test('luck that was not bound beforehand', () => {
    expect(replayStoredLog({ ...stored, secret: '8'.repeat(64) }).faults.join()).toMatch(/dealt otherwise/)
  })

  test('a draw that was changed', () => {
    const at = stored.rows.findIndex(({ entry }) => 'draws' in entry && entry.draws.length > 0)
    const row = stored.rows[at]!
    const changed = { ...row, entry: { ...row.entry, draws: [] } }
    expect(faultsWith(stored.rows.toSpliced(at, 1, changed))).toContain(`move ${row.n} was dealt otherwise`)
  })

  test('a head that is ahead of its log', () => {
    expect(replayStoredLog({ ...stored, version: stored.version + 1 }).faults).toHaveLength(1)
  })

  test('a result that does not follow', () => {
    expect(replayStoredLog({ ...stored, result: null }).faults).toEqual(['the result does not follow from the log'])
  })
})

function faultsWith(rows: readonly StoredRow[]): readonly string[] {
  return replayStoredLog({ ...stored, rows }).faults
}

function begun(): AnyMatch {
  const options = readOptions(game, {})
  if (!options.ok) throw new Error('Kraftwagen has no defaults.')
  const source = keyedSource(secret, match, nonces)
  return startMatch(game, { match, players: nonces, options: options.value, source, digest: unhashed })
}

/** A whole random game in which now and then a move is taken back. */
function playedLog(): StoredLog {
  const played = begun()
  const chance = fastChance(3)
  for (let turn = game.turn(played.state); !turn.over; turn = game.turn(played.state)) {
    const seat = turn.seats[0]!
    const moves = [...game.moves(played.state, seat)]
    playMove(played, seat, moves[chance.below(moves.length)]!)
    if (chance.below(20) === 0) undoMove(played, seat)
  }
  const { header } = played
  if (header.source.kind !== 'keyed') throw new Error('The match has luck of another kind.')
  const rows = played.log.map(({ n, seat, hash: _hash, ...entry }): StoredRow => {
    const stored =
      'undo' in entry ? { undo: entry.undo, consent: entry.consent } : { move: entry.move, draws: entry.draws }
    return { n, seat, command: `command-${n}`, bot: false, at: 1_000 + n, entry: stored }
  })
  return {
    match,
    game: game.id,
    rules: game.rules,
    seats: nonces.length,
    options: header.options,
    secret,
    commitment: header.source.commitment,
    nonces,
    repeats: false,
    opening: played.opening.draws,
    version: rows.length,
    result: resultOf(played) ?? null,
    rows,
  }
}
