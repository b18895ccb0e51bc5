import type { AnyGameRules } from '@carriage/kernel'
import { lazy, useCallback, useEffect, useRef, useState } from 'react'
import { playedTitleOf } from '../../games/titles.ts'
import { Outdated } from '../../platform/errors/outdated.tsx'
import type { PlayedTitle } from '../../platform/i18n/played-title.ts'
import { loadMe } from '../../platform/net/account.ts'
import { api, type Table, tableKeyOf, withKey } from '../../platform/net/api.ts'
import { read, retryUntilDone } from '../../platform/net/retry.ts'
import { remoteLink } from '../../platform/net/server-link.ts'
import { ConnectionErrorNote } from '../../table/connection-error.tsx'
import type { ConnectionError } from '../../table/model/link.ts'
import { rulesIn } from '../../table/model/rules-in.ts'
import { OpenTable } from '../../table/open-table.tsx'
import { OpeningNote } from '../../table/opening.tsx'
import { NotFound } from '../not-found.tsx'
import { ClosedTable } from './closed-table.tsx'
import { useInvitingAddress } from './inviting-address.ts'

// Visitors of a running game skip the waiting room.
const HiddenTable = lazy(async () => ({ default: (await import('./hidden-table.tsx')).HiddenTable }))
const WaitingRoom = lazy(async () => ({ default: (await import('./waiting-room.tsx')).WaitingRoom }))

/** An online table: the waiting room, then the game. */
export function TablePage({ id }: { readonly id: string }) {
  const [found, setFound] = useState<{ table: Table; title: PlayedTitle } | 'gone' | undefined>()
  const [error, setError] = useState<ConnectionError>()

  const leaving = useRef(new AbortController())
  const load = useCallback(async () => {
    const { signal } = leaving.current
    tableKeyOf(id)
    const params = { path: { id }, header: withKey(id) }
    const table = await retryUntilDone(() => read(api.GET('/api/tables/:id', { params, signal })), {
      signal,
      failed: setError,
    })
    const title = table && (await playedTitleOf(table.game))
    if (signal.aborted || !table) return
    setError(undefined)
    setFound(title ? { table, title } : 'gone')
  }, [id])
  useInvitingAddress(typeof found === 'object' ? found.table : undefined)
  useEffect(() => {
    const here = new AbortController()
    leaving.current = here
    void loadMe().then(load)
    return () => here.abort()
  }, [load])

  if (error?.what === 'missing') return <NotFound />
  if (error?.what === 'hidden' && found === undefined) return <HiddenTable {...error} />
  if (found === undefined) return error ? <ConnectionErrorNote error={error} /> : <OpeningNote />
  if (found === 'gone') return <NotFound />
  if (found.table.state === 'abandoned') return <ClosedTable />
  if (found.table.state === 'waiting') return <WaitingRoom {...found} changed={load} />
  const { table, title } = found
  const game = rulesIn(title, table.rules)
  if (!game) return <Outdated game={table.game} rules={table.rules} />
  return <RemoteTable table={table} game={game} />
}

function RemoteTable({ table, game }: { readonly table: Table; readonly game: AnyGameRules }) {
  // The table changes with every player who joins; the link stays open.
  const [first] = useState(table)
  const open = useCallback(() => remoteLink(first, game), [first, game])
  return <OpenTable open={open} />
}
