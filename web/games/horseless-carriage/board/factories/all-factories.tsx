import { type Event, playerOf } from '@carriage/horseless-carriage'
import { type Seat, seatsOf } from '@carriage/kernel'
import { useMemo } from 'react'
import { SeatBadge } from '../../../../board/parts/seat-badge.tsx'
import type { Props } from '../props.ts'
import css from './factories.module.css'
import { FactorySheet } from './factory-sheet.tsx'

/** All factories side by side, for spectators and comparisons. */
export function AllFactories({ newsSeat: shown, ...props }: Props & { readonly newsSeat?: Seat | undefined }) {
  const { view, history, t, translator } = props
  const built = useMemo(() => builtThisYear(history), [history])
  return (
    <div className={css.all}>
      {seatsOf(view.players.length).map((seat) => {
        const { wealth, gantt, capacity, factory } = playerOf(view, seat)
        const fresh = built.get(seat)
        return (
          <section
            key={seat}
            className={css.one}
            data-named={shown === seat || undefined}
            data-spot={`factory ${seat}`}
          >
            <header className={css.head}>
              <SeatBadge badge={seat} size={22} />
              <h2>{translator.name(seat)}</h2>
              <ul className={css.facts}>
                <li>{t('player.wealth', { wealth })}</li>
                <li>{t('player.gantt', { gantt })}</li>
                <li>{t('player.capacity', { capacity })}</li>
              </ul>
            </header>
            <FactorySheet
              props={props}
              seat={seat}
              freshFrom={fresh === undefined ? undefined : factory.pieces.length - fresh}
            />
          </section>
        )
      })}
    </div>
  )
}

/** The number of pieces that each factory has gained this year. */
function builtThisYear(history: readonly Event[]): ReadonlyMap<Seat, number> {
  const began = history.findLastIndex(({ kind }) => kind === 'yearBegan')
  const built = new Map<Seat, number>()
  for (const event of history.slice(began + 1))
    if (event.kind === 'planCommitted') built.set(event.seat, event.plan.pieces.length)
  return built
}
