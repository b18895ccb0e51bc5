import { type FormEvent, lazy, Suspense, useState } from 'react'
import { useSay } from '../../words/house.ts'
import { canTalk } from '../model/link.ts'
import { useModel, useTable } from '../model/use-table.ts'
import styles from './chat.module.css'
import { useReading } from './unread.ts'

const ReportLine = lazy(async () => ({ default: (await import('../../desk/report-line.tsx')).ReportLine }))

/** Talk at the table. */
export function ChatPanel() {
  const lines = useTable((state) => state.chat)
  const table = useTable((state) => state.table)
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
        {lines.map(({ id, from, seat, text }) => (
          <div key={id} className={styles.line}>
            <p>
              <strong>{from}</strong> {text}
            </p>
            {canTalk(table) && seat !== table.me && (
              <Suspense>
                <ReportLine match={table.id} line={id} name={from} />
              </Suspense>
            )}
          </div>
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
