// Plays the recorded games of ../fixtures and writes them down: `pnpm --filter @carriage/age-of-engineering fixtures`.
// Everything follows from the plans below. The files are there to show that old games still hold, so a file that exists
// is never made anew.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import {
  askUndo,
  fastChance,
  keyedSource,
  type Match,
  playMove,
  recordOf,
  resultOf,
  startMatch,
  undoMove,
  writeRecord,
} from '@carriage/kernel'
import type { Event } from '../events.ts'
import { ageOfEngineering } from '../game.ts'
import type { Move, MoveKind } from '../moves.ts'
import { type Options, optionsSchema } from '../options.ts'
import type { State } from '../state.ts'
import { type Ambition, chooseSensibly } from './sensible-player.ts'

type Played = Match<State, Move, Options, Event>
type Cause = Extract<Event, { kind: 'roundEnded' }>['cause']

interface Plan {
  readonly name: string
  readonly options: Partial<Options>
  /** The players, and what each is after. */
  readonly players: Readonly<Record<string, Ambition>>
  /** How rounds end in it: of all games by these players, the first one that shows it is written down. */
  readonly shows: readonly Cause[]
  /** Kinds of moves that are played in it: what few games show. */
  readonly plays: readonly MoveKind[]
  /** What is told at least once. */
  readonly happens?: (event: Event) => boolean
  /** At the first chance after so many entries whoever moved last takes his move back. */
  readonly takenBack: readonly { readonly after: number; readonly free: boolean }[]
}

const plans: readonly Plan[] = [
  {
    name: 'two-players',
    options: {},
    players: { Alice: 'cars', Henry: 'buyers' },
    shows: ['market', 'marker'],
    plays: [],
    takenBack: [
      { after: 40, free: true },
      { after: 80, free: false },
    ],
  },
  {
    name: 'two-players-every-option',
    options: {
      scoreVisibility: 'hidden',
      recruitmentLeftovers: 'discard',
      instantSale: 'placeExtraCar',
      pitLaneCars: 'sharedPlace',
      twoPlayerMarketSpaces: 4,
      oldsToken: 'anyToken',
    },
    players: { Alice: 'cars', Henry: 'cars' },
    shows: ['market'],
    plays: [],
    takenBack: [],
  },
  {
    name: 'three-players',
    options: { recruitmentLeftovers: 'fillToTwo' },
    players: { Alice: 'buyers', Henry: 'buyers', Ransom: 'cars' },
    shows: ['marker'],
    plays: [],
    takenBack: [{ after: 100, free: true }],
  },
  {
    name: 'four-players',
    options: {},
    players: { Alice: 'cars', Henry: 'buyers', Ransom: 'cars', Louise: 'buyers' },
    shows: ['market', 'marker'],
    plays: [],
    takenBack: [],
  },
  {
    name: 'four-players-hidden-points',
    options: { scoreVisibility: 'hidden', pitLaneCars: 'sharedPlace', oldsToken: 'anyToken' },
    players: { Alice: 'cars', Henry: 'cars', Ransom: 'buyers', Louise: 'cars' },
    shows: ['both', 'market'],
    plays: [],
    takenBack: [
      { after: 60, free: true },
      { after: 200, free: false },
    ],
  },
  {
    name: 'three-players-recruits',
    options: {},
    players: { Alice: 'recruits', Henry: 'recruits', Ransom: 'cars' },
    shows: [],
    plays: ['hire', 'sellNow', 'swapBuyer'],
    takenBack: [{ after: 50, free: true }],
  },
  {
    name: 'two-players-recruits',
    options: { recruitmentLeftovers: 'fillToTwo' },
    players: { Alice: 'recruits', Henry: 'recruits' },
    shows: [],
    plays: ['declineBuick', 'recruitWorkers', 'exchange'],
    takenBack: [],
  },
  {
    name: 'four-players-extra-car',
    options: { instantSale: 'placeExtraCar', recruitmentLeftovers: 'discard', pitLaneCars: 'unplaced' },
    players: { Alice: 'recruits', Henry: 'cars', Ransom: 'recruits', Louise: 'recruits' },
    shows: [],
    plays: ['usePackard'],
    happens: (event) => event.kind === 'carPlaced' && event.extra,
    takenBack: [],
  },
]

const folder = new URL('../fixtures/', import.meta.url)
mkdirSync(folder, { recursive: true })
for (const plan of plans) {
  const file = new URL(`${plan.name}.record.json`, folder)
  if (!existsSync(file)) writeFileSync(file, writeRecord(recordOf(firstThatShows(plan))))
}

function firstThatShows(plan: Plan): Played {
  for (let seed = 1; ; seed++) {
    const { match, events } = playOut(plan, seed)
    const causes = events.flatMap((event) => (event.kind === 'roundEnded' ? [event.cause] : []))
    const sold = events.filter(({ kind }) => kind === 'carSold').length
    const invested = events.some(({ kind }) => kind === 'investorBought')
    const played = new Set(match.log.map((entry) => ('move' in entry ? entry.move.kind : undefined)))
    // A fourth end belongs to a move that was taken back.
    if (
      plan.shows.every((cause) => causes.includes(cause)) &&
      plan.plays.every((kind) => played.has(kind)) &&
      (!plan.happens || events.some(plan.happens)) &&
      causes.length === 3 &&
      sold >= 6 &&
      invested
    )
      return match
  }
}

/** The seed decides the choices of the players; the draws come from the secret of the match and the players' nonces. */
function playOut(plan: Plan, seed: number): { readonly match: Played; readonly events: readonly Event[] } {
  const id = `fixture-${plan.name}`
  const players = Object.keys(plan.players)
  const ambitions = Object.values(plan.players)
  const secret = createHash('sha256').update(id).digest('hex')
  const nonces = players.map((player) => `nonce of ${player}`)
  const source = keyedSource(secret, id, nonces)
  const match = startMatch(ageOfEngineering, { match: id, players, options: optionsSchema.parse(plan.options), source })
  const choice = fastChance(seed)
  const events: Event[] = []
  const toTakeBack = plan.takenBack.slice()
  while (!resultOf(match)) {
    const { actor } = match.state
    const moves = [...ageOfEngineering.moves(match.state, actor)]
    const played = playMove(match, actor, chooseSensibly(match.state, moves, ambitions[actor]!, choice))
    if (!played.legal) throw new Error(`A listed move was refused by ${played.rule}.`)
    events.push(...played.events)
    const next = toTakeBack[0]
    if (next && played.n >= next.after && takeBack(match, next.free)) toTakeBack.shift()
  }
  return { match, events }
}

/** Whoever has to agree, does. */
function takeBack(match: Played, free: boolean): boolean {
  const { seat } = match.log.at(-1)!
  const answer = askUndo(match, seat)
  if (!answer.legal || answer.free !== free) return false
  undoMove(match, seat, answer.n, answer.free ? [] : answer.consent)
  return true
}
