import { type ReactNode, useId, useState } from 'react'
import { offeredGames } from '../../../games/index.ts'
import { useMe } from '../../../platform/net/account.ts'
import styles from '../lobby.module.css'
import { cleaned, filterPaces, filterRatings, filterSeats, type TableFilter } from './saved-filter.ts'
import { TagChoice } from './tags.tsx'
import { useNarrowWords } from './use-messages.ts'

interface OpenTablesFilterProps {
  readonly filter: TableFilter
  readonly change: (filter: TableFilter) => void
}

/** Filters the list of open tables. */
export function OpenTablesFilter({ filter, change }: OpenTablesFilterProps) {
  const words = useNarrowWords()
  const [isOpen, setOpen] = useState(false)
  const count = Object.keys(filter).length
  return (
    <details className={styles.narrow} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="button quiet">{count === 0 ? words('narrow') : words('narrowed', { count })}</summary>
      {isOpen && <Choices filter={filter} change={change} />}
    </details>
  )
}

function Choices({ filter, change }: OpenTablesFilterProps) {
  const words = useNarrowWords()
  const lasting = useMe(({ me }) => typeof me === 'object' && !me.guest)
  const { game, pace, seats, rated, near, tags = [] } = filter
  const set = (part: { readonly [K in keyof TableFilter]: TableFilter[K] | undefined }) =>
    change(cleaned({ ...filter, ...part }))
  return (
    <div className={styles.narrowed}>
      <div className={styles.quickChoices}>
        <Choice label={words('game')} value={game} change={(value) => set({ game: value })}>
          {offeredGames.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Choice>
        <Choice
          label={words('pace')}
          value={pace}
          change={(value) => set({ pace: filterPaces.find((each) => each === value) })}
        >
          {filterPaces.map((each) => (
            <option key={each} value={each}>
              {words(`pace.${each}`)}
            </option>
          ))}
        </Choice>
        <Choice
          label={words('seats')}
          value={seats?.toString()}
          change={(value) => set({ seats: filterSeats.find((each) => String(each) === value) })}
        >
          {filterSeats.map((each) => (
            <option key={each}>{each}</option>
          ))}
        </Choice>
        <Choice
          label={words('rated')}
          value={rated}
          change={(value) => set({ rated: filterRatings.find((each) => each === value) })}
        >
          {filterRatings.map((each) => (
            <option key={each} value={each}>
              {words(`rated.${each}`)}
            </option>
          ))}
        </Choice>
      </div>
      {lasting && (
        <label className={styles.radio}>
          <input
            type="checkbox"
            checked={near === 'mine'}
            onChange={() => set({ near: near === undefined ? 'mine' : undefined })}
          />
          <span>
            {words('near')} <small>{words('near.why')}</small>
          </span>
        </label>
      )}
      <TagChoice label={words('with')} chosen={tags} change={(chosen) => set({ tags: chosen })} />
      {Object.keys(filter).length > 0 && (
        <button type="button" className="button" onClick={() => change({})}>
          {words('all')}
        </button>
      )}
    </div>
  )
}

interface ChoiceProps {
  readonly label: string
  readonly value: string | undefined
  readonly change: (value: string | undefined) => void
  readonly children: ReactNode
}

function Choice({ label, value = '', change, children }: ChoiceProps) {
  const words = useNarrowWords()
  const id = useId()
  return (
    <div className={styles.row}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className="field"
        value={value}
        onChange={({ target }) => change(target.value === '' ? undefined : target.value)}
      >
        <option value="">{words('any')}</option>
        {children}
      </select>
    </div>
  )
}
