import { departmentsOf, playerOf } from '@carriage/horseless-carriage'
import type { Seat } from '@carriage/kernel'
import { useEffect, useMemo, useState } from 'react'
import { SeatBadge } from '../../../../board/parts/seat-badge.tsx'
import { nextMinimums } from '../brochure/next-minimums.ts'
import { vehiclesBySize } from '../brochure/vehicles.ts'
import { DealershipSheet } from '../cards/dealership-card.tsx'
import { forecastOf } from '../editor/forecasts.ts'
import { emptyPlan } from '../editor/sheet.ts'
import type { Props } from '../props.ts'
import css from './factories.module.css'
import { FactorySheet } from './factory-sheet.tsx'
import { keyOf, look, useLooked } from './looked.ts'

/** The factory of another seat with its dealerships; pieces built since I last looked are marked. */
export function RivalFactory({ seat, ...props }: Props & { readonly seat: Seat }) {
  const { view, match, t, translator, bare = false } = props
  const player = playerOf(view, seat)
  const { length } = player.factory.pieces
  const [freshFrom] = useState(() => useLooked.getState()[keyOf(match, seat)])
  useEffect(() => look(match, seat, length), [match, seat, length])
  const cards = useMemo(() => forecastOf(view, seat, emptyPlan).dealerships, [view, seat])
  const vehicles = useMemo(() => vehiclesBySize(player.factory, emptyPlan.pieces, view.options), [player, view])
  const next = useMemo(() => nextMinimums({ view, bare }, seat), [view, bare, seat])
  return (
    <article className={css.rival} data-spot={`factory ${seat}`}>
      <header className={css.head}>
        <SeatBadge badge={seat} size={30} />
        <h2>{translator.name(seat)}</h2>
        <ul className={css.facts}>
          <li>{t('player.wealth', { wealth: player.wealth })}</li>
          <li>{t('player.gantt', { gantt: player.gantt })}</li>
          <li>{t('player.capacity', { capacity: player.capacity })}</li>
          <li>{t('player.research', { count: departmentsOf(player.factory, 'research') })}</li>
        </ul>
      </header>
      <div className={css.body}>
        <FactorySheet
          props={props}
          seat={seat}
          freshFrom={freshFrom !== undefined && freshFrom < length ? freshFrom : undefined}
        />
        <div className={css.cards}>
          {cards.map((card) => (
            <DealershipSheet
              key={card.size}
              card={card}
              props={props}
              seat={seat}
              vehicles={vehicles.get(card.size) ?? []}
              next={next}
            />
          ))}
        </div>
      </div>
    </article>
  )
}
