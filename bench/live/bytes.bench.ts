import { titles } from '@carriage/shared/catalogue'
import { spreadOf } from '../compare.ts'
import { measuredOf, referenceGame } from '../measured-games.ts'
import { type LeanSocket, masked, openLeanSocket } from './lean-socket.ts'
import { ownDatabase } from './own-database.ts'
import { gameNamed } from './played-ahead.ts'
import { spawnServer } from './processes.ts'
import { type BenchGuest, newGuests, type PreparedTable, prepareTable } from './tables.ts'

/*
 * What a move costs each watcher on the wire: the bytes of its frame with the head that WebSocket gives it, as they come
 * out of a socket of the server. Games are played at random, with two to four seats in turn where the game allows it.
 */

const aim = 1_000
const seats = [2, 3, 4]
/** Games that are played side by side. */
const atOnce = 20

export async function bench(): Promise<number> {
  const database = await ownDatabase()
  const server = await spawnServer({ roles: 'all', database: database.url })
  try {
    const guests = await newGuests(server.url, Math.max(...seats))
    for (const { about } of titles) {
      const game = about.id
      const { byteGames: count = 0 } = await measuredOf(game)
      if (count === 0) continue
      const { min, max } = gameNamed(game).seats
      const fitting = seats.filter((count) => count >= min && count <= max)
      const sizes: number[] = []
      let begun = 0
      const playSome = async (): Promise<void> => {
        while (begun < count) {
          const players = guests.slice(0, fitting[begun++ % fitting.length])
          const table = await prepareTable(database, game, players)
          sizes.push(...(await watchGame(server.url, players, table)))
        }
      }
      await Promise.all(Array.from({ length: atOnce }, playSome))
      log(game, count, sizes)
    }
    return 0
  } finally {
    await server.stop()
    await database.drop()
  }
}

/** Plays a game by the sockets of its players, and gives the bytes of each frame that a spectator got. */
async function watchGame(url: string, players: readonly BenchGuest[], { id, moves }: PreparedTable): Promise<number[]> {
  const spectator = await openLeanSocket(url, undefined)
  const sockets = await Promise.all(players.map(({ cookie }) => openLeanSocket(url, cookie)))
  const sizes: number[] = []
  await new Promise<void>((resolve, reject) => {
    spectator.listen = (head, bytes) => {
      if (head.startsWith('{"type":"view"')) playAll(sockets, id, moves, reject)
      else if (head.startsWith('{"type":"failed"')) reject(new Error(head))
      else if (head.startsWith('{"type":"frame"') && sizes.push(bytes) === moves.length) resolve()
    }
    spectator.send(masked(JSON.stringify({ type: 'watch', match: id })))
  })
  for (const socket of [spectator, ...sockets]) socket.close()
  return sizes
}

/** Sends each move when the one before is acknowledged. */
function playAll(
  sockets: readonly LeanSocket[],
  match: string,
  moves: PreparedTable['moves'],
  fail: (error: Error) => void,
): void {
  let sent = 0
  for (const socket of sockets)
    socket.listen = (head) => {
      if (head.startsWith('{"type":"done"')) next()
      else if (head.startsWith('{"type":"failed"')) fail(new Error(head))
    }
  next()

  function next(): void {
    const step = moves[sent]
    if (!step) return
    const command = { type: 'move', id: `move-${sent + 1}-of-${match}`, basis: sent, move: step.move }
    sent += 1
    sockets[step.seat]?.send(masked(JSON.stringify({ type: 'command', match, command })))
  }
}

function log(game: string, count: number, sizes: readonly number[]): void {
  const sorted = sizes.toSorted((a, b) => a - b)
  const quantile = (part: number) => sorted[Math.floor((sorted.length - 1) * part)] ?? Number.NaN
  const mean = Math.round(sizes.reduce((sum, size) => sum + size, 0) / sizes.length)
  const { median } = spreadOf(sizes)
  const figures = `median ${median}, mean ${mean}, p99 ${quantile(0.99)}, largest ${quantile(1)}`
  const verdict = game === referenceGame ? `${median <= aim ? 'PASS' : 'FAIL'}: ` : 'for information: '
  console.log(
    `${verdict}${game}, ${count} games, ${sizes.length} moves: bytes per move and watcher: ${figures}; aim ${aim}`,
  )
}
