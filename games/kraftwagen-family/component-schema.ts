import {
  type Fault,
  fault,
  idLike,
  listOf,
  repeated,
  row,
  sumIs,
  tableCheck,
  text,
  whole,
} from '@carriage/kernel/tables'

/** The capital distinguishes ids chosen by a table from the words of the rules. */
export const componentId = idLike(
  /^[A-Z][A-Za-z0-9]{0,11}$/,
  'expected a capital and up to 11 further letters and digits',
)

export const partValue = whole(1, 7)

/** Bodies and engines: each value once, and as many pieces as there are in the box. */
export const bodyRow = row({ value: partValue, count: whole(1, 41), models: listOf(text, 0, 41) })
export const engineRow = row({ value: partValue, count: whole(1, 39) })

export function* partFaults(
  rows: readonly { readonly value: number; readonly count: number }[],
  pieces: number,
): Generator<Fault> {
  yield* repeatedIn(rows, 'value')
  yield* sumIs(pieces, columnOf(rows, 'count'), ['rows'])
}

/** The eight prices of a round all differ. */
export const roundPrices = listOf(whole(1, 99), 8, 8).check(
  tableCheck((prices) => repeated(prices, (index) => [index])),
)

/** Four colours, no two alike. */
export const fourColours = listOf(text, 4, 4).check(tableCheck((colours) => repeated(colours, (index) => [index])))

/** Spaces of race cars that no seat drives, at most one for each seat that is empty. */
export function carsOfNobody(players: number) {
  return listOf(whole(1, 99), 0, 4 - players).check(tableCheck((spaces) => repeated(spaces, (index) => [index])))
}

/** Action tiles: each id once, one tile with three actions, every action on some tile. */
export function* actionTileFaults<Action extends string>(
  rows: readonly { readonly id: string; readonly actions: readonly Action[] }[],
  actions: readonly Action[],
): Generator<Fault> {
  yield* repeatedIn(rows, 'id')
  const three = rows.filter((tile) => tile.actions.length === 3).length
  if (three !== 1) yield fault(['rows'], `expected exactly one tile with three actions, found ${three}`)
  for (const action of actions)
    if (!rows.some((tile) => tile.actions.includes(action))) yield fault(['rows'], `no tile has the action ${action}`)
}

/** Markers are named for their engineer and their value. */
export function* markerNameFaults<Marker extends string>(
  rows: Readonly<Record<Marker, { readonly engineer: string; readonly value?: number }>>,
  markers: readonly Marker[],
): Generator<Fault> {
  for (const marker of markers) {
    const { engineer, value = '' } = rows[marker]
    if (!marker.startsWith(`${engineer}${value}`))
      yield fault(['rows', marker], `expected the marker that ${marker} is named for`)
  }
}

/** Cars that no seat drives stand on spaces of the circuit. */
export function* spaceFaults(
  carsOf: (players: 2 | 3 | 4) => readonly number[],
  name: string,
  { lapSpaces }: { readonly lapSpaces: number },
): Generator<Fault> {
  for (const players of [2, 3, 4] as const)
    for (const [index, space] of carsOf(players).entries())
      if (space > lapSpaces)
        yield fault(['players', 'rows', players, name, index], `the circuit has only ${lapSpaces} spaces`)
}

/** Rows whose value of this key stands in another row too. */
export function* repeatedIn<Key extends string>(
  rows: readonly Readonly<Record<Key, string | number>>[],
  key: Key,
): Generator<Fault> {
  yield* repeated(columnOf(rows, key), (index) => ['rows', index, key])
}

export function columnOf<T, K extends keyof T>(rows: readonly T[], key: K): T[K][] {
  return rows.map((entry) => entry[key])
}
