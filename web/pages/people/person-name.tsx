import { useMe } from '../../platform/net/account.ts'
import styles from './person-name.module.css'
import type { ReportedAt } from './reported-at.ts'

export interface PersonNameProps {
  /** Undefined for a bot, a deleted account, or a local game. */
  readonly account: string | undefined
  readonly name: string
  readonly at?: ReportedAt | undefined
  readonly className?: string | undefined
}

/** The name of a person. Other people's names open their actions: profile, follow, mute, block, report. */
export function PersonName({ account, name, at, className = '' }: PersonNameProps) {
  const me = useMe((state) => (typeof state.me === 'object' ? state.me.id : undefined))
  if (account === undefined || account === me)
    return (
      <span className={className} title={name}>
        {name}
      </span>
    )
  return (
    <button
      type="button"
      className={`${styles.name} ${className}`}
      title={name}
      aria-haspopup="dialog"
      onClick={() => void import('./open-person.tsx').then(({ openPerson }) => openPerson({ account, name, at }))}
    >
      {name}
    </button>
  )
}
