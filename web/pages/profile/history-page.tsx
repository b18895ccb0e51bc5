import { useCallback, useEffect, useState } from 'react'
import { PageFrame } from '../../platform/app/page-frame.tsx'
import { loadMe, useMe } from '../../platform/net/account.ts'
import { type Account, api } from '../../platform/net/api.ts'
import { Anchor } from '../../platform/ui/anchor.tsx'
import sheet from '../../platform/ui/sheet.module.css'
import { FinishedList } from './finished-list.tsx'
import { type HistoryFilter, isEmptyFilter, queryOf } from './history-filter.ts'
import { HistorySearch } from './history-search.tsx'
import styles from './profile.module.css'
import { useProfileMessages } from './use-messages.ts'
import { type FetchPage, usePages } from './use-pages.ts'

/** All finished games of a person, with search and replays. */
export function FinishedPage() {
  const tell = useProfileMessages()
  const me = useMe((state) => state.me)
  useEffect(() => {
    void loadMe()
  }, [])
  return (
    <PageFrame>
      <div className={`${sheet.sheet} ${styles.club}`}>
        <h1 className={sheet.title}>{tell('history.title')}</h1>
        {me === 'unknown' && <p>{tell('opening')}</p>}
        {me === 'away' && <p role="alert">{tell('away')}</p>}
        {me === 'anonymous' && <p className={sheet.lead}>{tell('history.none')}</p>}
        {typeof me === 'object' &&
          (me.via === 'session' ? <History me={me} /> : <p className={sheet.lead}>{tell('link')}</p>)}
      </div>
    </PageFrame>
  )
}

function History({ me }: { readonly me: Account }) {
  const tell = useProfileMessages()
  // Profiles link here with their person preselected.
  const [filter, setFilter] = useState<HistoryFilter>(() => ({
    with: new URLSearchParams(location.search).get('with') ?? '',
  }))
  const fetchPage = useCallback<FetchPage>(
    async (after) =>
      (await api.GET('/api/me/history', { params: { query: { ...queryOf(filter), ...(after && { after }) } } })).data,
    [filter],
  )
  const { tables, hasMore, more } = usePages(fetchPage)
  const none = isEmptyFilter(filter) ? 'history.empty' : 'history.notFound'
  return (
    <>
      <p className={sheet.lead}>{tell('history.lead')}</p>
      <Anchor className="button" href={`/people/${me.id}`}>
        {tell('history.profile')}
      </Anchor>
      <HistorySearch filter={filter} change={setFilter} />
      <p role="status" className={styles.facts}>
        {tables?.length === 0 && tell(none)}
        {tables && tables.length > 0 && tell('history.found', { shown: tables.length, more: String(hasMore) })}
      </p>
      <h2 className="aloud">{tell('games.title')}</h2>
      {tables && <FinishedList tables={tables} account={me.id} />}
      {hasMore && (
        <button type="button" className="button" onClick={() => void more()}>
          {tell('more')}
        </button>
      )}
    </>
  )
}
