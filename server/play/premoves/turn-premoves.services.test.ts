import { awaitedSeats, fastChance, type Preview, preview, type Seat } from '@carriage/kernel'
import type { MatchId } from '@carriage/protocol'
import { library } from '@carriage/shared/catalogue'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { localBus } from '../../platform/bus/index.ts'
import { beginTable } from '../../testing/begin-table.ts'
import { type TestDatabase, testDatabase } from '../../testing/database.ts'
import { anyMove } from '../bots/any-move.ts'
import { budgetOf, type MatchesHere, playMatches } from '../matches/index.ts'
import { readPremoves } from './stored-premoves.ts'

const game = library.latest('kraftwagen')!
const log = pino({ level: 'silent' })
const luck = fastChance(3)
let database: TestDatabase
const stops: (() => unknown)[] = []

beforeAll(async () => {
  database = await testDatabase()
})
afterEach(async () => {
  for (const stop of stops.splice(0).reverse()) await stop()
})
afterAll(() => database.drop())

/** A process that plays matches; only the test requests premoves. */
function matchesHere(): MatchesHere {
  const bus = localBus()
  stops.push(() => bus.close())
  return playMatches({ database, bus, budget: budgetOf(5_000), log, premoveDelay: 0 })
}

async function moveOnce(matches: MatchesHere, match: MatchId): Promise<void> {
  const [seat] = await awaited(matches, match)
  const { n, view } = (await matches.standing(match, seat!))!
  const move = anyMove(game, view, seat!, luck)
  await matches.execute(match, { type: 'move', id: `move-${n}`, basis: n, seat: seat!, move })
}

async function awaited(matches: MatchesHere, match: MatchId): Promise<readonly Seat[]> {
  const { view } = (await matches.standing(match, 0))!
  return awaitedSeats(game.turn(view))
}

const ahead = (view: object, seat: Seat) => game.premoves?.ahead(view, seat) ?? []

/** A whole turn on the expected table, up to its end or to luck. */
function someTurn(begin: object, seat: Seat): object[] {
  const moves: object[] = []
  for (let state: object | undefined = begin; state && awaitedSeats(game.turn(state)).includes(seat); ) {
    const all = [...game.moves(state, seat)]
    // The tile ahead is there when the turn comes.
    const move: object = all.find((each) => 'kind' in each && each.kind === 'endTurn') ?? all[0]!
    moves.push(move)
    if ('kind' in move && move.kind === 'endTurn') break
    const shown: Preview<object, object> = preview(game, state, seat, move)
    state = shown.legal ? shown.state : undefined
  }
  return moves
}

/** A table at which a seat waits with premoves for its next turn. */
async function premovedTurn(matches: MatchesHere): Promise<{ match: MatchId; seat: Seat; moves: readonly object[] }> {
  const match = await beginTable(database, { game: 'kraftwagen', seats: 2, pace: { kind: 'none' } })
  for (;;) {
    await moveOnce(matches, match)
    for (const seat of [0, 1] as const) {
      const { view } = (await matches.standing(match, seat))!
      const [upcoming] = ahead(view, seat)
      const moves = upcoming ? someTurn(upcoming.view, seat) : []
      if (!upcoming || moves.length < 2) continue
      expect(await matches.savePremoves(match, seat, [{ moment: upcoming.moment, moves, relies: [] }])).toMatchObject({
        ok: true,
      })
      return { match, seat, moves }
    }
  }
}

async function playedByPremoves(match: MatchId): Promise<readonly object[]> {
  const { rows } = await database.pool.query<{ entry: { move: object } }>(
    `select entry from moves where match_id = $1 and command like 'order-%' order by n`,
    [match],
  )
  return rows.map(({ entry }) => entry.move)
}

test('a turn is played move by move by whichever process is requested, and then its owner has to decide again', async () => {
  const first = matchesHere()
  let played: readonly object[] = []
  // If the rival has taken the tile nothing is played: another table is tried.
  while (played.length === 0) {
    const { match, seat, moves } = await premovedTurn(first)
    while (!(await awaited(first, match)).includes(seat)) await moveOnce(first, match)
    // Each request goes to a process that has not seen the match.
    for (let calls = 1; calls <= moves.length; calls++) {
      await matchesHere().playPremoves(match)
      played = await playedByPremoves(match)
      if (played.length < calls) break // luck or the rival has made the rest impossible
      expect(played).toEqual(moves.slice(0, calls))
    }
    if (played.length > 0) expect((await readPremoves(database.pool, match, seat)).premoves).toEqual([])
  }
})

test('once its owner has played something else, the rest of the turn is theirs', async () => {
  const matches = matchesHere()
  const { match, seat, moves } = await premovedTurn(matches)
  while (!(await awaited(matches, match)).includes(seat)) await moveOnce(matches, match)
  const { n, view } = (await matches.standing(match, seat))!
  const other = [...game.moves(view, seat)].find((move) => JSON.stringify(move) !== JSON.stringify(moves[0]))!
  await matches.execute(match, { type: 'move', id: 'something-else', basis: n, seat, move: other })
  await matches.playPremoves(match)
  expect(await playedByPremoves(match)).toEqual([])
})
