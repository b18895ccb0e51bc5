import type { GivenPremove, OfferedCondition } from '@carriage/kernel'
import { useState } from 'react'
import { useTranslator } from '../../board/interaction/use-board-props.ts'
import { useTableWords } from '../use-table-messages.ts'
import styles from './premoves.module.css'
import { usePremoves } from './premoves.ts'

interface SavePremoveProps {
  readonly conditions: readonly OfferedCondition[]
  readonly given: GivenPremove | undefined
  /** Whether there is something to save. */
  readonly ready: boolean
  readonly save: (relies: readonly string[]) => void
  readonly remove: () => void
}

/** The conditions of a premove, and the buttons that save or remove it. */
export function SavePremove({ conditions, given, ready, save, remove }: SavePremoveProps) {
  const [relies, setRelies] = useState<readonly string[]>(
    () => given?.relies ?? conditions.filter(({ usual }) => usual).map(({ name }) => name),
  )
  const failed = usePremoves((state) => state.failed)
  const t = useTableWords()
  const translator = useTranslator()
  return (
    <>
      {conditions.map(({ name }) => (
        <label key={name} className={styles.condition}>
          <input
            type="checkbox"
            checked={relies.includes(name)}
            onChange={() =>
              setRelies(relies.includes(name) ? relies.filter((each) => each !== name) : [...relies, name])
            }
          />
          {t('premoves.onlyIf', { condition: translator.phrase({ id: `condition.${name}` }) })}
        </label>
      ))}
      <p className={styles.how}>{t('premoves.else')}</p>
      {failed && (
        <p className={styles.stopped} role="alert">
          {t('premoves.failed')}
        </p>
      )}
      <p className={styles.ways}>
        {given && (
          <button type="button" className="button" onClick={remove}>
            {t('premoves.remove')}
          </button>
        )}
        <button type="button" className="button primary" disabled={!ready} onClick={() => save(relies)}>
          {t('premoves.save')}
        </button>
      </p>
    </>
  )
}
