import { type FormEvent, useState } from 'react'
import { PersonName } from '../../people/person-name.tsx'
import { useSilences } from '../../people/silences.ts'
import { useSay } from '../../words/house.ts'
import type { Said } from '../model/link.ts'
import { useModel, useTable } from '../model/use-table.ts'
import styles from './chat.module.css'
import { useReading } from './unread.ts'

/** Talk at the table. */
export function ChatPanel() {
  const lines = useTable((state) => state.chat)
  const table = useTable((state) => state.table)
  const model = useModel()
  const say = useSay()
  const silenced = useSilences((state) => state.people)
  const [text, setText] = useState('')
  useReading()

  function isRead({ account }: Said): boolean {
    return !silenced?.some((each) => each.account === account)
  }

  function send(event: FormEvent): void {
    event.preventDefault()
    if (text.trim() === '') return
    model.chat(text.trim())
    setText('')
  }

  return (
    <div className={styles.chat}>
      <div className={styles.lines} role="log" aria-label={say('chat.label')}>
        {lines.filter(isRead).map(({ id, account, from, text }) => (
          <p key={id} className={styles.line}>
            <strong>
              <PersonName account={account} name={from} at={{ match: table.id, who: { line: id } }} />
            </strong>{' '}
            {text}
          </p>
        ))}
        {lines.length === 0 && <p>{say('chat.empty')}</p>}
      </div>
      <form className={styles.form} onSubmit={send}>
        <input
          className="field"
          value={text}
          maxLength={500}
          aria-label={say('chat.write')}
          placeholder={say('chat.write')}
          onChange={(event) => setText(event.target.value)}
        />
        <button type="submit" className="button">
          {say('chat.send')}
        </button>
      </form>
    </div>
  )
}
