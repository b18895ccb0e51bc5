import { useEffect, useState } from 'react'
import { getMatch } from '../local/shelf.ts'
import { goTo, useHash } from '../shell/route.ts'
import { motionNow } from '../shell/settings.ts'
import { useSay } from '../words/house.ts'
import { kitOf } from './kits.ts'
import { type TableModel, tableModel } from './model.ts'
import styles from './open-table.module.css'
import { moveIn, type Reel, reelOf, standAt } from './reel.ts'
import { ReplayBar } from './replay-bar.tsx'
import { Table } from './table.tsx'
import { titleOf } from './titles.ts'
import { TableContext } from './use-table.ts'

/** A finished or running game of this device, move by move. The address names the move: `#move=12`. */
export function ReplayPage({ id }: { readonly id: string }) {
  const [shown, setShown] = useState<{ reel: Reel; model: TableModel } | 'gone' | undefined>()
  const hash = useHash()
  const say = useSay()

  useEffect(() => {
    let left = false
    void load(id).then((loaded) => !left && setShown(loaded ?? 'gone'))
    return () => {
      left = true
    }
  }, [id])

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
  if (!shown) return <main className={styles.notice}>{say('table.opening')}</main>
  return (
    <TableContext value={shown.model}>
      <Table
        bar={
          <ReplayBar
            n={n}
            last={shown.reel.happenings.length - 1}
            seek={(to) => goTo(`${location.pathname}#move=${to}`, 'replace')}
          />
        }
      />
    </TableContext>
  )
}

async function load(id: string): Promise<{ reel: Reel; model: TableModel } | undefined> {
  const kept = await getMatch(id)
  if (!kept) return undefined
  const [title, kit] = await Promise.all([titleOf(kept.game), kitOf(kept.game)])
  if (!title) return undefined
  const reel = reelOf(title, kept)
  const model = tableModel(silentLink(kept.record), standAt(reel, 0), { title, kit, motion: motionNow })
  return { reel, model }
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
