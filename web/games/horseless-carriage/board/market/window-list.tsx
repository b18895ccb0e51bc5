import { type DealershipSize, playerOf, type State } from '@carriage/horseless-carriage'
import type { Seat } from '@carriage/kernel'
import { useMemo } from 'react'
import { SeatBadge } from '../../../../board/parts/seat-badge.tsx'
import { BrochureCar } from '../brochure/brochure-car.tsx'
import { carWords } from '../brochure/car-words.ts'
import { vehiclesBySize } from '../brochure/vehicles.ts'
import { emptyPlan } from '../editor/sheet.ts'
import type { Props } from '../props.ts'
import css from './market.module.css'
import { windowWords } from './place-words.ts'
import { type PlacedWindow, sellingDealerships } from './placed-windows.ts'

interface WindowListProps {
  readonly props: Props
  /** Highlights a window on the board. */
  readonly light: (window: PlacedWindow | undefined) => void
}

/**
 * The dealerships that sell this year as a list, for users who prefer text. Dealerships are listed before their windows
 * are placed, so that no sale moves what is being read.
 */
export function WindowList({ props, light }: WindowListProps) {
  const { view, t, translator, language } = props
  const dealerships = sellingDealerships(view)
  if (dealerships.length === 0) return null
  const count = dealerships.filter(({ placed }) => placed).length
  return (
    <section className={css.later}>
      <h2 className={css.heading}>{t('windows.title', { count })}</h2>
      <ul className={css.windows}>
        {dealerships.map(({ seat, size, placed, left }) => (
          <li
            key={`${seat} ${size}`}
            className={placed && css.placed}
            data-close=""
            data-spot={placed && `window ${seat} ${size}`}
            title={placed && windowWords(props, placed.window)}
            onPointerEnter={() => light(placed)}
            onPointerLeave={() => light(undefined)}
          >
            <SeatBadge badge={seat} size={20} />
            <WindowCar view={view} seat={seat} size={size} words={{ t, translator, language }} />
            <span>
              <span className={css.seller}>{t('windows.seller', { name: translator.name(seat), size })}</span>
              <small className={css.lies}>{placed ? windowWords(props, placed.window) : t('windows.none')}</small>
              <small className={css.left} data-none={left.length === 0 || undefined}>
                {left
                  .map(({ type, count }) => translator.phrase({ id: `vehicles.${type}`, values: { count } }))
                  .join(', ') || t('windows.soldOut')}
              </small>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The vehicles of the dealership behind a window. */
function WindowCar({
  view,
  seat,
  size,
  words,
}: {
  readonly view: State
  readonly seat: Seat
  readonly size: DealershipSize
  readonly words: Pick<Props, 't' | 'translator' | 'language'>
}) {
  const { factory } = playerOf(view, seat)
  const vehicles = useMemo(
    () => vehiclesBySize(factory, emptyPlan.pieces, view.options).get(size),
    [factory, view.options, size],
  )
  return vehicles?.map((vehicle) => (
    <BrochureCar
      key={vehicle.type}
      {...vehicle}
      seat={seat}
      label={carWords(words, vehicle)}
      className={css.windowCar}
    />
  ))
}
