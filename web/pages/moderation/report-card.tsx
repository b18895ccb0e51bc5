import type { ModerationReport } from '@carriage/protocol'
import { pointOfReason } from '@carriage/protocol/guidelines'
import type { ReactNode } from 'react'
import { Anchor } from '../../platform/ui/anchor.tsx'
import { useGuidelinesMessages } from '../guidelines/use-messages.ts'
import styles from './moderation.module.css'
import { messageFor, useDateTime, useModerationMessages } from './use-messages.ts'

/** A report with the chat around it. */
export function ReportCard({ report, children }: { readonly report: ModerationReport; readonly children?: ReactNode }) {
  const tell = useModerationMessages()
  const tellConduct = useGuidelinesMessages()
  const moment = useDateTime()
  const { reported, reporter, reason, note, nameThen, at, line, lines, outcome } = report
  const point = pointOfReason(reason)
  const name = reported.name ?? tell('gone')
  const decided = outcome === null ? undefined : messageFor('outcome', outcome)
  return (
    <li className={styles.card}>
      <h2>{tell('reports.about', { name, reason: tell(messageFor('reason', reason) ?? 'reason.other') })}</h2>
      {point && (
        <Anchor href={`/guidelines#point-${point}`}>
          {`${tell('reports.point', { point })}: ${tellConduct(`${point}.title`)}`}
        </Anchor>
      )}
      <small>{tell('reports.by', { name: reporter.name ?? tell('gone'), date: moment(at) })}</small>
      {nameThen !== name && <p>{tell('reports.then', { name: nameThen })}</p>}
      {note !== '' && <p>{tell('reports.note', { note })}</p>}
      {decided && <p>{tell(decided)}</p>}
      <details open={outcome === null}>
        <summary>{tell('reports.chat')}</summary>
        {lines.length === 0 && <p>{tell('reports.silent')}</p>}
        <ul className={styles.lines}>
          {lines.map((each) => (
            <li key={each.id} data-reported={each.id === line || undefined}>
              <strong>{each.name}</strong> {each.text}
              {each.id === line && <small> · {tell('reports.line')}</small>}
            </li>
          ))}
        </ul>
      </details>
      {children}
    </li>
  )
}
