import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import {
  askUndo,
  type Chance,
  fastChance,
  type Game,
  keyedSource,
  type Match,
  playMove,
  readOptions,
  recordOf,
  resultOf,
  type Seat,
  startMatch,
  undoMove,
  writeRecord,
} from '@carriage/kernel'

type RoundEnd = 'market' | 'marker' | 'both'

/** A game to record: of all games by these players, the first one with the required events is written. */
export interface Plan<Options, Ambition, Event> {
  readonly name: string
  readonly options: Partial<Options>
  /** The players and their goals. */
  readonly players: Readonly<Record<string, Ambition>>
  /** How rounds end in it. */
  readonly shows: readonly RoundEnd[]
  /** Kinds of moves that are played in it: rare ones. */
  readonly plays?: readonly string[]
  /** Events that occur at least once. */
  readonly happens?: (event: Event) => boolean
  /** At the first opportunity after this number of entries the player who moved last undoes the move. */
  readonly takenBack: readonly { readonly after: number; readonly free: boolean }[]
}

interface GameToRecord<
  State extends { readonly actor: Seat },
  Move extends { readonly kind: string },
  Options extends object,
  Event extends { readonly kind: string },
  Ambition,
> {
  readonly game: Game<State, Move, Options, Event>
  readonly plans: readonly Plan<Options, Ambition, Event>[]
  readonly choose: (state: State, moves: readonly Move[], ambition: Ambition, choice: Chance) => Move
  /** Events of every recorded game. */
  readonly always?: readonly Event['kind'][]
}

/**
 * Plays games and writes the missing files. Everything follows from the plans. The files show that old games still
 * replay, so an existing file is never overwritten.
 */
export function recordGames<
  State extends { readonly actor: Seat },
  Move extends { readonly kind: string },
  Options extends object,
  Event extends { readonly kind: string },
  Ambition,
>(folder: URL, { game, plans, choose, always = [] }: GameToRecord<State, Move, Options, Event, Ambition>): void {
  mkdirSync(folder, { recursive: true })
  for (const plan of plans) {
    const file = new URL(`${plan.name}.record.json`, folder)
    if (!existsSync(file)) writeFileSync(file, writeRecord(recordOf(firstThatShows(plan))))
  }

  function firstThatShows(plan: Plan<Options, Ambition, Event>): Match<State, Move, Options, Event> {
    for (let seed = 1; ; seed++) {
      const { match, events } = playOut(plan, seed)
      const causes = events.flatMap((event) => (event.kind === 'roundEnded' && 'cause' in event ? [event.cause] : []))
      const sold = events.filter(({ kind }) => kind === 'carSold').length
      const played = new Set(match.log.map((entry) => ('move' in entry ? entry.move.kind : undefined)))
      if (
        plan.shows.every((cause) => causes.includes(cause)) &&
        (plan.plays ?? []).every((kind) => played.has(kind)) &&
        (!plan.happens || events.some(plan.happens)) &&
        always.every((wanted) => events.some(({ kind }) => kind === wanted)) &&
        causes.length === 3 && // a fourth end belongs to a move that was taken back
        sold >= 6
      )
        return match
    }
  }

  function optionsOf({ options }: Plan<Options, Ambition, Event>): Options {
    const read = readOptions(game, options)
    if (!read.ok) throw new Error(`The options are refused by ${read.refusal.rule}.`)
    return read.value
  }

  /** The seed decides the choices of the players; the draws come from the secret of the match and the players' nonces. */
  function playOut(plan: Plan<Options, Ambition, Event>, seed: number) {
    const id = `fixture-${plan.name}`
    const players = Object.keys(plan.players)
    const ambitions = Object.values(plan.players)
    const secret = createHash('sha256').update(id).digest('hex')
    const nonces = players.map((player) => `nonce of ${player}`)
    const source = keyedSource(secret, id, nonces)
    const match = startMatch(game, { match: id, players, options: optionsOf(plan), source })
    const choice = fastChance(seed)
    const events: Event[] = []
    const toTakeBack = plan.takenBack.slice()
    while (!resultOf(match)) {
      const { actor } = match.state
      const moves = [...game.moves(match.state, actor)]
      const played = playMove(match, actor, choose(match.state, moves, ambitions[actor]!, choice))
      if (!played.legal) throw new Error(`A listed move was refused by ${played.rule}.`)
      events.push(...played.events)
      const next = toTakeBack[0]
      if (next && played.n >= next.after && takeBack(match, next.free)) toTakeBack.shift()
    }
    return { match, events }
  }

  /** All seats that have to agree do. */
  function takeBack(match: Match<State, Move, Options, Event>, free: boolean): boolean {
    const { seat } = match.log.at(-1)!
    const answer = askUndo(match, seat)
    if (!answer.legal || answer.free !== free) return false
    undoMove(match, seat, answer.n, answer.free ? [] : answer.consent)
    return true
  }
}
