import type { Chance } from '../chance/chance.ts'
import { fastChance } from '../chance/fast-chance.ts'
import { recordedChance } from '../chance/recorded-chance.ts'
import type { Game } from '../contract/game.ts'
import { createLibrary } from '../contract/library.ts'
import { type Seat, seatsOf, type Viewer } from '../contract/seat.ts'
import type { Title, Variant } from '../contract/title.ts'
import { type Match, playMove, startMatch } from '../play/match.ts'
import { undoMove } from '../play/undo.ts'
import { canonical } from '../record/canonical.ts'
import { readRecord, recordOf, writeRecord } from '../record/record.ts'
import { verify } from '../record/replay.ts'
import { checkCopies } from './copies.ts'
import { type Inventor, inventorOf } from './invent.ts'
import { checkAttempts, checkBystanders, checkLegal, checkListing, checkTurn } from './listing.ts'
import { expecting, expectSame, expectSamePlain, Nonconforming } from './nonconforming.ts'
import { checkPlay, checkPreview, checkWatching } from './playing.ts'

import { checkInvariants, choiceOf, moveLimit, pickFrom, randomMove } from './random-play.ts'
import { TwinWorld } from './twin.ts'

export interface ConformPlan {
  readonly games: number
  /** The first seed; each game takes the next one. */
  readonly seed?: number
  /** The move limit after which a game counts as endless. */
  readonly limit?: number
  /** Invented moves tried at each decision, to test whether the rules refuse them. */
  readonly attempts?: number
}

export interface Conformity {
  readonly games: number
  readonly moves: number
}

/** A broken promise with its location: seed and variant reproduce it. */
export class ConformityFailure extends Error {
  readonly finding: Nonconforming
  readonly seed: number
  /** The number of entries in the match. */
  readonly entries: number

  constructor(finding: Nonconforming, seed: number, variant: Variant<object>, n: number) {
    super(
      `${finding.message} (seed ${seed}, ${variant.seats} seats, options ${canonical(variant.options)}, after entry ${n})`,
    )
    this.name = 'ConformityFailure'
    this.finding = finding
    this.seed = seed
    this.entries = n
  }
}

/**
 * Plays random games of every version and variant of a title and checks each promise of the contract at each step.
 * Every title must pass.
 */
export function conform<State extends object, Move extends object, Options extends object, Event extends object>(
  title: Title<State, Move, Options, Event>,
  { games, seed: firstSeed = 1, limit = moveLimit, attempts = 4 }: ConformPlan,
): Conformity {
  const kinds = title.versions.flatMap((game) => {
    const invent = inventorOf(game.move)
    return title.variants.map((variant) => ({ game, variant, invent }))
  })
  let moves = 0
  withoutClockAndDice(() => {
    for (let i = 0; i < games; i++) {
      const kind = kinds[i % kinds.length]
      if (!kind) throw new RangeError('A title needs at least one variant.')
      moves += new Trial(title, { ...kind, seed: firstSeed + i, limit, attempts }).run()
    }
  })
  return { games, moves }
}

interface TrialPlan<State extends object, Move extends object, Options extends object, Event extends object> {
  readonly game: Game<State, Move, Options, Event>
  readonly variant: Variant<Options>
  readonly seed: number
  readonly limit: number
  readonly attempts: number
  readonly invent: Inventor
}

/** A random game under observation. */
class Trial<State extends object, Move extends object, Options extends object, Event extends object> {
  readonly #title: Title<State, Move, Options, Event>
  readonly #game: Game<State, Move, Options, Event>
  readonly #plan: TrialPlan<State, Move, Options, Event>
  readonly #choice: Chance
  #entries = 0

  constructor(title: Title<State, Move, Options, Event>, plan: TrialPlan<State, Move, Options, Event>) {
    this.#title = title
    this.#game = plan.game
    this.#plan = plan
    this.#choice = choiceOf(plan.seed)
  }

  run(): number {
    try {
      const match = this.#play()
      this.#checkRecord(match)
      return match.log.length
    } catch (error) {
      if (!(error instanceof Nonconforming)) throw error
      throw new ConformityFailure(error, this.#plan.seed, this.#plan.variant, this.#entries)
    }
  }

  #play(): Match<State, Move, Options, Event> {
    const { seats, options } = this.#plan.variant
    const match = expecting('play', 'set-up', () =>
      startMatch(this.#game, {
        match: `conform-${this.#plan.seed}`,
        players: seatsOf(seats).map((seat) => `Random ${seat + 1}`),
        options,
        source: { kind: 'fast', seed: this.#plan.seed },
      }),
    )
    const viewer = pickFrom<Viewer>([...seatsOf(seats), 'spectator'], this.#choice)
    const hidden = fastChance(this.#plan.seed + 2 ** 41)
    const twin = TwinWorld.create(this.#game, { seats, options }, viewer, recordedChance(match.opening.draws), hidden)
    while (this.#step(match, twin)) {
      this.#entries = match.log.length
      if (match.log.length > this.#plan.limit)
        throw new Nonconforming('ending', `the game goes on after ${this.#plan.limit} moves`)
    }
    return match
  }

  /** Plays one move with all checks around it; false if the game is over. */
  #step(match: Match<State, Move, Options, Event>, twin: TwinWorld<State, Move, Event>): boolean {
    const game = this.#game
    const { state } = match
    if (match.log.length === 0) expecting('invariant', 'the set-up', () => checkInvariants(this.#title, state))
    const before = checkCopies(game, state)
    const turn = checkTurn(game, state, this.#plan.variant.seats)
    checkBystanders(game, state, this.#plan.variant.seats, turn)
    if (turn.over) return false

    const seat = pickFrom(turn.seats, this.#choice)
    const moves = checkListing(game, state, seat)
    const move = expecting('moves and judge', 'suggest', () => randomMove(game, state, turn, seat, this.#choice))
    checkLegal(game, state, seat, move)
    const illegal = checkAttempts(game, state, seat, {
      turn,
      moves,
      invent: this.#plan.invent,
      tries: this.#plan.attempts,
      chance: this.#choice,
      title: this.#title,
    })
    this.#checkRefused(match, seat, illegal, before)

    this.#make(match, seat, move)
    if (this.#choice.below(8) === 0 && !game.turn(match.state).over) {
      this.#takeBack(match, seat, before)
      this.#make(match, seat, move)
    }
    expecting('invariant', canonical(move), () => checkInvariants(this.#title, match.state, state))
    const entry = match.log.at(-1)
    const draws = entry && 'draws' in entry ? entry.draws : []
    const step = checkPlay(game, state, seat, move, { draws, state: match.state })
    checkPreview(game, state, seat, move, step)
    checkWatching(game, state, seat, move, step)
    twin.follow(state, seat, move, recordedChance(draws))
    expectSamePlain('clone', 'the position before the move, after all that was tried on its clones', state, before)
    return true
  }

  #make(match: Match<State, Move, Options, Event>, seat: Seat, move: Move): void {
    const played = expecting('play', canonical(move), () => playMove(match, seat, move))
    if (!played.legal)
      throw new Nonconforming('moves and judge', `${canonical(move)} is listed, but ${played.rule} refuses it`)
  }

  /** A move undone by consent leaves no trace except in the log. */
  #takeBack(match: Match<State, Move, Options, Event>, seat: Seat, before: State): void {
    const undone = expecting('undo', 'undo', () =>
      undoMove(match, seat, match.log.length, seatsOf(this.#plan.variant.seats)),
    )
    if (!undone.legal) throw new Nonconforming('undo', `a move cannot be taken back (${undone.rule})`)
    expectSamePlain('undo', 'the state after a move was taken back', match.state, before)
  }

  /** Listing moves, judging moves and playing an illegal move change nothing. */
  #checkRefused(match: Match<State, Move, Options, Event>, seat: Seat, illegal: readonly Move[], before: State): void {
    for (const move of illegal) {
      const played = expecting('refusals', canonical(move), () => playMove(match, seat, move))
      if (played.legal) throw new Nonconforming('refusals', `${canonical(move)} was refused, then played`)
    }
    expectSamePlain('refusals', 'the state after a refused move', match.state, before)
  }

  #checkRecord(match: Match<State, Move, Options, Event>): void {
    const text = writeRecord(recordOf(match))
    const verified = expecting('replay', 'the record', () =>
      verify(readRecord(text), createLibrary(this.#title.versions)),
    )
    expectSame('replay', 'the record exported again', writeRecord(recordOf(verified.match)), text)
    expectSamePlain('replay', 'the last position', verified.match.state, match.state)
  }
}

/* oxlint-disable no-restricted-globals, no-restricted-properties -- to take them away, they have to be named */

/** Runs something without the clock and `Math.random`, which the rules must not use. */
function withoutClockAndDice<T>(run: () => T): T {
  const { random } = Math
  const { Date: clock } = globalThis
  Math.random = () => forbidden('Math.random')
  globalThis.Date = new Proxy(clock, {
    construct: () => forbidden('new Date'),
    apply: () => forbidden('Date'),
    get: (_, name) => forbidden(`Date.${String(name)}`),
  })
  try {
    return run()
  } finally {
    Math.random = random
    globalThis.Date = clock
  }
}

function forbidden(what: string): never {
  throw new Nonconforming('purity', `the rules use ${what}`)
}
