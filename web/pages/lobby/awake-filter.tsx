import { Anchor } from '../../platform/ui/anchor.tsx'
import styles from './lobby.module.css'
import { useMatchingWords } from './use-matching-messages.ts'

interface AwakeFilterProps {
  readonly on: boolean
  readonly change: (on: boolean) => void
}

/** Shows only open tables whose players are awake when I am. */
export function AwakeFilter({ on, change }: AwakeFilterProps) {
  const words = useMatchingWords()
  return (
    <div>
      <label className={styles.radio}>
        <input type="checkbox" checked={on} onChange={() => change(!on)} />
        <span>{words('awake.filter')}</span>
      </label>
      {on && (
        <p className={styles.facts}>
          {words('awake.filter.why')} <Anchor href="/settings/time">{words('awake.filter.link')}</Anchor>.
        </p>
      )}
    </div>
  )
}
