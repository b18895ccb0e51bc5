import type { ModeratedPerson, ModerationFile } from '@carriage/protocol'
import { type FormEvent, useState } from 'react'
import { api } from '../../platform/net/api.ts'
import { ModerationError } from './error-note.tsx'
import styles from './moderation.module.css'
import { ReportCard } from './report-card.tsx'
import { SanctionCard } from './sanction-card.tsx'
import { SanctionForm } from './sanction-form.tsx'
import { useDateTime, useModerationMessages } from './use-messages.ts'
import { useModerationAction } from './use-moderation-action.ts'

/** Finds people by name, with all decisions about them. */
export function PeoplePart() {
  const t = useModerationMessages()
  const action = useModerationAction()
  const [search, setSearch] = useState('')
  const [found, setFound] = useState<readonly ModeratedPerson[] | undefined>()
  const [file, setFile] = useState<ModerationFile | undefined>()

  async function find(event: FormEvent): Promise<void> {
    event.preventDefault()
    setFound(
      (await action.run(() => api.GET('/api/moderation/people', { params: { query: { search } } })))?.data.people,
    )
  }
  async function open(account: string): Promise<void> {
    setFile(
      (await action.run(() => api.GET('/api/moderation/people/:account', { params: { path: { account } } })))?.data,
    )
  }

  if (file) return <PersonFile file={file} back={() => setFile(undefined)} changed={open} />
  return (
    <>
      <form className={styles.form} onSubmit={(event) => void find(event)}>
        <label className={styles.row}>
          {t('people.search')}
          <input
            className="field"
            required
            maxLength={254}
            value={search}
            onChange={(event) => setSearch(event.target.value)}
          />
        </label>
        <button type="submit" className="button primary" aria-disabled={action.busy}>
          {t('people.find')}
        </button>
      </form>
      <ModerationError action={action} />
      {found?.length === 0 && <p role="status">{t('people.none')}</p>}
      <ul className={styles.cards}>
        {found?.map((person) => (
          <li key={person.account} className={styles.card}>
            <button type="button" className="button" onClick={() => void open(person.account)}>
              {person.name}
            </button>
            <Standing person={person} />
          </li>
        ))}
      </ul>
    </>
  )
}

function Standing({ person }: { readonly person: ModeratedPerson }) {
  const t = useModerationMessages()
  const moment = useDateTime()
  const { guest, email, createdAt, suspendedUntil, reports, sanctions } = person
  return (
    <small>
      {[
        guest ? t('people.guest') : email,
        t('people.since', { date: moment(createdAt) }),
        t('people.counts', { reports, sanctions }),
        suspendedUntil !== null && t('people.suspended', { date: moment(suspendedUntil) }),
      ]
        .filter(Boolean)
        .join(' · ')}
    </small>
  )
}

interface PersonFileProps {
  readonly file: ModerationFile
  readonly back: () => void
  readonly changed: (account: string) => Promise<void>
}

function PersonFile({ file: { person, sanctions, reports }, back, changed }: PersonFileProps) {
  const t = useModerationMessages()
  const moment = useDateTime()
  const action = useModerationAction()
  const { account } = person
  async function lift(id: string): Promise<void> {
    if (await action.run(() => api.DELETE('/api/moderation/sanctions/:id', { params: { path: { id } } })))
      await changed(account)
  }
  return (
    <>
      <div className={styles.ways}>
        <button type="button" className="button quiet" onClick={back}>
          {t('people.back')}
        </button>
      </div>
      <h2>{person.name}</h2>
      <Standing person={person} />
      <h3>{t('people.sanction')}</h3>
      <SanctionForm
        busy={action.busy}
        take={async (body) => {
          const params = { path: { account } }
          if (await action.run(() => api.POST('/api/moderation/people/:account/sanctions', { params, body })))
            await changed(account)
        }}
      />
      <ModerationError action={action} />
      <h3>{t('people.sanctions')}</h3>
      {sanctions.length === 0 && <p>{t('people.sanctions.none')}</p>}
      <ul className={styles.cards}>
        {sanctions.map((sanction) => (
          <SanctionCard key={sanction.id} sanction={sanction}>
            {sanction.liftedAt === null && (
              <div className={styles.ways}>
                <button
                  type="button"
                  className="button"
                  aria-label={t('people.lift.which', { date: moment(sanction.at) })}
                  onClick={() => void lift(sanction.id)}
                >
                  {t('people.lift')}
                </button>
              </div>
            )}
          </SanctionCard>
        ))}
      </ul>
      {reports.length > 0 && <h3>{t('people.reports')}</h3>}
      <ul className={styles.cards}>
        {reports.map((report) => (
          <ReportCard key={report.id} report={report} />
        ))}
      </ul>
    </>
  )
}
