import type { AnyGameRules } from '@carriage/kernel'
import { useCallback, useEffect, useState } from 'react'
import { playedTitleOf } from '../../games/titles.ts'
import { Outdated } from '../../platform/errors/outdated.tsx'
import { api, type Table } from '../../platform/net/api.ts'
import { read, retryUntilDone } from '../../platform/net/retry.ts'
import { remoteLink } from '../../platform/net/server-link.ts'
import { ConnectionErrorNote } from '../../table/connection-error.tsx'
import type { ConnectionError } from '../../table/model/link.ts'
import { rulesIn } from '../../table/model/rules-in.ts'
import { OpenTable } from '../../table/open-table.tsx'
import { OpeningNote } from '../../table/opening.tsx'
import { EmbedNote } from './embed-note.tsx'
import { EmbedReplay } from './embed-replay.tsx'
import { EmbedScreen } from './embed-screen.tsx'

/** Interval in milliseconds between checks whether the game has begun. */
const often = 15_000

interface Found {
  readonly table: Table
  /** Undefined if this build does not have the rules. */
  readonly game: AnyGameRules | undefined
}

/** A public table in a frame of another site: live while it runs, then a replay. Nobody is signed in here. */
export function EmbedPage({ id }: { readonly id: string }) {
  const [found, setFound] = useState<Found | 'refused' | undefined>()
  const [error, setError] = useState<ConnectionError>()
  const [again, setAgain] = useState(false)
  const waits = typeof found === 'object' && found.table.state === 'waiting'

  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving
    const look = async () => {
      const loaded = await retryUntilDone(() => load(id, signal), { signal, failed: setError })
      if (signal.aborted || !loaded) return
      setError(undefined)
      setFound(loaded)
    }
    if (waits) {
      const timer = setInterval(() => void look(), often)
      return () => {
        clearInterval(timer)
        leaving.abort()
      }
    }
    void look()
    return () => leaving.abort()
  }, [id, waits])

  if (found === 'refused' || (error && !found && error.what === 'missing')) return <EmbedNote what="refused" />
  if (!found) return error ? <ConnectionErrorNote error={error} /> : <OpeningNote />
  const { table, game } = found
  if (table.state === 'abandoned') return <EmbedNote what="refused" />
  if (table.state === 'waiting') return <EmbedNote what="waiting" table={id} />
  if (table.state === 'over' || again) return <EmbedReplay id={id} />
  if (!game) return <Outdated game={table.game} rules={table.rules} />
  return <EmbedLive table={table} game={game} again={() => setAgain(true)} />
}

async function load(id: string, signal: AbortSignal): Promise<Found | 'refused'> {
  const answer = await api.GET('/api/tables/:id', { params: { path: { id } }, signal })
  // To anonymous visitors, hidden and missing tables look alike.
  if ([401, 403, 404].includes(answer.response.status)) return 'refused'
  const table = await read(Promise.resolve(answer))
  if (table.visibility !== 'open') return 'refused'
  const title = await playedTitleOf(table.game)
  return { table, game: title && rulesIn(title, table.rules) }
}

interface EmbedLiveProps {
  readonly table: Table
  readonly game: AnyGameRules
  readonly again: () => void
}

function EmbedLive({ table, game, again }: EmbedLiveProps) {
  const open = useCallback(() => remoteLink(table, game), [table, game])
  return (
    <OpenTable open={open}>
      <EmbedScreen again={again} />
    </OpenTable>
  )
}
