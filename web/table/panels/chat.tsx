import { type FormEvent, useState } from 'react'
import { useSay } from '../../words/house.ts'
import { useModel, useTable } from '../model/use-table.ts'
import styles from './chat.module.css'
import { useReading } from './unread.ts'

/** Talk at the table. */
export function ChatPanel() {
  const lines = useTable((state) => state.chat)
  const model = useModel()
  const say = useSay()
  const [text, setText] = useState('')
  useReading()

  function send(event: FormEvent): void {
    event.preventDefault()
    if (text.trim() === '') return
    model.chat(text.trim())
    setText('')
  }

  return (
    <div className={styles.chat}>
      <div className={styles.lines} role="log" aria-label={say('chat.label')}>
        {lines.map(({ id, from, text }) => (
          <p key={id}>
            <strong>{from}</strong> {text}
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
