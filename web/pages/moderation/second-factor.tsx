import { type FormEvent, useState } from 'react'
import { api } from '../../platform/net/api.ts'
import { qrPath } from '../lobby/qr-path.ts'
import { ModerationError } from './error-note.tsx'
import styles from './moderation.module.css'
import { useModerationMessages } from './use-messages.ts'
import { useModerationAction } from './use-moderation-action.ts'

/** Asks for a code that gives access to moderation. */
export function RaiseForm({ raised }: { readonly raised: () => Promise<void> }) {
  const t = useModerationMessages()
  const action = useModerationAction()
  const [code, setCode] = useState('')
  async function enter(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (await action.run(() => api.POST('/api/moderation/session', { body: { code } }))) await raised()
  }
  return (
    <form className={styles.form} onSubmit={(event) => void enter(event)}>
      <h2>{t('raise.title')}</h2>
      <p>{t('raise.why')}</p>
      <CodeField label={t('raise.code')} code={code} change={setCode} />
      <ModerationError action={action} />
      <button type="submit" className="button primary" aria-disabled={action.busy}>
        {t('raise.do')}
      </button>
    </form>
  )
}

function CodeField(props: { readonly label: string; readonly code: string; readonly change: (code: string) => void }) {
  return (
    <label className={styles.row}>
      {props.label}
      <input
        className="field"
        value={props.code}
        required
        minLength={6}
        maxLength={40}
        autoComplete="one-time-code"
        onChange={(event) => props.change(event.target.value.trim())}
      />
    </label>
  )
}

/** Sets up a second factor: its key, its first code, and the recovery codes. */
export function SetUpSecondFactor({ done }: { readonly done: () => Promise<void> }) {
  const t = useModerationMessages()
  const action = useModerationAction()
  const [offer, setOffer] = useState<{ readonly secret: string; readonly uri: string } | undefined>()
  const [codes, setCodes] = useState<readonly string[] | undefined>()
  const [code, setCode] = useState('')

  async function begin(): Promise<void> {
    setOffer((await action.run(() => api.POST('/api/moderation/second-factor')))?.data)
  }
  async function confirm(event: FormEvent): Promise<void> {
    event.preventDefault()
    setCodes((await action.run(() => api.PUT('/api/moderation/second-factor', { body: { code } })))?.data.recoveryCodes)
  }

  if (codes)
    return (
      <section className={styles.form}>
        <h2>{t('secondFactor.saved')}</h2>
        <p>{t('secondFactor.saved.why')}</p>
        <ul className={styles.codes}>
          {codes.map((each) => (
            <li key={each}>
              <code>{each}</code>
            </li>
          ))}
        </ul>
        <button type="button" className="button primary" onClick={() => void done()}>
          {t('secondFactor.saved.done')}
        </button>
      </section>
    )
  return (
    <form className={styles.form} onSubmit={(event) => void confirm(event)}>
      <h2>{t('secondFactor.title')}</h2>
      <p>{t('secondFactor.why')}</p>
      {offer ? (
        <>
          <QrPicture text={offer.uri} label={t('secondFactor.picture')} />
          <p className={styles.key}>
            {t('secondFactor.key')}: <code data-testid="second-factor-key">{offer.secret}</code>
          </p>
          <CodeField label={t('secondFactor.code')} code={code} change={setCode} />
          <ModerationError action={action} />
          <button type="submit" className="button primary" aria-disabled={action.busy}>
            {t('secondFactor.confirm')}
          </button>
        </>
      ) : (
        <>
          <ModerationError action={action} />
          <button type="button" className="button primary" aria-disabled={action.busy} onClick={() => void begin()}>
            {t('secondFactor.begin')}
          </button>
        </>
      )}
    </form>
  )
}

function QrPicture({ text, label }: { readonly text: string; readonly label: string }) {
  const { d, size } = qrPath(text)
  return (
    <svg className={styles.picture} viewBox={`-4 -4 ${size + 8} ${size + 8}`} role="img" aria-label={label}>
      <path d={d} fill="#000" />
    </svg>
  )
}
