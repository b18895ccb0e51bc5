import type { ModerationReport } from '@carriage/protocol'
import { pointOfReason } from '@carriage/protocol/guidelines'
import type { ReactNode } from 'react'
import { Anchor } from '../../platform/ui/anchor.tsx'
import { useGuidelinesMessages } from '../guidelines/use-messages.ts'
import styles from './moderation.module.css'
import { messageFor, useDateTime, useModerationMessages } from './use-messages.ts'

/** A report with the chat around it. */
export function ReportCard({ report, children }: { readonly report: ModerationReport; readonly children?: ReactNode }) {
  const t = useModerationMessages()
  const tGuidelines = useGuidelinesMessages()
  const moment = useDateTime()
  const { reported, reporter, reason, note, nameThen, at, line, lines, outcome } = report
  const point = pointOfReason(reason)
  const name = reported.name ?? t('gone')
  const decided = outcome === null ? undefined : messageFor('outcome', outcome)
  return (
    <li className={styles.card}>
      <h2>{t('reports.about', { name, reason: t(messageFor('reason', reason) ?? 'reason.other') })}</h2>
      {point && (
        <Anchor href={`/guidelines#point-${point}`}>
          {`${t('reports.point', { point })}: ${tGuidelines(`${point}.title`)}`}
        </Anchor>
      )}
      <small>{t('reports.by', { name: reporter.name ?? t('gone'), date: moment(at) })}</small>
      {nameThen !== name && <p>{t('reports.then', { name: nameThen })}</p>}
      {note !== '' && <p>{t('reports.note', { note })}</p>}
      {decided && <p>{t(decided)}</p>}
      <details open={outcome === null}>
        <summary>{t('reports.chat')}</summary>
        {lines.length === 0 && <p>{t('reports.silent')}</p>}
        <ul className={styles.lines}>
          {lines.map((each) => (
            <li key={each.id} data-reported={each.id === line || undefined}>
              <strong>{each.name}</strong> {each.text}
              {each.id === line && <small> · {t('reports.line')}</small>}
            </li>
          ))}
        </ul>
      </details>
      {children}
    </li>
  )
}
