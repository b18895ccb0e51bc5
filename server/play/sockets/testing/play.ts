import { randomUUID } from 'node:crypto'
import type { AuctionState } from '@carriage/auction'
import { auction } from '@carriage/auction'
import type { MatchId } from '@carriage/protocol'
import type { Matches } from '../../matches/index.ts'
import type { Client } from './client.ts'

/**
 * Plays one legal move of the auction by the socket of the seat to move; returns its number, or undefined at the end.
 */
export async function playOne(
  matches: Matches,
  match: MatchId,
  players: readonly Client[],
): Promise<number | undefined> {
  const turn = auction.turn((await stateOf(matches, match, 'spectator')).view)
  if (turn.over) return undefined
  const [seat] = turn.seats
  if (seat === undefined) return undefined
  const { n, view } = await stateOf(matches, match, seat)
  const moves = [...auction.moves(view, seat)]
  const move = moves[(n * 7 + 3) % moves.length]!
  return sendCommand(players[seat]!, match, { type: 'move', basis: n, move })
}

/** Sends a command and waits for its answer. */
export async function sendCommand(client: Client, match: MatchId, command: object): Promise<number> {
  const id = randomUUID()
  client.send({ type: 'command', match, command: { id, ...command } })
  await client.until(() => client.messages.some((message) => 'id' in message && message.id === id))
  const answer = client.messages.find((message) => 'id' in message && message.id === id)!
  if (answer.type !== 'done') throw new Error(JSON.stringify(answer))
  return answer.n
}

async function stateOf(matches: Matches, match: MatchId, viewer: 'spectator' | 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7) {
  const { n, view } = (await matches.standing(match, viewer))!
  return { n, view: view as AuctionState }
}
