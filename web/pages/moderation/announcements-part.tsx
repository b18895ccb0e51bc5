import { type FormEvent, useCallback, useState } from 'react'
import { useLocale } from '../../platform/i18n/language.ts'
import { api } from '../../platform/net/api.ts'
import { ModerationError } from './error-note.tsx'
import styles from './moderation.module.css'
import { useList } from './use-list.ts'
import { useDateTime, useModerationMessages } from './use-messages.ts'
import { useModerationAction } from './use-moderation-action.ts'

const kinds = ['news', 'maintenance'] as const
const empty = { kind: 'news' as (typeof kinds)[number], english: '', german: '', ends: '' }

/** Announcements to everybody, each until it ends. */
export function AnnouncementsPart() {
  const t = useModerationMessages()
  const moment = useDateTime()
  const inGerman = useLocale().startsWith('de')
  const action = useModerationAction()
  const [wanted, setWanted] = useState(empty)
  const { data, again } = useList(useCallback(() => api.GET('/api/moderation/announcements'), []))

  async function announce(event: FormEvent): Promise<void> {
    event.preventDefault()
    const body = { ...wanted, ends: new Date(wanted.ends).toISOString() }
    if (!(await action.run(() => api.POST('/api/moderation/announcements', { body })))) return
    setWanted(empty)
    await again()
  }
  async function end(id: string): Promise<void> {
    if (await action.run(() => api.DELETE('/api/moderation/announcements/:id', { params: { path: { id } } })))
      await again()
  }

  return (
    <>
      <form className={styles.form} onSubmit={(event) => void announce(event)}>
        <label className={styles.row}>
          {t('announcements.kind')}
          <select
            className="field"
            value={wanted.kind}
            onChange={({ target }) =>
              setWanted({ ...wanted, kind: kinds.find((kind) => kind === target.value) ?? 'news' })
            }
          >
            {kinds.map((kind) => (
              <option key={kind} value={kind}>
                {t(`announcements.${kind}`)}
              </option>
            ))}
          </select>
        </label>
        {(['english', 'german'] as const).map((language) => (
          <label key={language} className={styles.row}>
            {t(`announcements.${language}`)}
            <textarea
              className="field"
              required
              maxLength={1_000}
              value={wanted[language]}
              onChange={({ target }) => setWanted({ ...wanted, [language]: target.value })}
            />
          </label>
        ))}
        <label className={styles.row}>
          {t('announcements.ends')}
          <input
            className="field"
            type="datetime-local"
            required
            value={wanted.ends}
            onChange={({ target }) => setWanted({ ...wanted, ends: target.value })}
          />
        </label>
        <button type="submit" className="button primary" aria-disabled={action.busy}>
          {t('announcements.do')}
        </button>
        <ModerationError action={action} />
      </form>
      {typeof data === 'string' ? (
        <p>{t(data)}</p>
      ) : (
        <ul className={styles.cards}>
          {data.announcements.length === 0 && <li>{t('announcements.none')}</li>}
          {data.announcements.map(({ id, kind, english, german, ends }) => (
            <li key={id} className={styles.card}>
              <small>
                {t(`announcements.${kind}`)} · {t('announcements.until', { date: moment(ends) })}
              </small>
              <p lang="en">{english}</p>
              <p lang="de">{german}</p>
              <div className={styles.ways}>
                <button
                  type="button"
                  className="button"
                  aria-label={t('announcements.end.which', { text: inGerman ? german : english })}
                  onClick={() => void end(id)}
                >
                  {t('announcements.end')}
                </button>
              </div>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
