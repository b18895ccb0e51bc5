import { type Api, apiClient } from '@carriage/protocol/client'
import { deviceStorage } from '../app/device-storage.ts'

/** Whether this page is shown in a frame of another site, where nobody is signed in: docs/self-hosting.md. */
export const isEmbedded = location.pathname.startsWith('/embed/')

/** The API of the server that served this page. */
export const api: Api = apiClient({
  baseUrl: location.origin,
  ...(isEmbedded && { fetch: (url: string, init: RequestInit) => fetch(url, { ...init, credentials: 'omit' }) }),
})

export type { Account, Table, TableSummary } from '@carriage/protocol'

/** Headers for a visitor who came by the secret link of a table. */
export function withKey(id: string): { 'x-table-key'?: string } {
  const key = tableKeyOf(id)
  return key === undefined ? {} : { 'x-table-key': key }
}

/** The secret part of a table's link is in the fragment, which no server log contains, and is stored for this tab. */
export function tableKeyOf(id: string): string | undefined {
  const [, fresh] = /^#key=([\w-]{1,40})$/.exec(location.hash) ?? []
  const place = `carriage-house.key.${id}`
  const storage = deviceStorage('sessionStorage')
  if (fresh !== undefined) storage?.setItem(place, fresh)
  return fresh ?? storage?.getItem(place) ?? undefined
}
