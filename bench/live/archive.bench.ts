import { randomBytes, randomUUID } from 'node:crypto'
import { botFor } from '@carriage/bots/node'
import { type AnyGame, awaitedSeats, fastChance, playMove, readOptions, redact, startMatch } from '@carriage/kernel'
import { matchIdFrom } from '@carriage/protocol'
import { archiveFinished, type Database, openLog } from '@carriage/server'
import { titles } from '@carriage/shared/catalogue'
import { ownDatabase } from './own-database.ts'

/*
 * What an archived move takes on disk: whole games of bots are put into the store as commit_moves would, and archived.
 * Times between moves are those that the bots took here, plus up to 90 seconds by chance, as people would take.
 */

const usualGames = 30
/** Games that the dictionary is made of. */
const samples = 20
/** The aim, in bytes for each move. */
const aim = 15
const slowest = 90_000

export async function bench(args: readonly string[]): Promise<number> {
  const count = Number(args[0] ?? usualGames)
  let reached = true
  for (const title of titles) {
    const database = await ownDatabase()
    try {
      const [game] = title.versions
      const archive = () => archiveFinished({ database, log: openLog('warn', ['bench']) }, { days: 0, samples })
      // The games that the dictionary is made of are not counted: they would be found in it.
      for (let i = 0; i < samples; i++) await playInto(database, game, i)
      await archive()
      await database.pool.query('vacuum full moves, archived_logs')
      const empty = await bytesOf(database, 'moves')
      const before = await bytesOf(database, 'archived_logs')
      const packedBefore = await packedBytesIn(database)
      let moves = 0
      for (let i = 0; i < count; i++) moves += await playInto(database, game, samples + i)
      const hot = (await bytesOf(database, 'moves')) - empty
      const began = process.cpuUsage()
      const archived = await archive()
      const { user, system } = process.cpuUsage(began)
      if (archived !== count) throw new Error(`Only ${archived} of ${count} matches were archived.`)
      await database.pool.query('vacuum full archived_logs')
      const logs = (await bytesOf(database, 'archived_logs')) - before
      const packed = (await packedBytesIn(database)) - packedBefore
      const dictionary = await bytesOf(database, 'archive_dictionaries')
      reached &&= logs / moves <= aim
      console.log(
        `${game.id}: ${count} games, ${moves} moves; ${(hot / moves).toFixed(1)} bytes a move in moves, ` +
          `${(packed / moves).toFixed(1)} compressed, ${(logs / moves).toFixed(1)} as pages of the archive with its indexes, ` +
          `and ${dictionary} bytes for the dictionary; ` +
          `${((user + system) / 1_000 / count).toFixed(1)} ms of processor time a match, without the database`,
      )
    } finally {
      await database.drop()
    }
  }
  console.log(`At most ${aim} bytes a move: ${reached ? 'reached' : 'not reached'}.`)
  return reached ? 0 : 1
}

async function packedBytesIn({ pool }: Database): Promise<number> {
  const { rows } = await pool.query<{ bytes: number }>(
    'select coalesce(sum(octet_length(content)), 0)::float8 as bytes from archived_logs',
  )
  return rows[0]?.bytes ?? 0
}

/** Whole pages of 8 kB, with indexes. */
async function bytesOf({ pool }: Database, table: string): Promise<number> {
  const { rows } = await pool.query<{ bytes: number }>('select pg_total_relation_size($1::regclass)::float8 as bytes', [
    table,
  ])
  return rows[0]?.bytes ?? 0
}

/** Plays one whole game by bots and puts it into the store. Returns its number of moves. */
async function playInto({ pool }: Database, game: AnyGame, index: number): Promise<number> {
  const id = matchIdFrom(randomBytes(14))
  const seats = Math.min(game.seats.max, game.seats.min + (index % 2))
  const read = readOptions(game, {})
  if (!read.ok) throw new Error(`${game.id} cannot be played without wishes.`)
  const options = read.value
  const players = Array.from({ length: seats }, (_, seat) => `Player ${seat}`)
  const match = startMatch(game, { match: id, players, options, source: { kind: 'fast', seed: index + 1 } })
  const bot = botFor(game.id, 'apprentice')
  if (!bot) throw new Error(`There is no bot for ${game.id}.`)
  const chance = fastChance(index + 1_000)
  const ats: Date[] = []
  let waited = 0
  for (let turn = game.turn(match.state); !turn.over; turn = game.turn(match.state)) {
    const waiting = awaitedSeats(turn)
    const seat = waiting[chance.below(waiting.length)] ?? 0
    const move = bot.choose(redact(match.state, seat), seat, { seed: index * 8192 + ats.length, iterations: 30 })
    if (!playMove(match, seat, move).legal) throw new Error('A bot made an illegal move.')
    waited += chance.below(slowest)
    ats.push(new Date(Date.now() - 30 * 86_400_000 + waited))
  }
  const { log } = match
  await pool.query(
    `with laid as (insert into tables (id, game, options, seats, pace, visibility, state, owner, key, secret, commitment, ended_at)
       values ($1, $2, $3, $4, '{}', 'open', 'over', 'owner', 'key', '', '', now() - interval '1 day')),
     begun as (insert into matches (id, game, rules, seats, options, secret, commitment, nonces, opening, pace)
       values ($1, $2, $5, $4, $3, '', '', '{}', '[]', '{}')),
     stands as (insert into match_heads (match_id, version, waiting, result) values ($1, $6, 0, '{}'))
     insert into moves (match_id, n, seat, command, bot, entry, at)
     select $1, g.n, g.seat, g.command, false, g.entry::json, g.at
     from unnest($7::integer[], $8::smallint[], $9::text[], $10::text[], $11::timestamptz[]) as g(n, seat, command, entry, at)`,
    [
      id,
      game.id,
      JSON.stringify(options),
      seats,
      game.rules,
      log.length,
      log.map(({ n }) => n),
      log.map(({ seat }) => seat),
      log.map(() => randomUUID()),
      log.map((entry) => JSON.stringify('move' in entry ? { move: entry.move, draws: entry.draws } : entry)),
      ats,
    ],
  )
  return log.length
}
