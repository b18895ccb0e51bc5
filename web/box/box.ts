import { canonical, componentTablesIn } from '@carriage/kernel'

/** A box of somebody's own: its name, and the tables with other contents than ours. */
export interface OwnBox {
  readonly title: string
  readonly tables: Readonly<Record<string, object>>
}

/** The components of a box: ours, with the tables that it changes. */
export function componentsWith(standard: object, { title, tables }: OwnBox): object {
  const changed = componentTablesIn(standard).flatMap(([name, { provenance, note }]) => {
    const contents = tables[name]
    return contents ? [[name, { provenance, note, ...contents }] as const] : []
  })
  return { ...standard, id: 'own', title, ...Object.fromEntries(changed) }
}

/** What components change of ours. Tables that we do not have are left out. */
export function boxOf(standard: object, components: object, title: string): OwnBox {
  const theirs = components as Readonly<Record<string, unknown>>
  const tables = componentTablesIn(standard).flatMap(([name, ours]) => {
    const table = theirs[name]
    if (typeof table !== 'object' || table === null) return []
    const contents = contentsOf(table)
    return canonical(contents) === canonical(contentsOf(ours)) ? [] : [[name, contents] as const]
  })
  return { title, tables: Object.fromEntries(tables) }
}

function contentsOf(table: object): object {
  return Object.fromEntries(Object.entries(table).filter(([name]) => name !== 'provenance' && name !== 'note'))
}

/** Components from a file: as they were exported here, or as the terminal takes them. Undefined if it is none. */
export function readBoxFile(standard: object, text: string): OwnBox | undefined {
  const read = parsed(text)
  if (!read || !componentTablesIn(standard).some(([name]) => name in read)) return undefined
  const title = 'title' in read && typeof read.title === 'string' ? read.title : ''
  return boxOf(standard, read, title)
}

/** A box as a part of an address: what it changes, packed. */
export async function packBox(box: OwnBox): Promise<string> {
  const packed = await through(new TextEncoder().encode(JSON.stringify(box)), new CompressionStream('deflate-raw'))
  return btoa(String.fromCharCode(...packed))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}

/** The box in a part of an address; undefined if there is none, or if it was cut off on its way. */
export async function unpackBox(standard: object, packed: string): Promise<OwnBox | undefined> {
  try {
    const bytes = Uint8Array.from(atob(packed.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0))
    const read = parsed(new TextDecoder().decode(await through(bytes, new DecompressionStream('deflate-raw'))))
    if (!read || !('tables' in read) || typeof read.tables !== 'object' || read.tables === null) return undefined
    const title = 'title' in read && typeof read.title === 'string' ? read.title : ''
    return boxOf(standard, read.tables, title)
  } catch {
    return undefined
  }
}

async function through(bytes: Uint8Array<ArrayBuffer>, stream: CompressionStream | DecompressionStream) {
  const packed = new Blob([bytes]).stream().pipeThrough(stream)
  return new Uint8Array(await new Response(packed).arrayBuffer())
}

function parsed(text: string): object | undefined {
  try {
    const read: unknown = JSON.parse(text)
    return typeof read === 'object' && read !== null && !Array.isArray(read) ? read : undefined
  } catch {
    return undefined
  }
}
