import { type FormEvent, useState } from 'react'
import styles from './account.module.css'
import { ActionOutcome } from './action-outcome.tsx'
import { useAction } from './use-action.ts'
import { useAccountMessages } from './use-messages.ts'

interface CodeFormProps {
  /** Sends a code to an address. */
  readonly send: (email: string) => Promise<void>
  readonly prove: (email: string, code: string) => Promise<void>
}

/** Verifies an address in two steps: request a code, enter it. */
export function CodeForm({ send, prove }: CodeFormProps) {
  const t = useAccountMessages()
  const action = useAction()
  const [email, setEmail] = useState('')
  const [code, setCode] = useState('')
  const [sent, setSent] = useState(false)

  function submit(event: FormEvent): void {
    event.preventDefault()
    void action.run(async () => {
      if (sent) await prove(email.trim(), code.trim())
      else await send(email.trim())
      setSent(true)
      return undefined
    })
  }

  return (
    <form className={styles.form} onSubmit={submit}>
      {sent ? (
        <>
          <p role="status">{t('code.sent', { address: email.trim() })}</p>
          <label className={styles.row}>
            <span>{t('code.code')}</span>
            <input
              className={`field ${styles.code}`}
              value={code}
              required
              pattern="\s*\d{6}\s*"
              inputMode="numeric"
              autoComplete="one-time-code"
              ref={focusIt}
              onChange={(event) => setCode(event.target.value)}
            />
          </label>
        </>
      ) : (
        <label className={styles.row}>
          <span>{t('code.email')}</span>
          <input
            className="field"
            type="email"
            value={email}
            required
            maxLength={254}
            autoComplete="email"
            onChange={(event) => setEmail(event.target.value)}
          />
        </label>
      )}
      <div className={styles.ways}>
        <button type="submit" className={`button ${sent ? 'primary' : ''}`} aria-disabled={action.busy}>
          {t(sent ? 'code.prove' : 'code.send')}
        </button>
        {sent && (
          <button type="button" className="button quiet" onClick={() => setSent(false)}>
            {t('code.again')}
          </button>
        )}
      </div>
      <ActionOutcome action={action} />
    </form>
  )
}

function focusIt(field: HTMLInputElement | null): void {
  field?.focus()
}
