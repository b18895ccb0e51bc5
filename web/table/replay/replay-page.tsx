import type { Viewer } from '@carriage/kernel'
import { lazy, Suspense, useState } from 'react'
import { hasHints } from '../../games/index.ts'
import { playOnFrom } from '../../pages/local-play/branch.ts'
import { goTo, pathOf } from '../../platform/app/route.ts'
import { useTranslate } from '../../platform/i18n/language.ts'
import { ConnectionErrorNote } from '../connection-error.tsx'
import { ReviewButton } from '../hints/review-button.tsx'
import { TableContext, useTable } from '../model/use-table.ts'
import styles from '../open-table.module.css'
import { TableScreen } from '../table-screen.tsx'
import { useTableWords } from '../use-table-messages.ts'
import type { Reel } from './reel.ts'
import { ReplayBar } from './replay-bar.tsx'
import type { ReplayOf } from './replay-source.ts'
import { useReel, useWinding } from './use-reel.ts'
import { ViewerSelect } from './viewer-select.tsx'

const BranchStrip = lazy(async () => ({ default: (await import('./branch/branch-strip.tsx')).BranchStrip }))

/**
 * The replay of a local game, or of a finished online one. The fragment names the move, `#move=12`, or asks for the
 * `#review`.
 */
export function ReplayPage({ of, id }: { readonly of: ReplayOf; readonly id: string }) {
  const { shown, error } = useReel(of, id)
  const [viewer, setViewer] = useState<Viewer>()
  const { reel, n, hash, seek, step } = useWinding(typeof shown === 'object' ? shown : undefined, viewer)
  const t = useTranslate()
  const words = useTableWords()

  if (shown === 'gone') {
    return (
      <main className={styles.notice}>
        <h1>{t('table.gone')}</h1>
        <p>{t('table.gone.why')}</p>
      </main>
    )
  }
  if (shown === 'running') {
    return (
      <main className={styles.notice}>
        <h1>{words('replay.running')}</h1>
        <p>{words('replay.running.why')}</p>
        <a className="button" href={pathOf({ at: 'table', id })}>
          {words('replay.running.link')}
        </a>
      </main>
    )
  }
  if (!shown && error) return <ConnectionErrorNote {...error} />
  if (!shown || !reel) return <main className={styles.notice}>{t('table.opening')}</main>
  const { over, isBranch, isImported } = shown
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
              leave={() => goTo(of === 'table' && !isImported ? pathOf({ at: 'table', id }) : '/play')}
              beside={
                (over || isBranch) && (
                  <>
                    {isImported && <ImportedNote />}
                    <ViewerSelect
                      label="replay.seat"
                      players={reel.players}
                      viewer={reel.me ?? 'spectator'}
                      choose={setViewer}
                    />
                    <PlayOn reel={reel} n={n} />
                    {over && hasHints(reel.table.game) && (
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

function ImportedNote() {
  const t = useTableWords()
  return <small>{t('replay.imported')}</small>
}

/** Plays on from the shown position against bots, in the seat of the view or of the turn. */
function PlayOn({ reel, n }: { readonly reel: Reel; readonly n: number }) {
  const t = useTableWords()
  const turn = useTable((state) => state.turn)
  const [failed, setFailed] = useState(false)
  const over = turn.over
  const me = reel.me ?? (turn.over ? undefined : turn.seats[0]) ?? 0
  return (
    <>
      <button
        type="button"
        className="button"
        disabled={over}
        onClick={() => void playOnFrom(reel.record, n, me).then(goTo, () => setFailed(true))}
      >
        {t('replay.playOn')}
      </button>
      {failed && <p role="alert">{t('replay.playOn.failed')}</p>}
    </>
  )
}
