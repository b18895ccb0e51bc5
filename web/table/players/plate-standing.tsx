import { useSay } from '../../words/house.ts'
import { useTable } from '../model/use-table.ts'
import css from './player-list.module.css'
import type { Ranked } from './ranks.ts'
import { useRanks } from './use-ranks.ts'

/** On a plate: the points, the place and what came last. */
export function PlateStanding({ ranked }: { readonly ranked: Ranked }) {
  const say = useSay()
  const { points, rank, change } = ranked
  return (
    <>
      <span className={css.points} aria-hidden="true" data-points={points}>
        {points}
      </span>
      <span className={css.rank}>
        <span className="aloud">{say('player.standing', { points, rank, change })}</span>
        <span aria-hidden="true">
          <span className={css.place}>{say('player.rank', { rank })}</span>
          {change > 0 && <b> ▲{change}</b>}
        </span>
      </span>
    </>
  )
}

/** In the head of a phone: my own. */
export function HeadStanding() {
  const say = useSay()
  const me = useTable((state) => state.table.me)
  const ranks = useRanks()
  const mine = me === undefined ? undefined : ranks?.[me]
  if (!mine) return null
  const { points, rank, change } = mine
  return (
    <span className={css.own} title={say('player.standing', { points, rank, change })} data-own-points={points}>
      <b>{points}</b> {say('player.rank', { rank })}
    </span>
  )
}
