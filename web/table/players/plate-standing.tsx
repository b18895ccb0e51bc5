import type { Seat } from '@carriage/kernel'
import { useFrontSeat } from '../../board/interaction/front-seat.ts'
import { plateSpots } from '../../board/motion/touch.ts'
import { Glyph } from '../../board/parts/glyph.tsx'
import { useCounting } from '../finale/counting.ts'
import { useTableWords } from '../use-table-messages.ts'
import css from './player-list.module.css'
import type { Ranked } from './ranks.ts'
import { useRanks } from './use-ranks.ts'

/** On a plate: points, rank and latest change; a lock if the points are hidden. */
export function PlateStanding({ seat, ranked }: { readonly seat: Seat; readonly ranked: Ranked | 'hidden' }) {
  const spot = plateSpots.points(seat)
  const t = useTableWords()
  const counting = useCounting()
  if (ranked === 'hidden') {
    const why = t(counting ? 'plate.counting' : 'plate.hidden')
    return (
      <span className={css.points} title={why} data-points="hidden" data-spot={spot}>
        <Glyph of="lock" size={18} className={css.lock} />
        <span className="aloud">{why}</span>
      </span>
    )
  }
  const { points, rank, change } = ranked
  return (
    <>
      <span className={css.points} aria-hidden="true" data-points={points} data-spot={spot}>
        {points}
      </span>
      <span className={css.rank}>
        <span className="aloud">{t('plate.standing', { points, rank: rank ?? 0, change })}</span>
        <span aria-hidden="true">
          {rank !== undefined && <span className={css.place}>{t('plate.rank', { rank })}</span>}
          {change > 0 && <b data-change={change}> ▲{change}</b>}
        </span>
      </span>
    </>
  )
}

/**
 * In the header of a phone: my own standing, or that of the watched seat. A lock shows that the points of others are
 * hidden.
 */
export function HeadStanding() {
  const t = useTableWords()
  const me = useFrontSeat()
  const ranks = useRanks()
  const myOwn = me === undefined ? undefined : ranks?.[me]
  if (!myOwn || myOwn === 'hidden') return null
  const { points, rank, change } = myOwn
  return (
    <span className={css.own} data-own-points={points}>
      <span className="aloud">{t('plate.standing', { points, rank: rank ?? 0, change })}</span>
      <span className={css.figures} aria-hidden="true">
        <b>{points}</b>
        {rank === undefined ? <Glyph of="lock" size={14} className={css.lock} /> : t('plate.rank', { rank })}
        {change > 0 && <small data-change={change}>▲{change}</small>}
      </span>
    </span>
  )
}
