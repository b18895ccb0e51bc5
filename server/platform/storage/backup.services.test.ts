import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { MatchId } from '@carriage/protocol'
import { library } from '@carriage/shared/catalogue'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { budgetOf, playMatches } from '../../play/matches/index.ts'
import { beginTable } from '../../testing/begin-table.ts'
import { type TestDatabase, testDatabase } from '../../testing/database.ts'
import { localBus } from '../bus/index.ts'

const game = library.latest('kraftwagen')!

function matchesOn(database: TestDatabase) {
  return playMatches({ database, bus: localBus(), budget: budgetOf(1_000), log: pino({ level: 'silent' }) })
}

async function playOne(database: TestDatabase, match: MatchId): Promise<number> {
  const matches = matchesOn(database)
  const { n, view } = (await matches.standing(match, 'spectator'))!
  const turn = game.turn(view)
  if (turn.over) throw new Error('the match is over')
  const seat = turn.seats[0]!
  const [move] = game.moves((await matches.standing(match, seat))!.view, seat)
  const outcome = await matches.execute(match, { type: 'move', id: randomUUID(), basis: n, seat, move: move! })
  if (!outcome.ok) throw new Error(outcome.problem.code)
  return outcome.n
}

test('a backup made as in docs/operations.md has every acknowledged move, and play continues from it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'carriage-backup-'))
  const [server, restored] = [await testDatabase(), await testDatabase({ empty: true })]
  try {
    const match = await beginTable(server)
    for (let i = 0; i < 40; i++) await playOne(server, match)
    const file = join(folder, 'house.dump')
    execFileSync('pg_dump', ['--format=custom', `--file=${file}`, server.url])
    await playOne(server, match)

    execFileSync('pg_restore', ['--exit-on-error', '--no-owner', `--dbname=${restored.url}`, file])
    const standing = await matchesOn(restored).standing(match, 'spectator')
    expect(standing?.n).toBe(40)
    expect(await playOne(restored, match)).toBe(41)
    // The draws follow from the secret in the backup, so they repeat.
    const [original, again] = [await matchesOn(server).standing(match, 0), await matchesOn(restored).standing(match, 0)]
    expect(again?.view).toEqual(original?.view)
  } finally {
    await server.drop()
    await restored.drop()
    rmSync(folder, { recursive: true, force: true })
  }
}, 60_000)
