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
  const tell = useAboutWords()
  if (about === 'moderation' || about === 'guidelines')
    return <Suspense>{about === 'moderation' ? <ModerationPage /> : <GuidelinesPage />}</Suspense>
  return (
    <PageFrame>
      <div className={sheet.sheet}>
        <h1 className={sheet.title}>{tell(`${about}.title`)}</h1>
        {about === 'privacy' ? <Privacy /> : <Imprint />}
      </div>
    </PageFrame>
  )
}

function Privacy() {
  const tell = useAboutWords()
  const { idleGuest: idle, session, abandoned } = retention
  return (
    <>
      <p className={sheet.lead}>{tell('privacy.lead')}</p>
      <section className={sheet.wide}>
        <h2 className={sheet.heading}>{tell('privacy.rights')}</h2>
        <p className={styles.text}>{tell('privacy.rights.why')}</p>
        <Anchor className="button" href="/settings/account">
          {tell('privacy.rights.link')}
        </Anchor>
      </section>
      <section className={sheet.wide}>
        <h2 className={sheet.heading}>{tell('privacy.what')}</h2>
        <dl className={styles.topics}>
          {dataTopics.map((topic) => (
            <Topic key={topic} topic={topic} />
          ))}
        </dl>
        <p className={styles.text}>{tell('stored.guests', { idle, session, abandoned })}</p>
        <p className={styles.text}>{tell('privacy.device')}</p>
      </section>
    </>
  )
}

function Topic({ topic }: { readonly topic: DataTopic }) {
  const tell = useAboutWords()
  const tables = storedData.filter((table) => table.topic === topic)
  const kept = [...new Set(tables.map((table) => table.kept))]
  return (
    <div>
      <dt>{tell(`topic.${topic}`)}</dt>
      <dd>
        <p>{tell(`topic.${topic}.why`)}</p>
        <ul className={styles.kept}>
          {kept.map((each) => (
            <li key={each}>{tell(`stored.${each}`, { days: daysOf(each) })}</li>
          ))}
        </ul>
        <details>
          <summary>{tell('privacy.tables')}</summary>
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

function daysOf(kept: StoredTable['kept']): number {
  return kept in retention ? retention[kept as keyof typeof retention] : 0
}

function Imprint() {
  const tell = useAboutWords()
  const facts = useFacts()
  if (facts === 'opening') return null
  if (facts === 'away') return <p role="alert">{tell('away')}</p>
  const { name, address, contact, source } = facts
  return (
    <>
      {name === null && contact === null ? (
        <p className={styles.text}>{tell('imprint.none')}</p>
      ) : (
        <section>
          <h2 className={sheet.heading}>{tell('imprint.who')}</h2>
          <address className={styles.address}>{[name, ...address].filter((line) => line !== null).join('\n')}</address>
        </section>
      )}
      {contact !== null && (
        <section>
          <h2 className={sheet.heading}>{tell('imprint.contact')}</h2>
          <a className={styles.way} href={contact.includes('://') ? contact : `mailto:${contact}`}>
            {contact}
          </a>
        </section>
      )}
      <p className={styles.text}>{tell('imprint.games')}</p>
      <p className={styles.ways}>
        {source !== null && <a href={source}>{tell('foot.source')}</a>}
        <a href="/api/reference">{tell('foot.api')}</a>
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
