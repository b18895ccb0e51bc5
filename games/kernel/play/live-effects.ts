import type { Chance } from '../chance/chance.ts'
import type { Effects } from '../contract/game.ts'
import type { Seat } from '../contract/seat.ts'
import { open, type Secret, secret, widen } from '../secrets/secret.ts'

/** The outcome of a draw as stored in the log; a hidden one is a secret. */
export type Draw = number | Secret<number>

/** Why a move cannot be undone freely: it disclosed something. */
export type Disclosure = 'drawn' | 'revealed'

/** The effects of one move of a match: records draws, disclosures and events. */
export class LiveEffects<Event> implements Effects<Event> {
  readonly draws: Draw[] = []
  readonly events: Event[] = []
  disclosed: Disclosure | undefined
  readonly #chance: Chance

  constructor(chance: Chance) {
    this.#chance = chance
  }

  below(n: number, knownTo?: readonly Seat[], among?: readonly (string | number)[]): number {
    const drawn = this.#chance.below(n, knownTo, among)
    this.draws.push(knownTo ? secret(drawn, knownTo) : drawn)
    this.disclosed ??= 'drawn'
    return drawn
  }

  emit(event: Event): void {
    this.events.push(event)
  }

  reveal<T>(from: Secret<T>): T {
    const value = open(from)
    this.disclosed ??= 'revealed'
    return value
  }

  show<T>(from: Secret<T>, to: readonly Seat[]): Secret<T> {
    const shown = widen(from, to)
    this.disclosed ??= 'revealed'
    return shown
  }
}

/** Effects that record nothing, for bots and simulations. */
export function silentEffects<Event>(chance: Chance): Effects<Event> {
  return {
    below: (n, knownTo, among) => chance.below(n, knownTo, among),
    emit: ignore,
    reveal: open,
    show: widen,
  }
}

function ignore(): void {}
