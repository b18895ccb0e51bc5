import type { ReactNode } from 'react'
import css from './certificate.module.css'
import { GuillocheFrame } from './guilloche-frame.tsx'
import { ProductionToken } from './tokens.tsx'

interface CertificateProps {
  readonly name: string
  /** What the investor buys. */
  readonly condition: string
  /** Whether the production token is still on it. */
  readonly token?: boolean
  readonly children?: ReactNode
}

/** An investor as a share certificate. */
export function Certificate({ name, condition, token = true, children }: CertificateProps) {
  return (
    <span className={css.certificate}>
      <GuillocheFrame />
      <span className={css.sheet}>
        <span className={css.name}>{name}</span>
        <span className={css.condition}>{condition}</span>
        {children}
      </span>
      {token && (
        <span className={css.seal}>
          <ProductionToken />
        </span>
      )}
    </span>
  )
}
