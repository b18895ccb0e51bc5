import { type Chance, silentTable, type Table } from '@carriage/kernel'

/** Tells whether something was drawn. */
export class Luck<Event extends object> {
  draws = 0
  readonly table: Table<Event>

  constructor(chance: Chance) {
    this.table = silentTable<Event>({
      below: (n) => {
        this.draws++
        return chance.below(n)
      },
    })
  }
}
