import type { SiteFacts } from '@carriage/protocol'
import { type DataTopic, dataTopics, retention, type StoredTable, storedData } from '@carriage/protocol/stored-data'
import { lazy, Suspense, useEffect, useState } from 'react'
import { PageFrame } from '../../platform/app/page-frame.tsx'
import { api } from '../../platform/net/api.ts'
import { Anchor } from '../../platform/ui/anchor.tsx'
import sheet from '../../platform/ui/sheet.module.css'
import styles from './about.module.css'
import { useAboutWords } from './use-messages.ts'

// Lazy, to keep it out of the first page.
const GuidelinesPage = lazy(async () => ({
  default: (await import('../guidelines/guidelines-page.tsx')).GuidelinesPage,
}))
const ModerationPage = lazy(async () => ({
  default: (await import('../moderation/moderation-page.tsx')).ModerationPage,
}))

/** Privacy policy, imprint and guidelines. */
export function AboutPage({ about }: { readonly about: 'privacy' | 'imprint' | 'guidelines' | 'moderation' }) {
  const t = useAboutWords()
  if (about === 'moderation' || about === 'guidelines')
    return <Suspense>{about === 'moderation' ? <ModerationPage /> : <GuidelinesPage />}</Suspense>
  return (
    <PageFrame>
      <div className={sheet.sheet}>
        <h1 className={sheet.title}>{t(`${about}.title`)}</h1>
        {about === 'privacy' ? <Privacy /> : <Imprint />}
      </div>
    </PageFrame>
  )
}

function Privacy() {
  const t = useAboutWords()
  const { idleGuest: idle, session, abandoned } = retention
  return (
    <>
      <p className={sheet.lead}>{t('privacy.lead')}</p>
      <section className={sheet.wide}>
        <h2 className={sheet.heading}>{t('privacy.rights')}</h2>
        <p className={styles.text}>{t('privacy.rights.why')}</p>
        <Anchor className="button" href="/settings/account">
          {t('privacy.rights.link')}
        </Anchor>
      </section>
      <section className={sheet.wide}>
        <h2 className={sheet.heading}>{t('privacy.what')}</h2>
        <dl className={styles.topics}>
          {dataTopics.map((topic) => (
            <Topic key={topic} topic={topic} />
          ))}
        </dl>
        <p className={styles.text}>{t('stored.guests', { idle, session, abandoned })}</p>
        <p className={styles.text}>{t('privacy.device')}</p>
      </section>
    </>
  )
}

function Topic({ topic }: { readonly topic: DataTopic }) {
  const t = useAboutWords()
  const tables = storedData.filter((table) => table.topic === topic)
  const periods = [...new Set(tables.map((table) => table.retention))]
  return (
    <div>
      <dt>{t(`topic.${topic}`)}</dt>
      <dd>
        <p>{t(`topic.${topic}.why`)}</p>
        <ul className={styles.kept}>
          {periods.map((each) => (
            <li key={each}>{t(`stored.${each}`, { days: daysOf(each) })}</li>
          ))}
        </ul>
        <details>
          <summary>{t('privacy.tables')}</summary>
          <ul className={styles.tables}>
            {tables.map(({ table, columns }) => (
              <li key={table}>
                <code>{table}</code>: {columns.join(', ')}
              </li>
            ))}
          </ul>
        </details>
      </dd>
    </div>
  )
}

function daysOf(periods: StoredTable['retention']): number {
  return periods in retention ? retention[periods as keyof typeof retention] : 0
}

function Imprint() {
  const t = useAboutWords()
  const facts = useFacts()
  if (facts === 'opening') return null
  if (facts === 'away') return <p role="alert">{t('away')}</p>
  const { name, address, contact, source } = facts
  return (
    <>
      {name === null && contact === null ? (
        <p className={styles.text}>{t('imprint.none')}</p>
      ) : (
        <section>
          <h2 className={sheet.heading}>{t('imprint.who')}</h2>
          <address className={styles.address}>{[name, ...address].filter((line) => line !== null).join('\n')}</address>
        </section>
      )}
      {contact !== null && (
        <section>
          <h2 className={sheet.heading}>{t('imprint.contact')}</h2>
          <a className={styles.way} href={contact.includes('://') ? contact : `mailto:${contact}`}>
            {contact}
          </a>
        </section>
      )}
      <p className={styles.text}>{t('imprint.games')}</p>
      <p className={styles.ways}>
        {source !== null && <a href={source}>{t('foot.source')}</a>}
        <a href="/api/reference">{t('foot.api')}</a>
      </p>
    </>
  )
}

/** The facts about the operator; `away` if the server cannot be reached. */
function useFacts(): SiteFacts | 'opening' | 'away' {
  const [facts, setFacts] = useState<SiteFacts | 'opening' | 'away'>('opening')
  useEffect(() => {
    void api.GET('/api/site').then(
      ({ data }) => setFacts(data ?? 'away'),
      () => setFacts('away'),
    )
  }, [])
  return facts
}
