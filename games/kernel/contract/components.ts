import { canonical } from '../record/canonical.ts'

/** The components of a game as data: a title, and tables that each say where their contents come from. */
export interface ComponentTable {
  /** `rulebook` if it is printed; anything else is an inference or a reconstruction. */
  readonly provenance: string
  /** What is certain and what is not, in English. */
  readonly note: string
  /** Rows that owners of the game confirmed, by their keys. */
  readonly confirmed?: readonly string[]
}

/** The tables of components by name. */
export function componentTablesIn(components: object): [name: string, table: ComponentTable][] {
  return Object.entries(components).filter((entry): entry is [string, ComponentTable] => isTable(entry[1]))
}

/** One of them. */
export function componentTableIn(components: object, name: string): ComponentTable | undefined {
  const table: unknown = Object.hasOwn(components, name) ? components[name as keyof typeof components] : undefined
  return isTable(table) ? table : undefined
}

/** One piece, or one number, of a table: what is drawn, explained and marked by itself. */
export interface ComponentRow {
  /** Where it lies in its table. */
  readonly path: readonly string[]
  readonly value: unknown
  /** Its own where it has one, else `confirmed` if owners confirmed it, else that of its table. */
  readonly provenance: string
}

/** The rows of a table. A list of plain values, such as a scale of prices, is one row. */
export function componentRowsIn(table: ComponentTable): ComponentRow[] {
  const { provenance, note: _note, confirmed, ...contents } = table
  const rows = Object.entries(contents).flatMap(([name, content]) =>
    name === 'rows' ? rowsBelow([name], content, provenance) : [{ path: [name], value: content, provenance }],
  )
  return confirmed === undefined ? rows : rows.map((row) => raised(row, confirmed))
}

/** The mark of a whole table: its own, or `confirmed` once owners confirmed every row that the rulebook does not show. */
export function tableProvenance(table: ComponentTable): string {
  return jointProvenance(componentRowsIn(table), table.provenance)
}

/** The mark of several rows together: `confirmed` if some are and the others are printed, else that of their table. */
export function jointProvenance(rows: readonly Pick<ComponentRow, 'provenance'>[], ofTable: string): string {
  const areCertain = rows.every(({ provenance }) => isCertain(provenance))
  return areCertain && rows.some(({ provenance }) => provenance === 'confirmed') ? 'confirmed' : ofTable
}

/** Whether contents are as in the printed game: the rulebook shows them, or owners confirmed them. */
export function isCertain(provenance: string): boolean {
  return provenance === 'rulebook' || provenance === 'confirmed'
}

/** A row as owners read it: where it is, and what it holds as `rowContent` writes it. */
interface PrintedContent {
  readonly table: string
  readonly row: string
  readonly value: string
}

/** The same components, in which the reported rows are marked as confirmed where they hold the same. */
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

/** Lists of pieces, and records by name; a list of plain values is a single thing. */
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

/** In what a table differs from the game as it is usually played. */
export interface Differences {
  /** The options that are not as usual, without the components; one that is no plain value is `null`. */
  readonly options: Readonly<Record<string, string | number | boolean | null>>
  /** Components other than ours: how the group calls them, and which tables have other contents. */
  readonly box: { readonly title: string; readonly tables: readonly string[] } | null
}

/** What a table is compared with: the values of a table that agrees on nothing, and the components of the game. */
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

/** A row of a box that is otherwise in ours. */
export interface RowDifference {
  readonly table: string
  /** The row here, or undefined where it was taken out. */
  readonly own: ComponentRow | undefined
  /** Our row, or undefined where one was added. */
  readonly usual: ComponentRow | undefined
}

/** The rows in which one set of components differs from another, in the order of the tables. */
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

/** The same row in two boxes: by its short name where it has one, since its place in the list may have moved. */
export function rowKey({ path, value }: ComponentRow): string {
  const id = typeof value === 'object' && value !== null && 'id' in value ? value.id : undefined
  return (typeof id === 'string' ? [...path.slice(0, -1), `id ${id}`] : path).join('.')
}

/** What a row holds, as a text that is the same for the same contents. Where it comes from is no part of it. */
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

/** Where contents come from does not change them. */
function contentOf(table: ComponentTable | undefined): object {
  const { note: _note, confirmed: _confirmed, ...content } = table ?? { provenance: '', note: '' }
  return withoutProvenance(content) as object // what was an object stays one
}

function withoutProvenance(content: unknown): unknown {
  if (Array.isArray(content)) return content.map(withoutProvenance)
  if (typeof content !== 'object' || content === null) return content
  const kept = Object.entries(content).filter(([name]) => name !== 'provenance')
  return Object.fromEntries(kept.map(([name, value]) => [name, withoutProvenance(value)]))
}

function sameContent(a: unknown, b: unknown): boolean {
  return a === b || (a !== undefined && b !== undefined && canonical(a) === canonical(b))
}

function plain(value: unknown): string | number | boolean | null {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null
}
