import type { CalendarLink } from '@carriage/protocol'
import { useEffect, useState } from 'react'
import { useLanguage, useLocale } from '../../platform/i18n/language.ts'
import { api } from '../../platform/net/api.ts'
import styles from './account.module.css'
import { given } from './account-error.ts'
import { ActionResult } from './action-result.tsx'
import { Section } from './section.tsx'
import { useAction } from './use-action.ts'
import { useAccountMessages } from './use-messages.ts'

/** The secret address of one's deadlines as a calendar: create, show, renew, revoke. */
export function CalendarSection() {
  const t = useAccountMessages()
  const language = useLanguage()
  const action = useAction()
  const [link, setLink] = useState<CalendarLink | undefined>()
  useEffect(() => {
    void api.GET('/api/me/calendar').then(({ data }) => setLink(data))
  }, [])
  if (!link) return null

  const make = () =>
    void action.run(async () => {
      const had = link.madeAt !== null
      setLink(given(await api.POST('/api/me/calendar', { body: { language } })))
      return had ? 'calendar.renewed' : 'calendar.made'
    })
  const revoke = () =>
    void action.run(async () => {
      given(await api.DELETE('/api/me/calendar'))
      setLink({ address: null, madeAt: null })
      return 'calendar.revoked'
    })

  return (
    <Section title={t('calendar.title')} why={t('calendar.why')}>
      {link.address !== null && <Address key={link.address} address={link.address} madeAt={link.madeAt} />}
      {link.address === null && link.madeAt !== null && <p>{t('calendar.hidden')}</p>}
      <div className={styles.ways}>
        <button type="button" className="button" aria-disabled={action.busy} onClick={make}>
          {t(link.madeAt === null ? 'calendar.make' : 'calendar.renew')}
        </button>
        {link.madeAt !== null && (
          <button type="button" className="button" aria-disabled={action.busy} onClick={revoke}>
            {t('calendar.revoke')}
          </button>
        )}
      </div>
      <ActionResult action={action} />
    </Section>
  )
}

function Address({ address, madeAt }: { readonly address: string; readonly madeAt: string | null }) {
  const t = useAccountMessages()
  const date = new Intl.DateTimeFormat(useLocale(), { dateStyle: 'long' })
  const [copied, setCopied] = useState(false)
  return (
    <>
      <label className={`${styles.row} ${styles.address}`}>
        <span>{t('calendar.address')}</span>
        <input className="field" readOnly value={address} onFocus={({ target }) => target.select()} />
      </label>
      {madeAt !== null && <p>{t('calendar.since', { date: date.format(new Date(madeAt)) })}</p>}
      <div className={styles.ways}>
        <button
          type="button"
          className="button"
          onClick={() => void navigator.clipboard.writeText(address).then(() => setCopied(true))}
        >
          {t(copied ? 'calendar.copied' : 'calendar.copy')}
        </button>
        <a className="button" href={address.replace(/^https?:/, 'webcal:')}>
          {t('calendar.open')}
        </a>
      </div>
    </>
  )
}
