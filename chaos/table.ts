import type { Seat } from '@carriage/kernel'
import type { MatchId, NewTable } from '@carriage/protocol'
import { at, type ChaosGuest, cookieOf, retryUntilAnswered } from './requests.ts'

/** A table, but for the luck of its first seat. */
export type ChaosTableOptions = Omit<NewTable, 'nonce'>

export interface ChaosTable {
  readonly match: MatchId
  readonly seats: readonly { readonly seat: Seat; readonly guest: ChaosGuest }[]
}

/** Creates a table, sits guests down at it until it begins, and asks again for whatever gets lost on the way. Each guest is prepared before. */
export async function createChaosTable(
  wanted: ChaosTableOptions,
  gateway: () => string,
  prepare: (guest: ChaosGuest) => Promise<void> = () => Promise.resolve(),
): Promise<ChaosTable> {
  const people = wanted.seats - wanted.bots.length
  const guests: ChaosGuest[] = []
  for (let i = 0; i < people; i++) guests.push(await becomeGuest(gateway))
  for (const guest of guests) await prepare(guest)
  const [host, ...others] = guests
  if (!host) throw new RangeError('A person creates the table.')
  // If the answer is lost, an empty table stays behind, and another is laid.
  const match = await retryUntilAnswered('a table', async () => {
    const { data } = await at(gateway, host).POST('/api/tables', { body: { ...wanted, ready: true } })
    return data?.id
  })
  for (const guest of others) await sitDown(match, guest, gateway)
  const seats: { seat: Seat; guest: ChaosGuest }[] = []
  for (const guest of guests) seats.push({ guest, seat: await seatOf(match, guest, gateway) })
  return { match, seats }
}

export function becomeGuest(gateway: () => string): Promise<ChaosGuest> {
  return retryUntilAnswered('a guest', async () => {
    const { data, response } = await at(gateway).POST('/api/guest', { body: {} })
    const cookie = cookieOf(response)
    return data && cookie !== '' ? { cookie } : undefined
  })
}

async function sitDown(id: MatchId, guest: ChaosGuest, gateway: () => string): Promise<void> {
  const params = { path: { id } }
  await retryUntilAnswered('a seat', async () => {
    const api = at(gateway, guest)
    const { data } = await api.POST('/api/tables/:id/seat', { params, body: { ready: true } })
    if (data) return data
    // It may have sat down before, without having heard so.
    const table = await api.GET('/api/tables/:id', { params })
    return table.data?.me === null ? undefined : table.data
  })
}

function seatOf(id: MatchId, guest: ChaosGuest, gateway: () => string): Promise<Seat> {
  return retryUntilAnswered('the beginning of a match', async () => {
    const { data } = await at(gateway, guest).GET('/api/tables/:id', { params: { path: { id } } })
    return data?.state === 'waiting' ? undefined : (data?.me ?? undefined)
  })
}
