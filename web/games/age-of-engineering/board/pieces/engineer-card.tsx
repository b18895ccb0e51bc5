import type { ReactNode } from 'react'
import { Bust } from '../../../../board/parts/bust.tsx'
import css from './engineer-card.module.css'
import { EngineerToken } from './tokens.tsx'

interface EngineerCardProps {
  readonly engineer: string
  readonly name: string
  /** The engineer's effect, in one sentence. */
  readonly text: string
  /** Whether the engineer token is still on it. */
  readonly token?: boolean
  /** Its markers, or other content below the rule. */
  readonly children?: ReactNode
}

/** An engineer as an entry of a trade catalogue: a picture, a name, a line of text. */
export function EngineerCard({ engineer, name, text, token = true, children }: EngineerCardProps) {
  return (
    <span className={css.card}>
      <span className={css.cut}>
        <Bust of={engineer} className={css.bust} />
      </span>
      <span className={css.entry}>
        <span className={css.name}>{name}</span>
        <span className={css.text}>{text}</span>
        {children && <span className={css.foot}>{children}</span>}
      </span>
      {token && (
        <span className={css.token}>
          <EngineerToken />
        </span>
      )}
    </span>
  )
}
