import { playerOf } from '@carriage/horseless-carriage'
import { type Seat, seatsOf } from '@carriage/kernel'
import { useEffect } from 'react'
import { SeatBadge } from '../../../../board/parts/seat-badge.tsx'
import { usePanels } from '../../../../table/panels/panels.ts'
import type { Props } from '../props.ts'
import css from './factories.module.css'
import { FactorySheet } from './factory-sheet.tsx'
import { keyOf, look, useLooked } from './looked.ts'

/** On a wide screen, the factories of others beside the main zone; new pieces are marked until they have been seen. */
export function Neighbours(props: Props) {
  const { view, me, t } = props
  return (
    <section className={css.neighbours} aria-label={t('zone.rivals')}>
      {seatsOf(view.players.length)
        .filter((seat) => seat !== me)
        .map((seat) => (
          <Neighbour key={seat} {...props} seat={seat} />
        ))}
    </section>
  )
}

function Neighbour({ seat, ...props }: Props & { readonly seat: Seat }) {
  const { match, view, t, translator } = props
  const { wealth, factory } = playerOf(view, seat)
  const { length } = factory.pieces
  const looked = useLooked((state) => state[keyOf(match, seat)])
  const fresh = looked === undefined ? 0 : length - looked
  const lookAt = () => look(match, seat, length)
  useEffect(() => {
    // At first sight nothing is new.
    if (looked === undefined) look(match, seat, length)
  }, [looked, match, seat, length])
  return (
    <button
      type="button"
      className={css.neighbour}
      data-neighbour={seat}
      data-spot={`factory ${seat}`}
      onPointerLeave={lookAt}
      onBlur={lookAt}
      onClick={() => {
        lookAt()
        usePanels.setState(({ rival }) => ({ rival: rival === seat ? undefined : seat }))
      }}
    >
      <span className={css.caption}>
        <SeatBadge badge={seat} size={20} />
        <b>{translator.name(seat)}</b>
        <span>{t('player.wealth', { wealth })}</span>
        {fresh > 0 && <em data-fresh={fresh}>{t('neighbour.fresh', { fresh })}</em>}
      </span>
      <FactorySheet props={props} seat={seat} freshFrom={fresh > 0 ? looked : undefined} />
    </button>
  )
}
