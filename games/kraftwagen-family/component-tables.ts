/** Returns the indexed component tables, computed once for each set; the standard ones immediately. */
export function tablesByComponents<Components extends object, Tables>(
  standard: Components,
  prepare: (components: Components) => Tables,
): { readonly standardTables: Tables; readonly tablesFrom: (components: Components) => Tables } {
  const prepared = new WeakMap<Components, Tables>()
  const standardTables = prepare(standard)
  prepared.set(standard, standardTables)
  return {
    standardTables,
    tablesFrom(components) {
      let tables = prepared.get(components)
      if (!tables) {
        tables = prepare(components)
        prepared.set(components, tables)
      }
      return tables
    },
  }
}

/** The ids of the tiles with one action, with two, with three. */
export function tilesBySize(
  rows: readonly { readonly id: string; readonly actions: readonly string[] }[],
): readonly (readonly string[])[] {
  return [1, 2, 3].map((size) => rows.filter(({ actions }) => actions.length === size).map(({ id }) => id))
}

/** The price markers of each round, lowest first. */
export function pricesByRound(
  rows: Readonly<Record<1 | 2 | 3, { readonly prices: readonly number[] }>>,
): Readonly<Record<1 | 2 | 3, readonly number[]>> {
  return { 1: ascending(rows[1].prices), 2: ascending(rows[2].prices), 3: ascending(rows[3].prices) }
}

function ascending(numbers: readonly number[]): number[] {
  return numbers.toSorted((a, b) => a - b)
}

/** The row for this number of seats. */
export function rowForSeats<Row>(rows: Readonly<Record<2 | 3 | 4, Row>>, seats: number): Row {
  return seats === 2 ? rows[2] : seats === 3 ? rows[3] : rows[4]
}

/** The entry of the tables with this id. */
export function known<T>(entry: T | undefined, id: string): T {
  if (entry === undefined) throw new RangeError(`The tables have no entry ${id}.`)
  return entry
}
