import type { Seat } from '@carriage/kernel'
import { getMatch } from '../local/shelf.ts'
import { api, withKey } from '../remote/api.ts'
import type { Source } from './reel.ts'

export type ReplayOf = 'local' | 'table'

export interface Recorded extends Source {
  readonly game: string
  readonly over: boolean
}

/** The record of a game: from this device, or from the house once the game is over. */
export function recordOf(of: ReplayOf, id: string): Promise<Recorded | 'gone' | 'running'> {
  return of === 'local' ? fromDevice(id) : fromHouse(id)
}

async function fromDevice(id: string): Promise<Recorded | 'gone'> {
  return (await getMatch(id)) ?? 'gone'
}

async function fromHouse(id: string): Promise<Recorded | 'gone' | 'running'> {
  const params = { path: { id }, header: withKey(id) }
  const [table, view, record] = await Promise.all([
    api.GET('/api/tables/{id}', { params }),
    api.GET('/api/matches/{id}/view', { params }),
    api.GET('/api/matches/{id}/record', { params, parseAs: 'text' }),
  ])
  if (!table.data || !view.data) return 'gone'
  if (record.data === undefined) return record.response.status === 409 ? 'running' : 'gone'
  const { game, seats } = table.data
  return {
    id,
    game,
    me: (view.data.me ?? undefined) as Seat | undefined,
    record: record.data,
    bots: seats.filter(({ kind, program }) => kind === 'bot' || program).map(({ seat }) => seat),
    over: true,
  }
}
