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
  const tell = useProfileMessages()
  const [people, setPeople] = useState<readonly MetPerson[]>([])
  useEffect(() => {
    void api.GET('/api/me/history/people').then(
      ({ data }) => setPeople(data?.people ?? []),
      () => undefined,
    )
  }, [])
  const set = (part: HistoryFilter) => change({ ...filter, ...part })
  return (
    <search className={styles.search} aria-label={tell('search')}>
      <label>
        <span>{tell('game')}</span>
        <select className="field" value={filter.game ?? ''} onChange={({ target }) => set({ game: target.value })}>
          <option value="">{tell('game.any')}</option>
          {offeredGames.map(({ id }) => (
            <option key={id} value={id}>
              {gameNameOf(id)}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span>{tell('person')}</span>
        <select className="field" value={filter.with ?? ''} onChange={({ target }) => set({ with: target.value })}>
          <option value="">{tell('person.any')}</option>
          {people.map(({ account, name, games }) => (
            <option key={account} value={account}>
              {tell('person.choice', { name, games })}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span>{tell('result')}</span>
        <select
          className="field"
          value={filter.result ?? ''}
          onChange={({ target }) =>
            set({ result: target.value === 'won' || target.value === 'lost' ? target.value : '' })
          }
        >
          <option value="">{tell('result.any')}</option>
          <option value="won">{tell('result.won')}</option>
          <option value="lost">{tell('result.lost')}</option>
        </select>
      </label>
      <label>
        <span>{tell('from')}</span>
        <input
          className="field"
          type="date"
          value={filter.from ?? ''}
          onChange={({ target }) => set({ from: target.value })}
        />
      </label>
      <label>
        <span>{tell('to')}</span>
        <input
          className="field"
          type="date"
          value={filter.to ?? ''}
          onChange={({ target }) => set({ to: target.value })}
        />
      </label>
      <button type="button" className="button" aria-disabled={isEmptyFilter(filter)} onClick={() => change({})}>
        {tell('clear')}
      </button>
    </search>
  )
}
