import { useEffect, useState } from 'react'
import { ReviewButton } from '../coach/review-button.tsx'
import { openCoachWords } from '../coach/words.ts'
import { goTo, pathOf, useHash } from '../shell/route.ts'
import { motionNow } from '../shell/settings.ts'
import { useSay } from '../words/house.ts'
import { kitOf } from './kits.ts'
import { type TableModel, tableModel } from './model.ts'
import styles from './open-table.module.css'
import { moveIn, type Reel, reelOf, standAt } from './reel.ts'
import { ReplayBar } from './replay-bar.tsx'
import { type ReplayOf, recordOf } from './replay-source.ts'
import { Table } from './table.tsx'
import { titleOf } from './titles.ts'
import { TableContext } from './use-table.ts'

interface Shown {
  readonly reel: Reel
  readonly model: TableModel
  readonly over: boolean
}

/** A game of this device, or a finished one of a table, move by move. The address names the move: `#move=12`. */
export function ReplayPage({ of, id }: { readonly of: ReplayOf; readonly id: string }) {
  const [shown, setShown] = useState<Shown | 'gone' | 'running' | undefined>()
  const hash = useHash()
  const say = useSay()

  useEffect(() => {
    let left = false
    void Promise.all([load(of, id), openCoachWords()]).then(([loaded]) => !left && setShown(loaded))
    return () => {
      left = true
    }
  }, [of, id])

  const reel = typeof shown === 'object' ? shown.reel : undefined
  const n = reel ? moveIn(hash, reel) : 0
  useEffect(() => {
    if (typeof shown === 'object') shown.model.hear(standAt(shown.reel, n))
  }, [shown, n])

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
  if (!shown) return <main className={styles.notice}>{say('table.opening')}</main>
  const { over } = shown
  const seek = (to: number) => goTo(`${location.pathname}#move=${to}`, 'replace')
  return (
    <TableContext value={shown.model}>
      <Table
        bar={
          <ReplayBar
            n={n}
            last={shown.reel.happenings.length - 1}
            seek={seek}
            leave={() => goTo(of === 'table' ? pathOf({ at: 'table', id }) : '/play')}
            beside={over && <ReviewButton reel={shown.reel} seek={seek} />}
          />
        }
      />
    </TableContext>
  )
}

async function load(of: ReplayOf, id: string): Promise<Shown | 'gone' | 'running'> {
  const found = await recordOf(of, id)
  if (typeof found === 'string') return found
  const [title, kit] = await Promise.all([titleOf(found.game), kitOf(found.game)])
  if (!title) return 'gone'
  const reel = reelOf(title, found)
  const model = tableModel(silentLink(found.record), standAt(reel, 0), { title, kit, motion: motionNow })
  return { reel, model, over: found.over }
}

/** Nothing can be done in a replay but to look. */
function silentLink(record: string) {
  return {
    listen: () => () => undefined,
    send: () => Promise.resolve({ ok: true } as const),
    undo: () => Promise.resolve({ ok: true } as const),
    record: () => Promise.resolve(record),
    close: () => undefined,
  }
}
