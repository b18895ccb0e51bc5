import { createHash } from 'node:crypto'
import { fastChance, playMove, recordOf, startMatch, undoMove, writeRecord } from '@carriage/kernel'
import { longestRecord } from '@carriage/protocol'
import { spreadOf } from '../compare.ts'
import { referenceGame } from '../measured-games.ts'
import { type LoaderPlayers, type LoaderResult, playAt } from './loading.ts'
import { type OwnDatabase, ownDatabase } from './own-database.ts'
import { gameNamed, optionsOf } from './played-ahead.ts'
import { type Running, spawnNats, spawnServer } from './processes.ts'
import { type BenchGuest, newGuests, prepareTable } from './tables.ts'

/*
 * How imports of long records slow live play: moves a second at eight live tables, without imports
 * and beside 25 of them, in turns. The records are true, so that they are verified to their end; each is another text.
 * The limits are those of a server as it comes.
 */

const tables = 8
/** Between an acknowledgement and the next move at a table, in milliseconds: people play, if very quick ones. */
const thinking = 40
const seconds = 20
const usualRounds = 3
const imports = 25
/** The share of moves a second that may be lost beside the imports, at most. */
const aim = 0.2
/** The least number of moves that nearly every random two-player game of Kraftwagen has. */
const shortestGame = 170

interface Sender {
  readonly name: string
  /** Another account in each round, so that every round has a full quota. */
  readonly cookies: readonly string[]
  /** A true record; the name of a player is outside its hashes, so that a mark in it makes another text. */
  readonly text: string
}

export async function bench(args: readonly string[]): Promise<number> {
  const rounds = Number(args[0] ?? usualRounds)
  const database = await ownDatabase()
  const running: Running[] = []
  try {
    const nats = await spawnNats()
    running.push(nats)
    const options = { database: database.url, nats: nats.url, limitFactor: 1, rulesBudget: 1_000 }
    const gateway = await spawnServer({ ...options, roles: 'play' })
    running.push(gateway)
    const guests = [...(await newGuests(gateway.url, tables * 2 + 2 * (rounds + 1)))]
    const players = guests.splice(0, tables * 2)
    const lasting = guests.splice(0, rounds + 1)
    await database.pool.query('update accounts set guest = false where id = any($1)', [lasting.map(({ id }) => id)])
    const senders: Sender[] = [
      { name: 'one guest', cookies: guests.map(({ cookie }) => cookie), text: recordOfLength(1_800_000) },
      {
        name: 'one lasting account',
        cookies: lasting.map(({ cookie }) => cookie),
        text: recordOfLength(longestRecord - 20_000),
      },
    ]
    console.log(`${tables} live tables, a move ${thinking} ms after the last`)
    for (const sender of senders) await compare(database, gateway.url, players, sender, rounds)
    return 0
  } finally {
    for (const each of running.toReversed()) await each.stop()
    await database.drop()
  }
}

async function compare(
  database: OwnDatabase,
  url: string,
  players: readonly BenchGuest[],
  sender: Sender,
  rounds: number,
): Promise<void> {
  const ratios: number[] = []
  const statuses = new Map<number, number>()
  console.log(`\n${imports} records of ${sender.text.length} bytes by ${sender.name}`)
  for (let round = 0; round <= rounds; round++) {
    const alone = await play(database, url, players, async () => undefined)
    const sent = new Map<number, number>()
    const beside = await play(database, url, players, () => sendAll(url, sender, round, sent))
    const ratio = beside.moves / beside.seconds / (alone.moves / alone.seconds)
    // The first round only warms everything up.
    if (round > 0) ratios.push(ratio)
    for (const [status, count] of sent) statuses.set(status, (statuses.get(status) ?? 0) + count)
    const name = round === 0 ? 'warm-up' : `round ${round}`
    console.log(
      `  ${name}: without ${format(alone)}; with ${format(beside)} = ${ratio.toFixed(2)}; answers ${list(sent)}`,
    )
  }
  const { median, low, high } = spreadOf(ratios)
  const faults = [...statuses].reduce((sum, [status, count]) => sum + (status >= 500 ? count : 0), 0)
  const verdict = median >= 1 - aim && faults === 0 ? 'PASS' : 'FAIL'
  console.log(
    `${verdict}: ${sender.name}: ${median.toFixed(2)} of the moves (${low.toFixed(2)}-${high.toFixed(2)}), ` +
      `aim ${(1 - aim).toFixed(2)}; answers ${list(statuses)}; 5xx ${faults}, aim 0`,
  )
}

async function play(
  database: OwnDatabase,
  url: string,
  players: readonly BenchGuest[],
  meanwhile: () => Promise<void>,
): Promise<LoaderResult> {
  const games = Math.ceil((seconds * 1_000) / thinking / shortestGame) + 1
  const places: LoaderPlayers[] = []
  for (let table = 0; table < tables; table++) {
    const pair = players.slice(table * 2, table * 2 + 2)
    const prepared = []
    for (let game = 0; game < games; game++) prepared.push(await prepareTable(database, referenceGame, pair))
    places.push({ cookies: pair.map(({ cookie }) => cookie), tables: prepared })
  }
  let sending = Promise.resolve()
  const played = await playAt(
    url,
    places,
    seconds,
    async () => {
      sending = meanwhile()
    },
    { after: thinking },
  )
  await sending
  return played
}

/** Sends each when the one before is answered: of two at a time the second would be refused at once. */
async function sendAll(url: string, sender: Sender, round: number, sent: Map<number, number>): Promise<void> {
  for (let number = 0; number < imports; number++) {
    const text = sender.text.replace('"Marked"', `"${round}-${number}"`)
    const status = await send(url, sender.cookies[round] ?? '', text)
    sent.set(status, (sent.get(status) ?? 0) + 1)
  }
}

/** The status, or 0 where the server closed the connection before it had read all. */
async function send(url: string, cookie: string, body: string): Promise<number> {
  try {
    const response = await fetch(`${url}/api/records`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: url, cookie },
      body,
    })
    await response.text()
    return response.status
  } catch {
    return 0
  }
}

/** A random game of Kraftwagen, with enough moves taken back that its record has about this length. */
function recordOfLength(bytes: number): string {
  const game = gameNamed(referenceGame)
  const source = { kind: 'fast', seed: 20_261_115 } as const
  const digest = (text: string) => createHash('sha256').update(text).digest('hex')
  const players = ['Player', 'Marked']
  const match = startMatch(game, { match: 'imports', players, options: optionsOf(game), source, digest })
  const chance = fastChance(source.seed)
  let length = 0
  let counted = 0
  for (let turn = game.turn(match.state); !turn.over; turn = game.turn(match.state)) {
    const seat = turn.seats[chance.below(turn.seats.length)]
    const moves = seat === undefined ? [] : [...game.moves(match.state, seat)]
    const move = moves[chance.below(moves.length)]
    if (seat === undefined || !move || !playMove(match, seat, move).legal) throw new Error('There is no legal move.')
    for (; counted < match.log.length; counted++) length += JSON.stringify(match.log[counted]).length + 2
    // What is still to come is about a whole game.
    if (length < bytes - wholeGame) undoMove(match, seat)
  }
  return writeRecord(recordOf(match))
}

const wholeGame = 40_000

function format({ moves, seconds: took, p50, p99 }: LoaderResult): string {
  return `${(moves / took).toFixed(1)} moves/s (p50 ${p50.toFixed(1)}, p99 ${p99.toFixed(1)} ms)`
}

function list(statuses: ReadonlyMap<number, number>): string {
  return [...statuses].map(([status, count]) => `${count} x ${status}`).join(', ')
}
