import { type Chance, type Effects, fastChance, open, type Seat, widen } from '@carriage/kernel'
import type { Event } from '../events.ts'

/** A draw said in advance: the card that will come, or the plain number. */
export type Draw = string | number

/** Effects with given draws that record all events. Other draws are arbitrary. */
export class ScriptedTable implements Effects<Event> {
  readonly events: Event[] = []
  readonly reveal = open
  readonly show = widen
  readonly #script: Draw[] = []
  readonly #anything: Chance = fastChance(1)

  script(draws: readonly Draw[]): void {
    this.#script.push(...draws)
  }

  /** Draws that were said but not made. */
  get left(): readonly Draw[] {
    return this.#script
  }

  below(n: number, _knownTo?: readonly Seat[], among: readonly (string | number)[] = []): number {
    const next = this.#script.shift()
    if (next === undefined) return this.#anything.below(n)
    if (typeof next === 'number') return next
    const place = among.indexOf(next)
    if (place < 0) throw new RangeError(`${next} cannot be drawn now.`)
    return place
  }

  emit(event: Event): void {
    this.events.push(event)
  }
}
