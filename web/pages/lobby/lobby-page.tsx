import { useEffect, useState } from 'react'
import { offeredGames } from '../../games/index.ts'
import { PageFrame } from '../../platform/app/page-frame.tsx'
import { useTranslate } from '../../platform/i18n/language.ts'
import { loadMe, useMe } from '../../platform/net/account.ts'
import { api, type TableSummary } from '../../platform/net/api.ts'
import { Anchor } from '../../platform/ui/anchor.tsx'
import sheet from '../../platform/ui/sheet.module.css'
import { SavedMatches } from '../home/saved-matches.tsx'
import { AwakeFilter } from './awake-filter.tsx'
import { OpenTablesFilter } from './filter/open-filter.tsx'
import { openTablesQuery, savedFilter, saveFilter, type TableFilter } from './filter/saved-filter.ts'
import { useNarrowWords } from './filter/use-messages.ts'
import styles from './lobby.module.css'
import { NewTablePage } from './new-table.tsx'
import { QuickMatch } from './quick-match/quick-match.tsx'
import { TableList } from './table-list.tsx'
import { useMatchingWords } from './use-matching-messages.ts'
import { useNewTableWords } from './use-new-table-messages.ts'

interface Lists {
  readonly waiting: readonly TableSummary[]
  readonly own: readonly TableSummary[]
  readonly open: readonly TableSummary[]
  readonly watch: readonly TableSummary[]
}

const often = 10_000

/** The lobby: games waiting for me, my tables, open tables, and tables to watch. */
export function LobbyPage() {
  const t = useTranslate()
  const words = useNewTableWords()
  const me = useMe((state) => state.me)
  const matching = useMatchingWords()
  const [lists, setLists] = useState<Lists | undefined>()
  const [awake, setAwake] = useState(false)
  const [filter, setFilter] = useState(() => savedFilter(offeredGames.map(({ id }) => id)))
  const narrow = useNarrowWords()

  useEffect(() => {
    void loadMe()
  }, [])
  const known = typeof me === 'object'
  useEffect(() => {
    if (me === 'away' || me === 'unknown') return
    const look = () => void fetchLists(known, awake, filter).then(setLists, () => undefined)
    look()
    const timer = setInterval(look, often)
    return () => clearInterval(timer)
  }, [me, known, awake, filter])

  function changeFilter(next: TableFilter): void {
    saveFilter(next)
    setFilter(next)
  }

  const isNarrowed = Object.keys(filter).length > 0
  const noneOpen = isNarrowed ? narrow('none') : awake ? matching('awake.none') : words('noneOpen')
  return (
    <PageFrame>
      <div className={`${sheet.sheet} ${styles.lobby}`}>
        <h1 className={sheet.title}>{t('page.lobby')}</h1>
        <p className={sheet.lead}>{t(me === 'away' ? 'lobby.away' : 'lobby.lead')}</p>
        {me !== 'away' && (
          <p className={styles.ways}>
            <Anchor className="button" href="/my-games">
              {t('page.my-games')}
            </Anchor>
            <Anchor className="button" href="/history">
              {t('page.history')}
            </Anchor>
            <Anchor className="button" href="/people">
              {t('page.people')}
            </Anchor>
            <Anchor className="button" href="/seasons">
              {t('page.seasons')}
            </Anchor>
            <Anchor className="button" href="/tournaments">
              {t('page.tournaments')}
            </Anchor>
          </p>
        )}
        {me !== 'away' && <QuickMatch />}
        {me !== 'away' && (
          <div className={styles.columns}>
            <div className={styles.lists}>
              {lists && lists.waiting.length > 0 && (
                <section>
                  <h2 className={styles.heading}>{t('lobby.waiting')}</h2>
                  <TableList tables={lists.waiting} action="enter" />
                </section>
              )}
              {lists && lists.own.length > 0 && (
                <section>
                  <h2 className={styles.heading}>{t('lobby.own')}</h2>
                  <TableList tables={lists.own} action="enter" />
                </section>
              )}
              <section>
                <h2 className={styles.heading}>{t('lobby.open')}</h2>
                <OpenTablesFilter filter={filter} change={changeFilter} />
                {known && <AwakeFilter on={awake} change={setAwake} />}
                {lists?.open.length === 0 && <p className={styles.none}>{noneOpen}</p>}
                <TableList tables={lists?.open ?? []} action="sit" />
              </section>
              {lists && lists.watch.length > 0 && (
                <section>
                  <h2 className={styles.heading}>{t('lobby.watch')}</h2>
                  <TableList tables={lists.watch} action="look" />
                </section>
              )}
            </div>
            <NewTablePage />
          </div>
        )}
        <section className={sheet.wide}>
          <h2 className={styles.heading}>{t('saved.title')}</h2>
          <SavedMatches />
          <p>
            <Anchor href="/play">{t('lobby.local')}</Anchor>
          </p>
        </section>
      </div>
    </PageFrame>
  )
}

async function fetchLists(known: boolean, awake: boolean, filter: TableFilter): Promise<Lists> {
  const [open, watch, waiting, playing, unstarted] = await Promise.all([
    api.GET('/api/tables/open', { params: { query: { ...openTablesQuery(filter), ...(awake && { awake: 'mine' }) } } }),
    api.GET('/api/tables/watch'),
    known ? api.GET('/api/tables/waiting') : undefined,
    known ? api.GET('/api/tables/mine', { params: { query: { state: 'playing' } } }) : undefined,
    known ? api.GET('/api/tables/mine', { params: { query: { state: 'waiting' } } }) : undefined,
  ])
  const own = [...(playing?.data?.tables ?? []), ...(unstarted?.data?.tables ?? [])]
  const waits = waiting?.data?.tables ?? []
  const elsewhere = (table: TableSummary) => table.me === null
  return {
    waiting: waits,
    own: own.filter(({ id }) => !waits.some((table) => table.id === id)),
    open: (open.data?.tables ?? []).filter(elsewhere),
    watch: (watch.data?.tables ?? []).filter(elsewhere),
  }
}
