import { lazy, useCallback, useEffect, useState } from 'react'
import { lookUpMe } from '../remote/account.ts'
import { api, keyOf, type Table, withKey } from '../remote/api.ts'
import { remoteLink } from '../remote/remote-link.ts'
import { NotFound } from '../shell/not-found.tsx'
import { OpenTable } from '../table/open-table.tsx'
import { Opening } from '../table/opening.tsx'
import { titleOf } from '../table/titles.ts'
import type { PlayedTitle } from '../words/played-title.ts'
import { ClosedTable } from './closed-table.tsx'

// Whoever comes to a game that has begun does not wait for it.
const WaitingRoom = lazy(async () => ({ default: (await import('./waiting-room.tsx')).WaitingRoom }))

/** A table of the house: its waiting room while it gathers, then the game. */
export function TablePage({ id }: { readonly id: string }) {
  const [found, setFound] = useState<{ table: Table; title: PlayedTitle } | 'gone' | undefined>()

  const load = useCallback(async () => {
    keyOf(id)
    const { data } = await api.GET('/api/tables/{id}', { params: { path: { id }, header: withKey(id) } })
    const title = data && (await titleOf(data.game))
    setFound(data && title ? { table: data, title } : 'gone')
  }, [id])
  useEffect(() => {
    void lookUpMe().then(load)
  }, [load])

  if (found === undefined) return <Opening />
  if (found === 'gone') return <NotFound />
  if (found.table.state === 'abandoned') return <ClosedTable />
  if (found.table.state === 'gathering') return <WaitingRoom {...found} changed={load} />
  return <RemoteTable {...found} />
}

function RemoteTable({ table, title }: { readonly table: Table; readonly title: PlayedTitle }) {
  // The table changes with every sitter; the link goes on.
  const [first] = useState(table)
  const open = useCallback(() => remoteLink(first, title), [first, title])
  return <OpenTable open={open} />
}
