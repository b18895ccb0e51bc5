import type { Chance } from '../chance/chance.ts'
import type { Effects, Game, SetupParameters } from '../contract/game.ts'
import type { Seat, Viewer } from '../contract/seat.ts'
import { copy } from '../play/copy.ts'
import { judgeMove } from '../play/judge.ts'
import { canonical } from '../record/canonical.ts'
import { isSecret, knows, open, redact, type Secret, widen } from '../secrets/secret.ts'
import { expectSamePlain, Nonconforming } from './nonconforming.ts'
import { randomMove } from './random-play.ts'

/** A draw of the real world, whether the viewer saw it, and its item if from a pile. */
interface LabelledDraw {
  readonly value: number
  readonly seen: boolean
  readonly item: string | number | undefined
}

/** The viewer's real draw is not possible in the other world: a hidden draw took it. */
class Incompatible extends Error {}

const setupTries = 20

/**
 * A second world that a viewer cannot distinguish from the real one: sealed choices and hidden draws differ, everything
 * the viewer may know is the same. As long as nothing is revealed to the viewer, the views must stay byte-identical.
 */
export class TwinWorld<State extends object, Move extends object, Event extends object> {
  readonly #game: Game<State, Move, object, Event>
  readonly #viewer: Viewer
  readonly #chance: Chance
  /** The position in the other world. */
  #state: State

  /** Sets up both worlds; draws that the viewer may see are the same. */
  static create<State extends object, Move extends object, Options extends object, Event extends object>(
    game: Game<State, Move, Options, Event>,
    parameters: SetupParameters<Options>,
    viewer: Viewer,
    draws: Chance,
    chance: Chance,
  ): TwinWorld<State, Move, Event> {
    const real = new WatchingTable<Event>(viewer, draws)
    const state = game.setup(parameters, real)
    for (let tries = 0; tries < setupTries; tries++) {
      const other = new WatchingTable<Event>(viewer, new TwinChance(real.draws, viewer, chance))
      try {
        const twin = game.setup(parameters, other)
        compare(viewer, 'set-up', { state, events: real.events }, { state: twin, events: other.events })
        return new TwinWorld(game, viewer, chance, twin)
      } catch (error) {
        if (!(error instanceof Incompatible)) throw error
      }
    }
    return new TwinWorld(game, viewer, chance, state)
  }

  private constructor(game: Game<State, Move, object, Event>, viewer: Viewer, chance: Chance, state: State) {
    this.#game = game
    this.#viewer = viewer
    this.#chance = chance
    this.#state = state
  }

  /** Follows a move of the real world with one that looks the same to the viewer. */
  follow(before: State, seat: Seat, move: Move, draws: Chance): void {
    const game = this.#game
    const viewer = this.#viewer
    const real = game.clone(before)
    const realTable = new WatchingTable<Event>(viewer, draws)
    game.play(real, seat, move, realTable)

    const lookalike = this.#lookalike(seat, move)
    if (!lookalike) {
      // The viewer has learned something the mover held, so the worlds must merge.
      this.#state = game.clone(real)
      return
    }
    const other = game.clone(this.#state)
    const otherTable = new WatchingTable<Event>(viewer, new TwinChance(realTable.draws, viewer, this.#chance))
    let broken: Error | undefined
    try {
      game.play(other, seat, lookalike, otherTable)
    } catch (error) {
      broken = error instanceof Error ? error : new Error(String(error))
    }
    if (realTable.revealed || otherTable.revealed || broken instanceof Incompatible) {
      this.#state = broken === undefined ? hiddenPartOf(other, real, viewer) : game.clone(real)
      return
    }
    if (broken) throw new Nonconforming('non-interference', broken.message)
    compare(
      viewer,
      canonical(redact(move, viewer)),
      { state: real, events: realTable.events },
      { state: other, events: otherTable.events },
    )
    this.#state = other
  }

  #lookalike(seat: Seat, move: Move): Move | undefined {
    const seen = canonical(redact(move, this.#viewer))
    if (seat === this.#viewer) {
      const verdict = judgeMove(this.#game, this.#state, seat, move)
      if (verdict.legal) return move
      throw new Nonconforming('non-interference', `${seen} is legal or not by what seat ${seat} cannot know`)
    }
    const looksAlike = (one: Move) => canonical(redact(one, this.#viewer)) === seen
    const turn = this.#game.turn(this.#state)
    if (!turn.over && turn.open) {
      const suggested = randomMove(this.#game, this.#state, turn, seat, this.#chance)
      if (looksAlike(suggested)) return suggested
    }
    const candidates = [...this.#game.moves(this.#state, seat)].filter(looksAlike)
    return candidates[candidates.length > 1 ? this.#chance.below(candidates.length) : 0]
  }
}

interface World {
  readonly state: object
  readonly events: readonly object[]
}

function compare(viewer: Viewer, what: string, real: World, other: World): void {
  const seen = ({ state, events }: World) => redact({ state, events }, viewer)
  expectSamePlain(
    'non-interference',
    `what ${viewer} sees after ${what} in two worlds it cannot tell apart`,
    seen(other),
    seen(real),
  )
}

/** The real position with the other world's contents where the viewer does not know them. */
function hiddenPartOf<State extends object>(other: State, real: State, viewer: Viewer): State {
  return merge(other, real) as State // the walk preserves the shape of the real position

  function merge(theirs: unknown, ours: unknown): unknown {
    if (typeof ours !== 'object' || ours === null) return ours
    if (isSecret(ours) && !knows(ours, viewer)) {
      const alike = isSecret(theirs) && canonical(theirs.$secret) === canonical(ours.$secret)
      return copy(alike ? theirs : ours)
    }
    if (Array.isArray(ours)) return ours.map((part, index) => merge(partOf(theirs, index), part))
    return Object.fromEntries(Object.entries(ours).map(([key, part]) => [key, merge(partOf(theirs, key), part)]))
  }
}

function partOf(whole: unknown, key: string | number): unknown {
  return typeof whole === 'object' && whole !== null ? Reflect.get(whole, key) : undefined
}

/** Records for one viewer which draws it saw and whether hidden information was revealed. */
class WatchingTable<Event> implements Effects<Event> {
  readonly draws: LabelledDraw[] = []
  readonly events: Event[] = []
  revealed = false
  readonly #viewer: Viewer
  readonly #chance: Chance

  constructor(viewer: Viewer, chance: Chance) {
    this.#viewer = viewer
    this.#chance = chance
  }

  below(n: number, knownTo?: readonly Seat[], among?: readonly (string | number)[]): number {
    const value = this.#chance.below(n, knownTo, among)
    this.draws.push({ value, seen: sees(this.#viewer, knownTo), item: among?.[value] })
    return value
  }

  emit(event: Event): void {
    this.events.push(event)
  }

  reveal<T>(from: Secret<T>): T {
    if (!knows(from, this.#viewer)) this.revealed = true
    return open(from)
  }

  show<T>(from: Secret<T>, to: readonly Seat[]): Secret<T> {
    if (!knows(from, this.#viewer) && sees(this.#viewer, to)) this.revealed = true
    return widen(from, to)
  }
}

/** Draws for the other world: the same where the viewer saw them, random elsewhere. */
class TwinChance implements Chance {
  readonly #real: readonly LabelledDraw[]
  readonly #viewer: Viewer
  readonly #chance: Chance
  #next = 0

  constructor(real: readonly LabelledDraw[], viewer: Viewer, chance: Chance) {
    this.#real = real
    this.#viewer = viewer
    this.#chance = chance
  }

  below(n: number, knownTo?: readonly Seat[], among?: readonly (string | number)[]): number {
    const real = this.#real[this.#next]
    this.#next += 1
    if (real?.seen !== sees(this.#viewer, knownTo)) {
      throw new Nonconforming('non-interference', 'how often is drawn depends on what the viewer cannot know')
    }
    if (!real.seen) return this.#chance.below(n)
    if (among && real.item !== undefined) {
      const index = among.indexOf(real.item)
      if (index < 0) throw new Incompatible()
      return index
    }
    if (real.value >= n) {
      throw new Nonconforming('non-interference', 'what is drawn from depends on what the viewer cannot know')
    }
    return real.value
  }
}

function sees(viewer: Viewer, knownTo: readonly Seat[] | undefined): boolean {
  return knownTo === undefined || (viewer !== 'spectator' && knownTo.includes(viewer))
}
