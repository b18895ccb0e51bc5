import { useMemo } from 'react'
import type { Props } from '../props.ts'
import css from './punch-card.module.css'
import { punchCard } from './punch-holes.ts'

/** The ticks of the game as holes of a card: used ones, those of this year, and possible ones. */
export function PunchCard({ view, t }: Pick<Props, 'view' | 't'>) {
  const { holes, left, due, possible } = useMemo(() => punchCard(view), [view])
  return (
    <div className={css.card} data-punch-card={left} data-spot="clock">
      <p className={css.head}>
        {t('clock.left', { left })} {left > 0 && <b>{left}</b>}
      </p>
      <div className={css.holes} aria-hidden="true">
        {holes.map((hole, tick) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a hole is its number
          <span key={tick} className={css.hole} data-hole={hole} />
        ))}
      </div>
      {(due > 0 || possible > 0) && (
        <p className={css.key}>
          {due > 0 && (
            <span>
              <span className={css.hole} data-hole="due" aria-hidden="true" />
              {t('clock.due', { due })}
            </span>
          )}
          {possible > 0 && (
            <span>
              <span className={css.hole} data-hole="possible" aria-hidden="true" />
              {t('clock.possible', { possible })}
            </span>
          )}
        </p>
      )}
    </div>
  )
}
