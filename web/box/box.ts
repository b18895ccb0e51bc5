import { canonical, componentTablesIn, faultsInOptions } from '@carriage/kernel'
import type { PlayedTitle } from '../words/played-title.ts'

/** A box that a player changed: its name, and only the component tables that differ from the standard ones. */
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

function contentsOf(table: object): object {
  return Object.fromEntries(Object.entries(table).filter(([name]) => name !== 'provenance' && name !== 'note'))
}

/** What keeps these components from being played with: where it lies, and what the checker of the tables says to it. */
export function faultsIn({ versions: [game] }: PlayedTitle, components: object): { at: string; problem: string }[] {
  return faultsInOptions(game, { components }).map(({ at, problem }) => ({
    at: at.replace(/^components\./, ''),
    problem,
  }))
}

/** Components from a file: as they are exported here and as the terminal takes them. Undefined if it is none. */
export function readBoxFile(standard: object, text: string): OwnBox | undefined {
  const read = parsed(text)
  if (!read || !componentTablesIn(standard).some(([name]) => name in read)) return undefined
  const title = 'title' in read && typeof read.title === 'string' ? read.title : ''
  return ownBoxOf(standard, read, title)
}

function parsed(text: string): object | undefined {
  try {
    const read: unknown = JSON.parse(text)
    return typeof read === 'object' && read !== null && !Array.isArray(read) ? read : undefined
  } catch {
    return undefined
  }
}
