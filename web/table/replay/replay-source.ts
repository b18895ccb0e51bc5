import { readRecord, seatsOf } from '@carriage/kernel'
import { getMatch } from '../../pages/local-play/shelf.ts'
import { api, withKey } from '../../platform/net/api.ts'
import { botName, personName } from '../../platform/net/bot-name.ts'
import { anyAnswer, read, unread } from '../../platform/net/retry.ts'
import type { ReelSource } from './reel.ts'

export type ReplayOf = 'local' | 'table'

export interface Recorded extends ReelSource {
  readonly game: string
  readonly over: boolean
  /** The move at which a branch left its game. */
  readonly branchedAt?: number
  /** The game was not played on this site: there is no table, and names are those of its file. */
  readonly isImported?: boolean
}

/** The record of a game: from this device, or from the server once the game is over. */
export function findRecord(of: ReplayOf, id: string, signal: AbortSignal): Promise<Recorded | 'gone' | 'running'> {
  return of === 'local' ? fromDevice(id) : fromServer(id, signal)
}

async function fromDevice(id: string): Promise<Recorded | 'gone'> {
  const saved = await getMatch(id)
  if (!saved) return 'gone'
  const { people, players } = saved
  return people ? { ...saved, bots: seatsOf(players.length).filter((seat) => !people.includes(seat)) } : saved
}

async function fromServer(id: string, signal: AbortSignal): Promise<Recorded | 'gone' | 'running'> {
  const params = { path: { id }, header: withKey(id) }
  const record = anyAnswer(api.GET('/api/matches/:id/record', { params, signal, parseAs: 'text' }))
  const [table, view, { data, error, response }] = await Promise.all([
    anyAnswer(api.GET('/api/tables/:id', { params, signal })),
    read(api.GET('/api/matches/:id/view', { params, signal })),
    record,
  ])
  if (response.status === 409) return 'running'
  if (error) throw unread(response.status, error)
  if (table.error) {
    if (table.response.status !== 404) throw unread(table.response.status, table.error)
    const { game } = readRecord(data)
    return { id, game, me: undefined, record: data, bots: [], over: true, isImported: true }
  }
  const { game, seats } = table.data
  return {
    id,
    game,
    me: view.me ?? undefined,
    record: data,
    names: seats.map(({ seat, kind, name, bot }) => (kind === 'bot' ? botName(seat, bot) : personName(name))),
    bots: seats.filter(({ kind, program }) => kind === 'bot' || program).map(({ seat }) => seat),
    over: true,
  }
}
