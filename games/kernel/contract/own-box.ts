import { canonical } from '../record/canonical.ts'
import { type ComponentTable, componentTablesIn } from './components.ts'

/** A customised box: its name, and only the component tables that differ from the standard ones. */
export interface OwnBox {
  readonly title: string
  readonly tables: Readonly<Record<string, object>>
}

/** The components of a box: the standard ones with its tables replaced. */
export function componentsWith(standard: object, { title, tables }: OwnBox): object {
  const changed = componentTablesIn(standard).flatMap(([name, { provenance, note }]) => {
    const contents = Object.hasOwn(tables, name) ? tables[name] : undefined
    return contents ? [[name, { provenance, note, ...contents }] as const] : []
  })
  return { ...standard, id: 'own', title, ...Object.fromEntries(changed) }
}

/** The tables that differ from the standard components. Unknown tables are omitted. */
export function ownBoxOf(standard: object, components: object, title: string): OwnBox {
  const theirs = components as Readonly<Record<string, unknown>>
  const tables = componentTablesIn(standard).flatMap(([name, ours]) => {
    const table = theirs[name]
    if (typeof table !== 'object' || table === null) return []
    const contents = contentsOf(table)
    return canonical(contents) === canonical(contentsOf(ours)) ? [] : [[name, contents] as const]
  })
  return { title, tables: Object.fromEntries(tables) }
}

/** Metadata of a table beside its rows. */
const notContents: ReadonlySet<string> = new Set<keyof ComponentTable>(['provenance', 'note', 'confirmed'])

function contentsOf(table: object): object {
  return Object.fromEntries(Object.entries(table).filter(([name]) => !notContents.has(name)))
}
