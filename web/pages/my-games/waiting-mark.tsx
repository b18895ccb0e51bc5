import { Anchor } from '../../platform/ui/anchor.tsx'
import { isAwaitingMe, useMyTables } from './my-tables.ts'
import { useMyGamesMessages } from './use-messages.ts'
import styles from './waiting-mark.module.css'

/** In the navigation: the number of games that wait for me, with a link to them. */
export function WaitingMark() {
  const words = useMyGamesMessages()
  const count = useMyTables(({ tables }) => tables?.filter(isAwaitingMe).length ?? 0)
  if (count === 0) return null
  return (
    <Anchor className={styles.mark} href="/my-games" aria-label={words('mark', { count })} data-testid="waiting-mark">
      <span aria-hidden="true">{count}</span>
    </Anchor>
  )
}
