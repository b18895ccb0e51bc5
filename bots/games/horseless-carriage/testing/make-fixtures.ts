// Plays the recorded games of games/horseless-carriage/fixtures: `node bots/games/horseless-carriage/testing/make-fixtures.ts`.
// Everything follows from the plans below, so the same rules give the same files, byte for byte. The files are there to
// show that old games still hold: once matches are played by a rules version, its files are never made anew.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { firstVersion, horselessCarriage, type Options, optionsSchema } from '@carriage/horseless-carriage'
import {
  fastChance,
  keyedSource,
  playMove,
  recordOf,
  redact,
  resultOf,
  startMatch,
  writeRecord,
} from '@carriage/kernel'
import { greedyMove, nextSeat } from '../greedy/index.ts'

interface Plan {
  readonly name: string
  readonly game: typeof horselessCarriage
  readonly players: readonly string[]
  readonly options: Partial<Options>
}

const plans: readonly Plan[] = [
  { name: 'version-1-three-players', game: firstVersion, players: ['Alice', 'Henry', 'Ransom'], options: {} },
  { name: 'version-2-three-players', game: horselessCarriage, players: ['Alice', 'Henry', 'Ransom'], options: {} },
  {
    name: 'version-2-four-players-introductory',
    game: horselessCarriage,
    players: ['Alice', 'Henry', 'Ransom', 'Louise'],
    options: { introductory: true, saleObligation: 'windowMayIdle', planVisibility: 'open' },
  },
]

const folder = new URL('../../../../games/horseless-carriage/fixtures/', import.meta.url)
mkdirSync(folder, { recursive: true })
for (const plan of plans) {
  const file = new URL(`${plan.name}.record.json`, folder)
  if (!existsSync(file)) writeFileSync(file, playOut(plan))
}

/** Greedy players play it; the draws come from the secret of the match and the players' nonces. */
function playOut({ name, game, players, options }: Plan): string {
  const id = `fixture-${name}`
  const secret = createHash('sha256').update(id).digest('hex')
  const source = keyedSource(
    secret,
    id,
    players.map((player) => `nonce of ${player}`),
  )
  const match = startMatch(game, { match: id, players, options: optionsSchema.parse(options), source })
  const chance = fastChance(1)
  while (!resultOf(match)) {
    const seat = nextSeat(match.state, chance)
    const played = playMove(match, seat, greedyMove(redact(match.state, seat), seat, { tries: 40, chance }))
    if (!played.legal) throw new Error(`A greedy move was refused by ${played.rule}.`)
  }
  return writeRecord(recordOf(match))
}
