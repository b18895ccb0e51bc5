import type { ReactNode } from 'react'
import styles from './first-hour.module.css'

/** A place of the board that opens later: it keeps its place and says when. */
export function Veil({
  className = '',
  children,
}: {
  readonly className?: string | undefined
  readonly children: ReactNode
}) {
  return (
    <div className={`${styles.veil} ${className}`} data-veil="">
      {children}
    </div>
  )
}
