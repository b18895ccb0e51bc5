import { canonical } from '../record/canonical.ts'

/** The components of a game as data: a title, and tables with the source of their contents. */
export interface ComponentTable {
  /** `rulebook` if printed; anything else is an inference or a reconstruction. */
  readonly provenance: string
  /** What is certain and what is not, in English. */
  readonly note: string
  /** Keys of rows that owners of the game confirmed. */
  readonly confirmed?: readonly string[]
}

/** The component tables by name. */
export function componentTablesIn(components: object): [name: string, table: ComponentTable][] {
  return Object.entries(components).filter((entry): entry is [string, ComponentTable] => isTable(entry[1]))
}

/** One component table. */
export function componentTableIn(components: object, name: string): ComponentTable | undefined {
  const table: unknown = Object.hasOwn(components, name) ? components[name as keyof typeof components] : undefined
  return isTable(table) ? table : undefined
}

/** One piece or number of a table, which is drawn, explained and marked individually. */
export interface ComponentRow {
  /** Its path in the table. */
  readonly path: readonly string[]
  readonly value: unknown
  /** Its own, else `confirmed` if owners confirmed it, else that of its table. */
  readonly provenance: string
}

/** The rows of a table. A list of plain values, such as a price scale, is one row. */
export function componentRowsIn(table: ComponentTable): ComponentRow[] {
  const { provenance, note: _note, confirmed, ...contents } = table
  const rows = Object.entries(contents).flatMap(([name, content]) =>
    name === 'rows' ? rowsBelow([name], content, provenance) : [{ path: [name], value: content, provenance }],
  )
  return confirmed === undefined ? rows : rows.map((row) => raised(row, confirmed))
}

/**
 * The provenance of a whole table: its own, or `confirmed` once owners confirmed every row that the rulebook does not
 * show.
 */
export function tableProvenance(table: ComponentTable): string {
  return jointProvenance(componentRowsIn(table), table.provenance)
}

/** The provenance of several rows: `confirmed` if some are and the others are printed, else that of their table. */
export function jointProvenance(rows: readonly Pick<ComponentRow, 'provenance'>[], ofTable: string): string {
  const areCertain = rows.every(({ provenance }) => isCertain(provenance))
  return areCertain && rows.some(({ provenance }) => provenance === 'confirmed') ? 'confirmed' : ofTable
}

/** Whether contents match the printed game: the rulebook shows them, or owners confirmed them. */
export function isCertain(provenance: string): boolean {
  return provenance === 'rulebook' || provenance === 'confirmed'
}

/** A row as reported by owners: its path, and its contents as written by `rowContent`. */
interface PrintedContent {
  readonly table: string
  readonly row: string
  readonly value: string
}

/** The same components, with reported rows marked as confirmed where the contents match. */
export function withConfirmedRows(components: object, reported: readonly PrintedContent[]): object {
  const marked = componentTablesIn(components).flatMap(([name, table]) => {
    const rows = new Map(componentRowsIn(table).map((row) => [rowKey(row), rowContent(row)]))
    const same = reported.filter(({ table: of, row, value }) => of === name && rows.get(row) === value)
    const confirmed = [...new Set([...(table.confirmed ?? []), ...same.map(({ row }) => row)])]
    return same.length === 0 ? [] : [[name, { ...table, confirmed }] as const]
  })
  return { ...components, ...Object.fromEntries(marked) }
}

function raised(row: ComponentRow, confirmed: readonly string[]): ComponentRow {
  return row.provenance !== 'rulebook' && confirmed.includes(rowKey(row)) ? { ...row, provenance: 'confirmed' } : row
}

function rowsBelow(path: readonly string[], content: unknown, provenance: string): ComponentRow[] {
  if (!holdsRows(content)) return [{ path, value: content, provenance }]
  return Object.entries(content).flatMap(([name, value]) => {
    const below = [...path, name]
    if (Array.isArray(value) && holdsRows(value)) return rowsBelow(below, value, provenance)
    return [{ path: below, value, provenance: ownProvenance(value) ?? provenance }]
  })
}

/** Lists of pieces and records by name; a list of plain values is a single row. */
function holdsRows(content: unknown): content is object {
  if (typeof content !== 'object' || content === null) return false
  return !Array.isArray(content) || content.some((each) => typeof each === 'object')
}

function ownProvenance(value: unknown): string | undefined {
  const own: unknown =
    typeof value === 'object' && value !== null && 'provenance' in value ? value.provenance : undefined
  return typeof own === 'string' ? own : undefined
}

function isTable(value: unknown): value is ComponentTable {
  return typeof value === 'object' && value !== null && 'provenance' in value && 'note' in value
}

/** How a table differs from the default game. */
export interface Differences {
  /** Options that differ from the default, without components; `null` for one that is not a plain value. */
  readonly options: Readonly<Record<string, string | number | boolean | null>>
  /** Custom components: the group's name for them, and which tables differ. */
  readonly box: { readonly title: string; readonly tables: readonly string[] } | null
}

/** The reference for a comparison: default options and the game's own components. */
export interface Usual {
  readonly options: Readonly<Record<string, unknown>>
  readonly components?: object | undefined
}

export function differencesFrom({ options: usual, components }: Usual, options: object): Differences {
  const { components: own, ...chosen } = options as Readonly<Record<string, unknown>>
  const different = Object.entries(chosen).filter(([name, value]) => !sameContent(value, usual[name]))
  return {
    options: Object.fromEntries(different.map(([name, value]) => [name, plain(value)])),
    box: typeof own === 'object' && own !== null && components ? boxOf(own, components) : null,
  }
}

function boxOf(own: object, usual: object): Differences['box'] {
  const ours = new Map(componentTablesIn(usual))
  const tables = componentTablesIn(own).flatMap(([name, table]) =>
    sameContent(contentOf(table), contentOf(ours.get(name))) ? [] : [name],
  )
  const { title } = own as { readonly title?: unknown }
  return tables.length === 0 ? null : { title: typeof title === 'string' ? title : '', tables }
}

/** A row in which a box differs from the standard one. */
export interface RowDifference {
  readonly table: string
  /** The row of the box; undefined if removed. */
  readonly own: ComponentRow | undefined
  /** The standard row; undefined if added. */
  readonly usual: ComponentRow | undefined
}

/** The rows in which two sets of components differ, in table order. */
export function differingRows(usual: object, own: object): RowDifference[] {
  const theirs = new Map(componentTablesIn(own))
  return componentTablesIn(usual).flatMap(([table, ours]) => {
    const other = theirs.get(table)
    if (!other) return []
    const usualRows = new Map(componentRowsIn(ours).map((row) => [rowKey(row), row]))
    const ownRows = new Map(componentRowsIn(other).map((row) => [rowKey(row), row]))
    const keys = new Set([...usualRows.keys(), ...ownRows.keys()])
    return [...keys].flatMap((key) => {
      const difference = { table, own: ownRows.get(key), usual: usualRows.get(key) }
      return sameRow(difference) ? [] : [difference]
    })
  })
}

/** Identifies a row in two boxes: by its short name if it has one, since its position may differ. */
export function rowKey({ path, value }: ComponentRow): string {
  const id = typeof value === 'object' && value !== null && 'id' in value ? value.id : undefined
  return (typeof id === 'string' ? [...path.slice(0, -1), `id ${id}`] : path).join('.')
}

/** The contents of a row as a canonical text, without provenance. */
export function rowContent({ value }: ComponentRow): string {
  return canonical(withoutProvenance(value))
}

function sameRow({ own, usual }: RowDifference): boolean {
  return (
    own !== undefined &&
    usual !== undefined &&
    sameContent(withoutProvenance(own.value), withoutProvenance(usual.value))
  )
}

/** Provenance is not part of the contents. */
function contentOf(table: ComponentTable | undefined): object {
  const { note: _note, confirmed: _confirmed, ...content } = table ?? { provenance: '', note: '' }
  return withoutProvenance(content) as object // an object stays an object
}

function withoutProvenance(content: unknown): unknown {
  if (Array.isArray(content)) return content.map(withoutProvenance)
  if (typeof content !== 'object' || content === null) return content
  const entries = Object.entries(content).filter(([name]) => name !== 'provenance')
  return Object.fromEntries(entries.map(([name, value]) => [name, withoutProvenance(value)]))
}

function sameContent(a: unknown, b: unknown): boolean {
  return a === b || (a !== undefined && b !== undefined && canonical(a) === canonical(b))
}

function plain(value: unknown): string | number | boolean | null {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null
}
