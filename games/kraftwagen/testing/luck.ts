import { type Chance, fastChance, open, type Table, widen } from '@carriage/kernel'
import type { Event } from '../events.ts'
import type { State } from '../state.ts'

/** A draw said in advance: the card or tile that will come, or the plain number. */
export type Draw = string | number

/** A table whose draws are said in advance and which remembers what it was told. Draws not said are any. */
export class ScriptedTable implements Table<Event> {
  readonly events: Event[] = []
  readonly reveal = open
  readonly show = widen
  readonly #script: Draw[] = []
  readonly #anything: Chance = fastChance(1)
  #state: State | undefined

  /** The state in which named cards are looked up. */
  watch(state: State): void {
    this.#state = state
  }

  script(draws: readonly Draw[]): void {
    this.#script.push(...draws)
  }

  /** Draws that were said but not made. */
  get left(): readonly Draw[] {
    return this.#script
  }

  below(n: number): number {
    const next = this.#script.shift()
    if (next === undefined) return this.#anything.below(n)
    if (typeof next === 'number') return next
    const place = this.#piles()
      .find((pile) => pile.length === n && pile.includes(next))
      ?.indexOf(next)
    if (place === undefined) throw new RangeError(`${next} cannot be drawn now: no pile of ${n} holds it.`)
    return place
  }

  tell(event: Event): void {
    this.events.push(event)
  }

  #piles(): readonly (readonly string[])[] {
    if (!this.#state) return []
    const { deck, specialty } = this.#state
    return specialty ? [deck, specialty.stacks.A, specialty.stacks.B, specialty.stacks.C] : [deck]
  }
}
