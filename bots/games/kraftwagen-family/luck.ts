import { type Chance, type Effects, silentEffects } from '@carriage/kernel'

/** Counts the draws. */
export class Luck<Event extends object> {
  draws = 0
  readonly table: Effects<Event>

  constructor(chance: Chance) {
    this.table = silentEffects<Event>({
      below: (n) => {
        this.draws++
        return chance.below(n)
      },
    })
  }
}
