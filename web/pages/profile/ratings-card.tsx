import type { PersonRating } from '@carriage/protocol'
import { gameNameOf } from '../../games/names.ts'
import styles from './profile.module.css'
import { useProfileMessages } from './use-messages.ts'

/** Ratings with their uncertainty. */
export function RatingsCard({ ratings }: { readonly ratings: readonly PersonRating[] }) {
  const t = useProfileMessages()
  if (ratings.length === 0) return <p className={styles.facts}>{t('ratings.none')}</p>
  return (
    <dl className={styles.between}>
      {ratings.map(({ game, pace, rating, uncertainty, games }) => (
        <div key={`${game} ${pace}`}>
          <dt>
            {gameNameOf(game)} · {t(paceWords[pace] ?? 'ratings.pace.none')}
          </dt>
          <dd>
            {rating} <small>{t('ratings.range', { uncertainty, games })}</small>
          </dd>
        </div>
      ))}
    </dl>
  )
}

const paceWords: Readonly<Record<string, 'ratings.pace.live' | 'ratings.pace.slow' | 'ratings.pace.none'>> = {
  live: 'ratings.pace.live',
  slow: 'ratings.pace.slow',
  none: 'ratings.pace.none',
}
