import type { OptionChoice } from '@carriage/kernel'
import { useMemo } from 'react'
import { useLanguage, useSay } from '../../words/house.ts'
import { voiceIn } from '../../words/speak.ts'
import { messagesIn } from '../../words/translations.ts'
import tick from '../tick.module.css'
import { type Agreed, agree, offeredChoices } from './agreed.ts'
import styles from './option-list.module.css'

interface OptionListProps {
  readonly agreed: Agreed
  readonly change: (agreed: Agreed) => void
}

/** What else a game lets a table agree on, folded away: the usual is good. */
export function OptionList({ agreed, change }: OptionListProps) {
  const say = useSay()
  const language = useLanguage()
  const { title, options } = agreed
  const speak = useMemo(() => voiceIn(messagesIn(title, language), language), [title, language])
  const choices = offeredChoices(title)
  if (choices.length === 0) return null

  function show({ name, values, standard }: OptionChoice) {
    const value = options[name] ?? standard
    if (typeof value === 'boolean') {
      return (
        <label key={name} className={tick.tick}>
          <input type="checkbox" checked={value} onChange={() => change(agree(agreed, name, !value))} />
          <span>
            {speak(`option.${name}`)} <small>{speak(`option.${name}.why`)}</small>
          </span>
        </label>
      )
    }
    return (
      <label key={name} className={styles.row}>
        <span>{speak(`option.${name}`)}</span>
        <select
          className="field"
          value={value}
          onChange={({ target }) => change(agree(agreed, name, values[target.selectedIndex] ?? standard))}
        >
          {values.map((each) => (
            <option key={String(each)} value={String(each)}>
              {speak(`option.${name}.${each}`)}
            </option>
          ))}
        </select>
      </label>
    )
  }

  return (
    <details className={styles.options}>
      <summary>{say('new.options', { count: Object.keys(options).length })}</summary>
      <div className={styles.list}>{choices.map(show)}</div>
    </details>
  )
}
