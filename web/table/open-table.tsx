import { useEffect, useState } from 'react'
import { motionNow } from '../shell/settings.ts'
import { useSay } from '../words/house.ts'
import { kitOf } from './kits.ts'
import type { News, TableLink } from './link.ts'
import { type TableModel, tableModel } from './model.ts'
import styles from './open-table.module.css'
import { Table } from './table.tsx'
import { titleOf } from './titles.ts'
import { TableContext } from './use-table.ts'

/** Opens a table by its link and shows it; before that, that it is on its way, or that it is not to be found. */
export function OpenTable({ open }: { readonly open: () => TableLink }) {
  const [model, setModel] = useState<TableModel | 'gone' | undefined>()
  const say = useSay()
  useEffect(() => {
    const link = open()
    let made: TableModel | undefined
    let left = false
    const early: News[] = []
    const stop = link.listen((news) => {
      early.push(news)
      if (news.kind === 'connection' && news.state === 'gone') setModel('gone')
      if (news.kind === 'opened') void furnish(news)
    })

    async function furnish(opened: Extract<News, { kind: 'opened' }>): Promise<void> {
      const [title, kit] = await Promise.all([titleOf(opened.table.game), kitOf(opened.table.game)])
      if (left) return
      if (!title) {
        setModel('gone')
        return
      }
      stop()
      made = tableModel(link, opened, { title, kit, motion: motionNow })
      // What came while the game was being fetched.
      for (const news of early.slice(early.indexOf(opened) + 1)) made.hear(news)
      setModel(made)
    }

    return () => {
      left = true
      stop()
      if (made) made.close()
      else link.close()
    }
  }, [open])

  if (model === 'gone') {
    return (
      <main className={styles.notice}>
        <h1>{say('table.gone')}</h1>
        <p>{say('table.gone.why')}</p>
        <a className="button" href="/play">
          {say('table.gone.way')}
        </a>
      </main>
    )
  }
  if (!model) {
    return (
      <main className={styles.notice} aria-busy="true">
        <p>{say('table.opening')}</p>
      </main>
    )
  }
  return (
    <TableContext value={model}>
      <Table />
    </TableContext>
  )
}
