import { componentRowsIn, componentTableIn, rowContent, rowKey } from '@carriage/kernel'
import type { AcceptedRow } from '@carriage/protocol'

export interface ConfirmedComponents {
  readonly components: object
  /** Rows that were newly marked as confirmed. */
  readonly marked: readonly string[]
  /** Those of them with other contents: games with them need a new version of the rules. */
  readonly changed: readonly string[]
  /** Rows that are not in these tables, or that owners do not have; they need review. */
  readonly left: readonly string[]
}

/** Component tables with the accepted rows, each marked as confirmed. */
export function confirmRows(components: object, accepted: readonly AcceptedRow[]): ConfirmedComponents {
  const copy = structuredClone(components)
  const marked: string[] = []
  const changed: string[] = []
  const left: string[] = []
  for (const { table, row, value } of accepted) {
    const name = `${table}.${row}`
    const contents = componentTableIn(copy, table)
    const found = contents && componentRowsIn(contents).find((each) => rowKey(each) === row)
    if (!contents || !found || value === 'null') {
      left.push(name)
      continue
    }
    if (rowContent(found) !== value) {
      put(contents, found.path, JSON.parse(value))
      changed.push(name)
    }
    const { confirmed = [] } = contents
    Object.assign(contents, { confirmed: [...new Set([...confirmed, row])].sort() })
    marked.push(name)
  }
  return { components: copy, marked, changed, left }
}

function put(content: object, path: readonly string[], value: unknown): void {
  const [name = '', ...rest] = path
  const entries = content as Record<string, unknown> // lists too: their places are names
  if (rest.length === 0) entries[name] = value
  else put(entries[name] as object, rest, value) // the path was found in it
}
