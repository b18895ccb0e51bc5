import { type DealershipSize, playerOf, type State } from '@carriage/horseless-carriage'
import type { Seat } from '@carriage/kernel'
import { useMemo } from 'react'
import { SeatBadge } from '../../../../boards/parts/seat-badge.tsx'
import { BrochureCar } from '../brochure/brochure-car.tsx'
import { carWords } from '../brochure/car-words.ts'
import { vehiclesBySize } from '../brochure/vehicles.ts'
import type { Props } from '../props.ts'
import css from './market.module.css'
import { windowWords } from './place-words.ts'
import { type PlacedWindow, placedWindows } from './placed-windows.ts'

interface WindowListProps {
  readonly props: Props
  /** Shows on the board which one is pointed at. */
  readonly light: (window: PlacedWindow | undefined) => void
}

/** The windows on the market as a list, for a user who would rather read than look. */
export function WindowList({ props, light }: WindowListProps) {
  const { view, say, tell, language } = props
  const windows = placedWindows(view)
  if (windows.length === 0) return null
  return (
    <section>
      <h2 className={css.heading}>{say('windows.title', { count: windows.length })}</h2>
      <ul className={css.windows}>
        {windows.map((placed) => {
          const { seat, size, window } = placed
          return (
            <li
              key={`${seat} ${size}`}
              className={css.placed}
              data-spot={`window ${seat} ${size}`}
              onPointerEnter={() => light(placed)}
              onPointerLeave={() => light(undefined)}
            >
              <SeatBadge badge={seat} size={20} />
              <WindowCar view={view} seat={seat} size={size} words={{ say, tell, language }} />
              <span>
                {tell.name(seat)}, {tell.phrase({ id: `dealership.${size}` })}
                <br />
                <small>{windowWords(props, window)}</small>
              </span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** What the dealership behind a window sells. */
function WindowCar({
  view,
  seat,
  size,
  words,
}: {
  readonly view: State
  readonly seat: Seat
  readonly size: DealershipSize
  readonly words: Pick<Props, 'say' | 'tell' | 'language'>
}) {
  const { factory } = playerOf(view, seat)
  const vehicles = useMemo(() => vehiclesBySize(factory, [], view.options).get(size), [factory, view.options, size])
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
