import { readRecord, type Viewer } from '@carriage/kernel'
import { lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { ReviewButton } from '../../coach/review-button.tsx'
import { openCoachWords } from '../../coach/words.ts'
import { atTable, faultOf, type PageFault } from '../../faults/fault.ts'
import { boardOrText } from '../../games/boards.ts'
import { isCoached } from '../../games/index.ts'
import { playedTitleOf } from '../../games/titles.ts'
import type { Versions } from '../../local/local-match.ts'
import { keepTrying, Unread } from '../../remote/retry.ts'
import { goTo, pathOf, useHash } from '../../shell/route.ts'
import { motionNow } from '../../shell/settings.ts'
import { useSay } from '../../words/house.ts'
import type { PlayedTitle } from '../../words/played-title.ts'
import type { Trouble } from '../model/link.ts'
import { tableModel } from '../model/model.ts'
import { rulesIn } from '../model/rules-in.ts'
import type { TableModel } from '../model/table-state.ts'
import { TableContext } from '../model/use-table.ts'
import styles from '../open-table.module.css'
import { TableScreen } from '../table-screen.tsx'
import { TroubleNotice } from '../trouble.tsx'
import { PlayOn } from './play-on.tsx'
import { moveIn, type Reel, reelOf, reelSeenBy, silentLink, standAt, windTo } from './reel.ts'
import { ReplayBar } from './replay-bar.tsx'
import { findRecord, type ReplayOf } from './replay-source.ts'
import { ViewerSelect } from './viewer-select.tsx'

const BranchStrip = lazy(async () => ({ default: (await import('./branch/branch-strip.tsx')).BranchStrip }))

interface Shown {
  readonly reel: Reel
  readonly title: PlayedTitle
  readonly versions: Versions
  readonly model: TableModel
  readonly over: boolean
  readonly isBranch: boolean
}

/** A game of this device, or a finished one of a table, move by move. The address names the move, `#move=12`, or asks for the `#review`. */
export function ReplayPage({ of, id }: { readonly of: ReplayOf; readonly id: string }) {
  const [shown, setShown] = useState<Shown | 'gone' | 'running' | undefined>()
  const [trouble, setTrouble] = useState<{ readonly trouble: Trouble; readonly fault?: PageFault }>()
  const hash = useHash()
  const say = useSay()

  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving
    let leavePlace = () => {}
    const loading = keepTrying(() => load(of, id, signal), { signal, troubled: (trouble) => setTrouble({ trouble }) })
    loading
      .then((loaded) => {
        if (signal.aborted || !loaded) return
        setTrouble(undefined)
        setShown(loaded)
        if (typeof loaded === 'string') return
        const { reel, model } = loaded
        leavePlace = atTable({ match: id, rules: reel.table.rules, entry: () => model.store.getState().n })
      })
      .catch((error: unknown) => {
        if (!signal.aborted) setTrouble({ trouble: { what: 'broken' }, fault: faultOf('page', error) })
      })
    return () => {
      leaving.abort()
      leavePlace()
    }
  }, [of, id])

  const [viewer, setViewer] = useState<Viewer>()
  const reel = useMemo(() => {
    if (typeof shown !== 'object') return undefined
    const { versions, reel: own } = shown
    return viewer === undefined ? own : reelSeenBy(versions, own, viewer === 'spectator' ? undefined : viewer)
  }, [shown, viewer])
  const model = typeof shown === 'object' ? shown.model : undefined
  const n = reel ? moveIn(hash, reel) : 0
  // The move to which the replay goes by itself, and not by a jump.
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

  if (shown === 'gone') {
    return (
      <main className={styles.notice}>
        <h1>{say('table.gone')}</h1>
        <p>{say('table.gone.why')}</p>
      </main>
    )
  }
  if (shown === 'running') {
    return (
      <main className={styles.notice}>
        <h1>{say('replay.running')}</h1>
        <p>{say('replay.running.why')}</p>
        <a className="button" href={pathOf({ at: 'table', id })}>
          {say('replay.running.way')}
        </a>
      </main>
    )
  }
  if (!shown && trouble) return <TroubleNotice {...trouble} />
  if (!shown || !reel) return <main className={styles.notice}>{say('table.opening')}</main>
  const { over, isBranch } = shown
  return (
    <TableContext value={shown.model}>
      <div className={isBranch ? styles.below : undefined}>
        {isBranch && (
          <Suspense>
            <BranchStrip id={id} n={n} seek={seek} />
          </Suspense>
        )}
        <TableScreen
          bar={
            <ReplayBar
              n={n}
              last={reel.entries.length - 1}
              entries={reel.entries}
              seek={seek}
              step={step}
              leave={() => goTo(of === 'table' ? pathOf({ at: 'table', id }) : '/play')}
              beside={
                (over || isBranch) && (
                  <>
                    <ViewerSelect
                      label="replay.seat"
                      players={reel.players}
                      viewer={reel.me ?? 'spectator'}
                      choose={setViewer}
                    />
                    <PlayOn reel={reel} n={n} />
                    {over && isCoached(reel.table.game) && (
                      <ReviewButton reel={shown.reel} seek={seek} asked={hash === '#review'} />
                    )}
                  </>
                )
              }
            />
          }
        />
      </div>
    </TableContext>
  )
}

function seek(to: number): void {
  goTo(`${location.pathname}#move=${to}`, 'replace')
}

async function load(of: ReplayOf, id: string, signal: AbortSignal): Promise<Shown | 'gone' | 'running'> {
  const found = await findRecord(of, id, signal)
  if (typeof found === 'string') return found
  const [title, board] = await Promise.all([playedTitleOf(found.game), boardOrText(found.game)])
  if (!title) return 'gone'
  const versions = await title.games()
  const { game, rules } = readRecord(found.record)
  if (!rulesIn(title, rules)) throw new Unread({ what: 'outdated', game, rules }, false)
  const reel = reelOf(versions, found)
  await openCoachWords(found.game)
  const model = tableModel(silentLink(reel), standAt(reel, 0), { title, board, motion: motionNow })
  return { reel, title, versions, model, over: found.over, isBranch: found.branchedAt !== undefined }
}
