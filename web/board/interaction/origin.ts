import { componentRowsIn, componentTableIn, jointProvenance, tableProvenance } from '@carriage/kernel'

/** The origin of a piece on the board: a row of a component table, and its rule. */
export interface Origin {
  readonly table: string
  /** The last part of the path to the row, or its id or value; without it, the whole table. */
  readonly row?: string | number | undefined
  readonly rule: string
}

/** Origins by the first word of a place's name; the other words are arguments. The piece itself comes first. */
export type Origins<State extends object> = Readonly<
  Record<string, (this: void, view: State, ...words: string[]) => readonly Origin[]>
>

/** The origin of a piece, by the name of its place (`data-of`, else `data-spot`). Empty places have none. */
export function originsBy<State extends object>(
  origins: Origins<State>,
): (this: void, place: string, view: State) => readonly Origin[] {
  return (place, view) => {
    const [word = '', ...words] = place.split(' ')
    return origins[word]?.(view, ...words) ?? []
  }
}

/** A table of origin, as shown in a note. */
interface OriginLine extends OriginRow {
  readonly table: string
  readonly rule: string
}

/** One line for each table; several rows of one table are joined. */
export function originLines(components: object, origins: readonly Origin[]): OriginLine[] {
  return [...Map.groupBy(origins, ({ table }) => table)].flatMap(([table, [first, ...more]]) => {
    if (!first) return []
    const rows = [first, ...more].flatMap((origin) => originRow(components, origin) ?? [])
    const row = more.length > 0 ? originRow(components, { ...first, row: undefined }) : rows[0]
    return row ? [{ table, rule: first.rule, ...row, provenance: jointProvenance(rows, row.provenance) }] : []
  })
}

/** A row of the tables. */
interface OriginRow {
  /** The fragment of the row on the box page. */
  readonly anchor: string
  readonly provenance: string
}

/** The row of an origin in these components; undefined if they have no such row. */
export function originRow(components: object, { table, row }: Origin): OriginRow | undefined {
  const contents = componentTableIn(components, table)
  if (!contents) return undefined
  if (row === undefined) return { anchor: table, provenance: tableProvenance(contents) }
  const meant = componentRowsIn(contents).find(({ path, value }) => rowName(path, value) === String(row))
  return meant && { anchor: [table, ...meant.path].join('.'), provenance: meant.provenance }
}

/** The name of a row: rows of a list are named by their id or value, not by their index. */
export function rowName(path: readonly string[], value: unknown): string {
  const own: { id?: string | number; value?: string | number } =
    typeof value === 'object' && value !== null ? value : {}
  const last = path.at(-1) ?? ''
  const called = /^\d+$/.test(last) ? (own.id ?? own.value) : undefined
  return String(called ?? last)
}
