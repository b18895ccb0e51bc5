import { useEffect } from 'react'
import { type Table, tableKeyOf } from '../../platform/net/api.ts'

/** The fragment of a table's link: its key, where one is needed to see the table. */
export function invitingHash({ id, key, visibility }: Pick<Table, 'id' | 'key' | 'visibility'>): string {
  const shown = visibility === 'link' ? (key ?? tableKeyOf(id)) : undefined
  return shown === undefined ? '' : `#key=${shown}`
}

/**
 * People share the address from the address bar: while seats are free at a table that is shared by link, it contains
 * the key. The key is removed once nobody can sit down, if the server knows this visitor without it.
 */
export function useInvitingAddress(table: Table | undefined): void {
  const free = table?.state === 'waiting' && table.seats.some(({ kind }) => kind === 'free')
  const hash = table && free ? invitingHash(table) : ''
  const known = table !== undefined && table.key !== null
  useEffect(() => {
    if (hash === '' ? known && location.hash.startsWith('#key=') : location.hash !== hash)
      history.replaceState(history.state, '', `${location.pathname}${location.search}${hash}`)
  }, [hash, known])
}
