import { type ComponentRow, componentRowsIn, componentTableIn, differingRows, rowKey } from '@carriage/kernel'

/** A copy of the components with another value at one path. */
export function withValueAt(content: unknown, path: readonly string[], value: unknown): unknown {
  const [name, ...rest] = path
  if (name === undefined) return value
  if (Array.isArray(content)) return content.with(Number(name), withValueAt(content[Number(name)], rest, value))
  const entries = content as Readonly<Record<string, unknown>>
  return { ...entries, [name]: withValueAt(entries[name], rest, value) }
}

/** A copy of the list without the row at this path. */
export function withoutRow(components: object, table: string, { path }: ComponentRow): object {
  const list = valueAt(components, [table, ...path.slice(0, -1)])
  if (!Array.isArray(list)) return components
  const remaining = list.toSpliced(Number(path.at(-1)), 1)
  return withValueAt(components, [table, ...path.slice(0, -1)], remaining) as object
}

/** A copy of the table whose list `rows` has one more row, cloned from the last one under a new short name. */
export function withOneMore(components: object, table: string): object {
  const found = valueAt(components, [table, 'rows'])
  if (!Array.isArray(found)) return components
  const rows: readonly { readonly id?: string }[] = found
  const last = rows.at(-1)
  const names = new Set(rows.map(({ id }) => id))
  const stem = (last?.id ?? 'X').replace(/\d+$/, '')
  let number = rows.length + 1
  while (names.has(`${stem}${number}`)) number += 1
  return withValueAt(components, [table, 'rows'], [...rows, { ...last, id: `${stem}${number}` }]) as object
}

/** A copy in which the row has its standard value; a row that is not in the standard tables is removed. */
export function withRowReset(standard: object, components: object, table: string, row: ComponentRow): object {
  const ours = rowsOf(standard, table).find((each) => rowKey(each) === rowKey(row))
  if (!ours) return withoutRow(components, table, row)
  return withValueAt(components, [table, ...row.path], ours.value) as object
}

/** A copy with a removed standard row at the end of its list. */
export function withRowBack(components: object, table: string, { path, value }: ComponentRow): object {
  const found = valueAt(components, [table, ...path.slice(0, -1)])
  const list: readonly unknown[] = Array.isArray(found) ? found : []
  return withValueAt(components, [table, ...path.slice(0, -1)], [...list, value]) as object
}

function rowsOf(components: object, table: string): ComponentRow[] {
  const contents = componentTableIn(components, table)
  return contents ? componentRowsIn(contents) : []
}

/** The rows that differ, by table and key. */
export function differingKeys(standard: object, components: object): ReadonlySet<string> {
  return new Set(
    differingRows(standard, components).flatMap(({ table, own }) => (own ? [`${table}.${rowKey(own)}`] : [])),
  )
}

function valueAt(content: unknown, path: readonly string[]): unknown {
  const [name, ...rest] = path
  if (name === undefined || typeof content !== 'object' || content === null) return content
  return valueAt((content as Readonly<Record<string, unknown>>)[name], rest)
}
