// Plays the recorded games of ../fixtures and writes them down: `pnpm --filter @carriage/age-of-engineering fixtures`.
// Everything follows from the plans below, so the same rules give the same files, byte for byte. The files are there to
// show that old games still hold: once matches are played by a rules version, its files are never made anew.
import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
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
import type { Move } from '../moves.ts'
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
  /** At the first chance after so many entries whoever moved last takes his move back. */
  readonly takenBack: readonly { readonly after: number; readonly free: boolean }[]
}

const plans: readonly Plan[] = [
  {
    name: 'two-players',
    options: {},
    players: { Alice: 'cars', Henry: 'buyers' },
    shows: ['market', 'marker'],
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
    takenBack: [],
  },
  {
    name: 'three-players',
    options: { recruitmentLeftovers: 'fillToTwo' },
    players: { Alice: 'buyers', Henry: 'buyers', Ransom: 'cars' },
    shows: ['marker'],
    takenBack: [{ after: 100, free: true }],
  },
  {
    name: 'four-players',
    options: {},
    players: { Alice: 'cars', Henry: 'buyers', Ransom: 'cars', Louise: 'buyers' },
    shows: ['market', 'marker'],
    takenBack: [],
  },
  {
    name: 'four-players-hidden-points',
    options: { scoreVisibility: 'hidden', pitLaneCars: 'sharedPlace', oldsToken: 'anyToken' },
    players: { Alice: 'cars', Henry: 'cars', Ransom: 'buyers', Louise: 'cars' },
    shows: ['both', 'market'],
    takenBack: [
      { after: 60, free: true },
      { after: 200, free: false },
    ],
  },
]

const folder = new URL('../fixtures/', import.meta.url)
mkdirSync(folder, { recursive: true })
for (const plan of plans) {
  writeFileSync(new URL(`${plan.name}.record.json`, folder), writeRecord(recordOf(firstThatShows(plan))))
}

function firstThatShows(plan: Plan): Played {
  for (let seed = 1; ; seed++) {
    const { match, events } = playOut(plan, seed)
    const causes = events.flatMap((event) => (event.kind === 'roundEnded' ? [event.cause] : []))
    const sold = events.filter(({ kind }) => kind === 'carSold').length
    const invested = events.some(({ kind }) => kind === 'investorBought')
    // A fourth end belongs to a move that was taken back.
    if (plan.shows.every((cause) => causes.includes(cause)) && causes.length === 3 && sold >= 6 && invested)
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
