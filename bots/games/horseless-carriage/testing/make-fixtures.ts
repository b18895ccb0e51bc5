// Plays the recorded games of games/horseless-carriage/fixtures: `node
// bots/games/horseless-carriage/testing/make-fixtures.ts`. Everything follows from the plans below, so the same rules
// give the same files, byte for byte. The files show that old games still replay: once matches use a rules version, its
// files are never replaced.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import {
  firstVersion,
  horselessCarriage,
  horselessCarriageTitle,
  type Move,
  type Options,
  optionsSchema,
  type State,
} from '@carriage/horseless-carriage'
import {
  type Chance,
  fastChance,
  keyedSource,
  playMove,
  recordOf,
  redact,
  resultOf,
  type Seat,
  startMatch,
  writeRecord,
} from '@carriage/kernel'
import { greedyMove, nextSeat } from '../greedy/index.ts'

interface Plan {
  readonly name: string
  readonly game: typeof horselessCarriage
  readonly players: readonly string[]
  readonly options: Partial<Options>
  /** One decision in this many is made at random, also to change a plan that is submitted. */
  readonly randomOneIn?: number
  /** Of the players' choices. */
  readonly seed?: number
}

/** Few tiles, so that plans are reopened; windows may be left idle. */
const scarce: Partial<Options> = {
  ...horselessCarriageTitle.variants.find(({ options }) => options.components?.id === 'scarce')?.options,
  saleObligation: 'windowMayIdle',
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
  {
    name: 'version-1-four-players-scarce',
    game: firstVersion,
    players: ['Alice', 'Henry', 'Ransom', 'Louise'],
    options: scarce,
    randomOneIn: 3,
    seed: 30,
  },
  {
    name: 'version-2-five-players-scarce',
    game: horselessCarriage,
    players: ['Alice', 'Henry', 'Ransom', 'Louise', 'Carl'],
    options: scarce,
    randomOneIn: 3,
    seed: 23,
  },
]

const folder = new URL('../../../../games/horseless-carriage/fixtures/', import.meta.url)
mkdirSync(folder, { recursive: true })
for (const plan of plans) {
  const file = new URL(`${plan.name}.record.json`, folder)
  if (!existsSync(file)) writeFileSync(file, playOut(plan))
}

/** Greedy players play it, some decisions at random; the draws come from the secret of the match and the players' nonces. */
function playOut({ name, game, players, options, randomOneIn, seed = 1 }: Plan): string {
  const id = `fixture-${name}`
  const secret = createHash('sha256').update(id).digest('hex')
  const source = keyedSource(
    secret,
    id,
    players.map((player) => `nonce of ${player}`),
  )
  const match = startMatch(game, { match: id, players, options: optionsSchema.parse(options), source })
  const chance = fastChance(seed)
  while (!resultOf(match)) {
    const atRandom = randomOneIn !== undefined && chance.below(randomOneIn) === 0
    const seat = atRandom ? anySeat(match.state, chance) : nextSeat(match.state, chance)
    const view = redact(match.state, seat)
    const move = atRandom ? anyMove(view, seat, chance) : greedyMove(view, seat, { tries: 40, chance })
    const played = playMove(match, seat, move)
    if (!played.legal) throw new Error(`A ${move.kind} was refused by ${played.rule}.`)
  }
  return writeRecord(recordOf(match))
}

function anySeat(state: State, chance: Chance): Seat {
  const turn = horselessCarriage.turn(state)
  const seats = turn.over ? [] : turn.seats
  return seats[chance.below(seats.length)] ?? 0
}

/** One of those that are listed, or one that is suggested, which need not be listed. */
function anyMove(view: State, seat: Seat, chance: Chance): Move {
  if (chance.below(2) === 0) return horselessCarriage.suggest!(view, seat, chance)
  const listed = [...horselessCarriage.moves(view, seat)]
  return listed[chance.below(listed.length)]!
}
