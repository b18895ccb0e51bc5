import type { Sanction } from '@carriage/protocol'
import type { ReactNode } from 'react'
import { Anchor } from '../../platform/ui/anchor.tsx'
import { useGuidelinesMessages } from '../guidelines/use-messages.ts'
import styles from './moderation.module.css'
import { useDateTime, useModerationMessages } from './use-messages.ts'

/** A warning or a suspension: reason, end, and appeal. */
export function SanctionCard({ sanction, children }: { readonly sanction: Sanction; readonly children?: ReactNode }) {
  const t = useModerationMessages()
  const tGuidelines = useGuidelinesMessages()
  const moment = useDateTime()
  const { kind, reason, point, at, until, liftedAt, appeal } = sanction
  return (
    <li className={styles.card}>
      <h3>
        {kind === 'warning' || until === null
          ? t('sanction.warning')
          : t('sanction.suspension', { date: moment(until) })}
      </h3>
      <small>
        {t('sanction.at', { date: moment(at) })}
        {liftedAt !== null && ` · ${t('sanction.lifted')}`}
      </small>
      <p>{reason}</p>
      {point !== null && (
        <Anchor href={`/guidelines#point-${point}`}>
          {t('sanction.point', { point, title: tGuidelines(`${point}.title`) })}
        </Anchor>
      )}
      {appeal && (
        <>
          <p>{t('sanction.appeal', { text: appeal.text })}</p>
          <p>{t(`sanction.${appeal.decision ?? 'pending'}`)}</p>
          {appeal.answer !== null && <p>{t('sanction.answer', { text: appeal.answer })}</p>}
        </>
      )}
      {children}
    </li>
  )
}
