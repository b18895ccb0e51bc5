import { SeatBadge } from '../../../../boards/parts/seat-badge.tsx'
import type { Props } from '../props.ts'
import css from './market.module.css'
import { placedWindows } from './placed-windows.ts'

/** The windows on the market as a list, for a user who would rather read than look. */
export function WindowList({ view, say, tell }: Props) {
  const windows = placedWindows(view)
  if (windows.length === 0) return null
  return (
    <section>
      <h2 className={css.heading}>{say('windows.title', { count: windows.length })}</h2>
      <ul className={css.windows}>
        {windows.map(({ seat, size, window: { x, y, w, h } }) => (
          <li key={`${seat} ${size}`}>
            <SeatBadge badge={seat} size={20} />
            <span>
              {tell.name(seat)}, {tell.phrase({ id: `dealership.${size}` })}
              <br />
              <small>{say('windows.where', { x, y, right: x + w - 1, top: y + h - 1 })}</small>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
