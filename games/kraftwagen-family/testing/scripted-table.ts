import { type Chance, type Effects, fastChance, open, type Seat, widen } from '@carriage/kernel'

/** A scripted draw: the card or tile to come, or the plain number. */
export type Draw = string | number

/** Effects with scripted draws that record all events. Further draws are arbitrary. */
export class ScriptedTable<Event> implements Effects<Event> {
  readonly events: Event[] = []
  readonly reveal = open
  readonly show = widen
  readonly #script: Draw[] = []
  readonly #anything: Chance = fastChance(1)

  script(draws: readonly Draw[]): void {
    this.#script.push(...draws)
  }

  /** Scripted draws that were not made. */
  get left(): readonly Draw[] {
    return this.#script
  }

  below(n: number, _knownTo?: readonly Seat[], pile?: readonly (string | number)[]): number {
    const next = this.#script.shift()
    if (next === undefined) return this.#anything.below(n)
    if (typeof next === 'number') return next
    const place = pile?.indexOf(next) ?? -1
    if (place < 0) throw new RangeError(`${next} cannot be drawn now: the pile of ${n} does not contain it.`)
    return place
  }

  emit(event: Event): void {
    this.events.push(event)
  }
}
