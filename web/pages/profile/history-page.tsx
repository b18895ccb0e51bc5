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
  const t = useProfileMessages()
  const me = useMe((state) => state.me)
  useEffect(() => {
    void loadMe()
  }, [])
  return (
    <PageFrame>
      <div className={`${sheet.sheet} ${styles.club}`}>
        <h1 className={sheet.title}>{t('history.title')}</h1>
        {me === 'unknown' && <p>{t('opening')}</p>}
        {me === 'away' && <p role="alert">{t('away')}</p>}
        {me === 'anonymous' && <p className={sheet.lead}>{t('history.none')}</p>}
        {typeof me === 'object' &&
          (me.via === 'session' ? <History me={me} /> : <p className={sheet.lead}>{t('link')}</p>)}
      </div>
    </PageFrame>
  )
}

function History({ me }: { readonly me: Account }) {
  const t = useProfileMessages()
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
      <p className={sheet.lead}>{t('history.lead')}</p>
      <Anchor className="button" href={`/people/${me.id}`}>
        {t('history.profile')}
      </Anchor>
      <HistorySearch filter={filter} change={setFilter} />
      <p role="status" className={styles.facts}>
        {tables?.length === 0 && t(none)}
        {tables && tables.length > 0 && t('history.found', { shown: tables.length, more: String(hasMore) })}
      </p>
      <h2 className="aloud">{t('games.title')}</h2>
      {tables && <FinishedList tables={tables} account={me.id} />}
      {hasMore && (
        <button type="button" className="button" onClick={() => void more()}>
          {t('more')}
        </button>
      )}
    </>
  )
}
