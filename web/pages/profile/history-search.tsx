import type { MetPerson } from '@carriage/protocol'
import { useEffect, useState } from 'react'
import { offeredGames } from '../../games/index.ts'
import { gameNameOf } from '../../games/names.ts'
import { api } from '../../platform/net/api.ts'
import { type HistoryFilter, isEmptyFilter } from './history-filter.ts'
import styles from './profile.module.css'
import { useProfileMessages } from './use-messages.ts'

interface HistorySearchProps {
  readonly filter: HistoryFilter
  readonly change: (filter: HistoryFilter) => void
}

/** The search form for finished games. Each change applies at once. */
export function HistorySearch({ filter, change }: HistorySearchProps) {
  const t = useProfileMessages()
  const [people, setPeople] = useState<readonly MetPerson[]>([])
  useEffect(() => {
    void api.GET('/api/me/history/people').then(
      ({ data }) => setPeople(data?.people ?? []),
      () => undefined,
    )
  }, [])
  const set = (part: HistoryFilter) => change({ ...filter, ...part })
  return (
    <search className={styles.search} aria-label={t('search')}>
      <label>
        <span>{t('game')}</span>
        <select className="field" value={filter.game ?? ''} onChange={({ target }) => set({ game: target.value })}>
          <option value="">{t('game.any')}</option>
          {offeredGames.map(({ id }) => (
            <option key={id} value={id}>
              {gameNameOf(id)}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span>{t('person')}</span>
        <select className="field" value={filter.with ?? ''} onChange={({ target }) => set({ with: target.value })}>
          <option value="">{t('person.any')}</option>
          {people.map(({ account, name, games }) => (
            <option key={account} value={account}>
              {t('person.choice', { name, games })}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span>{t('result')}</span>
        <select
          className="field"
          value={filter.result ?? ''}
          onChange={({ target }) =>
            set({ result: target.value === 'won' || target.value === 'lost' ? target.value : '' })
          }
        >
          <option value="">{t('result.any')}</option>
          <option value="won">{t('result.won')}</option>
          <option value="lost">{t('result.lost')}</option>
        </select>
      </label>
      <label>
        <span>{t('from')}</span>
        <input
          className="field"
          type="date"
          value={filter.from ?? ''}
          onChange={({ target }) => set({ from: target.value })}
        />
      </label>
      <label>
        <span>{t('to')}</span>
        <input
          className="field"
          type="date"
          value={filter.to ?? ''}
          onChange={({ target }) => set({ to: target.value })}
        />
      </label>
      <button type="button" className="button" aria-disabled={isEmptyFilter(filter)} onClick={() => change({})}>
        {t('clear')}
      </button>
    </search>
  )
}
