import type { OptionChoice } from '@carriage/kernel'
import { useMemo } from 'react'
import { useLanguage, useTranslate } from '../../../platform/i18n/language.ts'
import { createMessageFormatter } from '../../../platform/i18n/translate.ts'
import { messagesIn } from '../../../platform/i18n/translations.ts'
import { Anchor } from '../../../platform/ui/anchor.tsx'
import tick from '../../../platform/ui/tick.module.css'
import styles from './option-list.module.css'
import {
  agree,
  type ChangeOptions,
  choicesAt,
  mayAgree,
  type OptionValue,
  type TableOptions,
  wordsOfChoice,
} from './table-options.ts'

interface OptionListProps {
  readonly agreed: TableOptions
  readonly change: ChangeOptions
}

/** The other options of a game, collapsed, since the defaults are good. */
export function OptionList({ agreed, change }: OptionListProps) {
  const t = useTranslate()
  const language = useLanguage()
  const { title, options } = agreed
  const tGame = useMemo(() => createMessageFormatter(messagesIn(title, language), language), [title, language])
  const choices = choicesAt(agreed)
  const game = title.versions[0].id
  if (choices.length === 0) return null

  function choose(name: string, value: OptionValue): void {
    change((now) => (now.title === title ? agree(now, name, value) : now))
  }

  function show(choice: OptionChoice) {
    const { name, values, standard } = choice
    const { id, letter } = wordsOfChoice(choice)
    // What holds for every seat is shown once.
    const isFurtherSeat = choice.ofSeat !== undefined && choice.ofSeat.seat > 1
    const value = options[name] ?? standard
    if (typeof value === 'boolean') {
      return (
        <label key={name} className={tick.tick}>
          <input type="checkbox" checked={value} onChange={() => choose(name, !value)} />
          <span>
            {tGame(id)} <Why game={game} text={tGame(`${id}.why`)} />
          </span>
        </label>
      )
    }
    return (
      <label key={name} className={styles.row}>
        <span>
          {tGame(id, { letter })} {!isFurtherSeat && <Why game={game} text={tGame(`${id}.why`)} />}
        </span>
        <select
          className="field"
          value={value}
          onChange={({ target }) => choose(name, values[target.selectedIndex] ?? standard)}
        >
          {values.map((each) => (
            <option key={String(each)} value={String(each)} disabled={!mayAgree(agreed, name, each)}>
              {tGame(`${id}.${each}`)}
            </option>
          ))}
        </select>
      </label>
    )
  }

  return (
    <details className={styles.options}>
      <summary>{t('new.options', { count: Object.keys(options).length })}</summary>
      <div className={styles.list}>{choices.map(show)}</div>
    </details>
  )
}

interface WhyProps {
  readonly game: string
  readonly text: string
}

/** Why a group may want either answer. The rule id at its end links to the rules page. */
function Why({ game, text }: WhyProps) {
  const [shown = '', rule] = text.split(/ (?=[A-Z]+-[\d.]+$)/)
  return (
    <small className={styles.why}>
      {shown} {rule !== undefined && <Anchor href={`/rules/${game}#rule-${rule}`}>{rule}</Anchor>}
    </small>
  )
}
