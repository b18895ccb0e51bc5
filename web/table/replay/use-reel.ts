import { readRecord, type Viewer } from '@carriage/kernel'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { boardOrText } from '../../games/boards.ts'
import { playedTitleOf } from '../../games/titles.ts'
import type { Versions } from '../../pages/local-play/local-match.ts'
import { goTo, useHash } from '../../platform/app/route.ts'
import { motionNow } from '../../platform/app/settings.ts'
import { atTable, faultOf, type PageFault } from '../../platform/errors/error-report.ts'
import { retryUntilDone, Unread } from '../../platform/net/retry.ts'
import { openHintMessages } from '../hints/use-messages.ts'
import type { ConnectionError } from '../model/link.ts'
import { tableModel } from '../model/model.ts'
import { rulesIn } from '../model/rules-in.ts'
import type { TableModel } from '../model/table-state.ts'
import { moveIn, type Reel, reelOf, reelSeenBy, silentLink, tableAfterMove, windTo } from './reel.ts'
import { findRecord, type ReplayOf } from './replay-source.ts'

interface LoadedReel {
  readonly reel: Reel
  readonly versions: Versions
  readonly model: TableModel
  readonly over: boolean
  readonly isBranch: boolean
  readonly isImported: boolean
}

/** Loads a game for a replay; until then, its loading or error state. */
export function useReel(of: ReplayOf, id: string) {
  const [shown, setShown] = useState<LoadedReel | 'gone' | 'running' | undefined>()
  const [error, setError] = useState<{ readonly error: ConnectionError; readonly fault?: PageFault }>()
  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving
    let leavePlace = () => {}
    const loading = retryUntilDone(() => load(of, id, signal), {
      signal,
      failed: (error) => setError({ error }),
    })
    loading
      .then((loaded) => {
        if (signal.aborted || !loaded) return
        setError(undefined)
        setShown(loaded)
        if (typeof loaded === 'string') return
        const { reel, model } = loaded
        leavePlace = atTable({ match: id, rules: reel.table.rules, entry: () => model.store.getState().n })
      })
      .catch((error: unknown) => {
        if (!signal.aborted) setError({ error: { what: 'broken' }, fault: faultOf('page', error) })
      })
    return () => {
      leaving.abort()
      leavePlace()
    }
  }, [of, id])
  return { shown, error }
}

/** Shows the move that the address names, as this viewer saw it. */
export function useWinding(loaded: LoadedReel | undefined, viewer: Viewer | undefined) {
  const hash = useHash()
  const reel = useMemo(() => {
    if (!loaded) return undefined
    const { versions, reel: own } = loaded
    return viewer === undefined ? own : reelSeenBy(versions, own, viewer === 'spectator' ? undefined : viewer)
  }, [loaded, viewer])
  const model = loaded?.model
  const n = reel ? moveIn(hash, reel) : 0
  // The move that the replay stepped to, rather than jumped.
  const stepped = useRef<number>(undefined)
  useEffect(() => {
    if (!reel || !model) return
    const played = stepped.current === n
    stepped.current = undefined
    windTo(reel, model, n, played)
  }, [reel, model, n])
  const step = useCallback((to: number) => {
    stepped.current = to
    seek(to)
  }, [])
  return { reel, n, hash, seek, step }
}

function seek(to: number): void {
  goTo(`${location.pathname}#move=${to}`, 'replace')
}

async function load(of: ReplayOf, id: string, signal: AbortSignal): Promise<LoadedReel | 'gone' | 'running'> {
  const found = await findRecord(of, id, signal)
  if (typeof found === 'string') return found
  const [title, board] = await Promise.all([playedTitleOf(found.game), boardOrText(found.game)])
  if (!title) return 'gone'
  const versions = await title.games()
  const { game, rules } = readRecord(found.record)
  if (!rulesIn(title, rules)) throw new Unread({ what: 'outdated', game, rules }, false)
  const reel = reelOf(versions, found)
  await openHintMessages(found.game)
  const model = tableModel(silentLink(reel), tableAfterMove(reel, 0), { title, board, motion: motionNow })
  const { over, branchedAt, isImported = false } = found
  return { reel, versions, model, over, isBranch: branchedAt !== undefined, isImported }
}
