import { type FormEvent, useState } from 'react'
import { useMutes } from '../../pages/people/mutes.ts'
import { PersonName } from '../../pages/people/person-name.tsx'
import { useTranslate } from '../../platform/i18n/language.ts'
import { type ChatAnswer, type ChatUpdate, matchAt } from '../model/link.ts'
import { useModel, useTable } from '../model/use-table.ts'
import styles from './chat.module.css'
import { useReading } from './unread.ts'

export function ChatPanel() {
  const lines = useTable((state) => state.chat)
  const table = useTable((state) => state.table)
  const model = useModel()
  const t = useTranslate()
  const muted = useMutes((state) => state.people)
  const [text, setText] = useState('')
  // A line without a response is sent again under the same id, so that it does not appear twice.
  const [id, setId] = useState(newId)
  const [answer, setAnswer] = useState<ChatAnswer | 'sending' | undefined>()
  useReading()

  function isRead({ account }: ChatUpdate): boolean {
    return !muted?.some((each) => each.account === account)
  }

  function write(line: string): void {
    setText(line)
    setId(newId)
    setAnswer(undefined)
  }

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault()
    const line = text.trim()
    if (line === '' || answer === 'sending') return
    setAnswer('sending')
    const sent = await model.chat(id, line)
    if (sent === 'said') write('')
    else setAnswer(sent)
  }

  return (
    <div className={styles.chat}>
      <div className={styles.lines} role="log" aria-label={t('chat.label')}>
        {lines.filter(isRead).map(({ id, account, from, text }) => (
          <p key={id} className={styles.line}>
            <strong>
              <PersonName account={account} name={from} at={{ match: matchAt(table), who: { line: id } }} />
            </strong>{' '}
            {text}
          </p>
        ))}
        {lines.length === 0 && <p>{t('chat.empty')}</p>}
      </div>
      <form className={styles.form} onSubmit={(event) => void send(event)}>
        <input
          className="field"
          value={text}
          maxLength={500}
          aria-label={t('chat.write')}
          placeholder={t('chat.write')}
          readOnly={answer === 'sending'}
          onChange={(event) => write(event.target.value)}
        />
        <button type="submit" className="button">
          {t('chat.send')}
        </button>
        {(answer === 'tooMany' || answer === 'unsaid') && (
          <p className={styles.unsent} role="alert">
            {t(`chat.${answer}`)}
          </p>
        )}
      </form>
    </div>
  )
}

function newId(): string {
  return crypto.randomUUID()
}
