import type { ModerationStanding } from '@carriage/protocol'
import { useCallback, useEffect, useState } from 'react'
import { PageFrame } from '../../platform/app/page-frame.tsx'
import { api } from '../../platform/net/api.ts'
import sheet from '../../platform/ui/sheet.module.css'
import { AnnouncementsPart } from './announcements-part.tsx'
import { AppealsPart } from './appeals-part.tsx'
import { LogPart } from './log-part.tsx'
import styles from './moderation.module.css'
import { PeoplePart } from './people-part.tsx'
import { ReportsPart } from './reports-part.tsx'
import { RowsPart } from './rows-part.tsx'
import { RaiseForm, SetUpSecondFactor } from './second-factor.tsx'
import { TablesPart } from './tables-part.tsx'
import { useModerationMessages } from './use-messages.ts'

const parts = {
  reports: ReportsPart,
  appeals: AppealsPart,
  people: PeoplePart,
  tables: TablesPart,
  rows: RowsPart,
  announcements: AnnouncementsPart,
  log: LogPart,
} as const
type Part = keyof typeof parts

/** The pages for operators. */
export function ModerationPage() {
  const t = useModerationMessages()
  const [standing, setStanding] = useState<ModerationStanding | 'opening' | 'notYours' | 'away'>('opening')
  const look = useCallback(async () => {
    const answer = await api.GET('/api/moderation').catch(() => undefined)
    setStanding(answer?.data ?? (answer && answer.response.status < 500 ? 'notYours' : 'away'))
  }, [])
  useEffect(() => void look(), [look])
  return (
    <PageFrame>
      <div className={`${sheet.sheet} ${styles.moderation}`}>
        <h1 className={sheet.title}>{t('title')}</h1>
        {typeof standing === 'string' ? (
          <p role={standing === 'opening' ? undefined : 'alert'}>{t(standing)}</p>
        ) : standing.raisedUntil !== null ? (
          <Parts left={look} />
        ) : standing.factor === 'ready' ? (
          <RaiseForm raised={look} />
        ) : (
          <SetUpSecondFactor done={look} />
        )}
      </div>
    </PageFrame>
  )
}

function Parts({ left }: { readonly left: () => Promise<void> }) {
  const t = useModerationMessages()
  const [part, setPart] = useState<Part>('reports')
  const Content = parts[part]
  return (
    <>
      <nav className={styles.parts} aria-label={t('parts')}>
        {(Object.keys(parts) as Part[]).map((each) => (
          <button
            key={each}
            type="button"
            className={`button ${each === part ? 'primary' : ''}`}
            aria-current={each === part ? 'page' : undefined}
            onClick={() => setPart(each)}
          >
            {t(`part.${each}`)}
          </button>
        ))}
        <button
          type="button"
          className="button quiet"
          onClick={() => void api.DELETE('/api/moderation/session').then(left, left)}
        >
          {t('raise.leave')}
        </button>
      </nav>
      <Content />
    </>
  )
}
