import { create } from 'zustand'
import type { TableSummary } from '../../platform/net/api.ts'

interface MyTables {
  /** My running games; undefined before the first response. */
  readonly tables: readonly TableSummary[] | undefined
}

/** My running games, as of the latest response. One request serves every part of the page that counts or lists them. */
export const useMyTables = create<MyTables>()(() => ({ tables: undefined }))

/** Whether a table waits for my decision. It does not while a bot plays my seat. */
export function isAwaitingMe({ me, seats, waiting }: TableSummary): boolean {
  return me !== null && waiting.includes(me) && !seats.some(({ seat, replaced }) => seat === me && replaced)
}

/** The tables that wait for me, most urgent first. */
export function waitingTables(tables: readonly TableSummary[]): readonly TableSummary[] {
  const due = ({ ownDueAt, dueAt }: TableSummary) => ownDueAt ?? dueAt ?? Number.POSITIVE_INFINITY
  return tables.filter(isAwaitingMe).toSorted((a, b) => (due(a) === due(b) ? (a.id < b.id ? -1 : 1) : due(a) - due(b)))
}

/** The waiting table after this one; after the last comes the first. */
export function nextTable(tables: readonly TableSummary[], here: string | undefined): TableSummary | undefined {
  const waiting = waitingTables(tables)
  const place = waiting.findIndex(({ id }) => id === here)
  const others = [...waiting.slice(place + 1), ...waiting.slice(0, Math.max(place, 0))]
  return others.find(({ id }) => id !== here)
}

/** The open table knows before the list does whether it waits for me. */
export function noteTurn(id: string, own: boolean): void {
  const { tables } = useMyTables.getState()
  const table = tables?.find((each) => each.id === id)
  if (!tables || !table || table.me === null || table.waiting.includes(table.me) === own) return
  const { me } = table
  const waiting = own ? [...table.waiting, me] : table.waiting.filter((seat) => seat !== me)
  useMyTables.setState({ tables: tables.map((each) => (each === table ? { ...table, waiting } : each)) })
}
