import { type Api, apiClient } from '@carriage/protocol/client'

/** The house that this page came from. */
export const api: Api = apiClient({ baseUrl: location.origin })

export type { Account, Table, TableSummary } from '@carriage/protocol'

/** Headers for a visitor who came by the secret link of a table. */
export function withKey(id: string): { 'x-table-key'?: string } {
  const key = tableKeyOf(id)
  return key === undefined ? {} : { 'x-table-key': key }
}

/** The secret part of a table's link comes behind the `#`, which no server log sees, and is kept for this tab. */
export function tableKeyOf(id: string): string | undefined {
  const [, fresh] = /^#key=([\w-]{1,40})$/.exec(location.hash) ?? []
  const place = `carriage-house.key.${id}`
  if (fresh !== undefined) sessionStorage.setItem(place, fresh)
  return fresh ?? sessionStorage.getItem(place) ?? undefined
}
