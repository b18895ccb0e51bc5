import { useMemo } from 'react'
import { SeatBadge } from '../../parts/seat-badge.tsx'
import { vehicleLines } from '../drawing/line-drawings.ts'
import { LineGlyph } from '../drawing/line-glyph.tsx'
import type { Ending } from '../props.ts'
import css from './ending.module.css'
import { earningsOf } from './year-by-year.ts'

/** Where the wealth came from: a bar for each year, and the vehicles that were sold. */
export function WhereFrom({ history, ranking, seats, say, tell, view }: Ending) {
  const earnings = useMemo(() => earningsOf(history, seats.length), [history, seats.length])
  const most = Math.max(1, ...earnings.flatMap(({ years }) => years))
  const types = view.options.introductory ? (['car'] as const) : (['car', 'sports', 'truck'] as const)
  return (
    <table className={css.ending}>
      <caption className={css.caption}>{say('ending.title')}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="aloud">{say('ending.player')}</span>
          </th>
          {Array.from({ length: view.year }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a year is its number
            <th key={index} scope="col">
              {say('ending.year', { year: index + 1 })}
            </th>
          ))}
          {types.map((type) => (
            <th key={type} scope="col">
              <LineGlyph lines={vehicleLines[type]} size={22} label={tell.phrase({ id: `types.${type}` })} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {ranking.flat().map((seat) => {
          const mine = earnings[seat]
          return (
            <tr key={seat}>
              <th scope="row">
                <SeatBadge badge={seat} size={22} /> {tell.name(seat)}
              </th>
              {mine?.years.map((earned, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a year is its number
                <td key={index} className={css.year}>
                  {earned > 0 && <span className={css.bar} style={{ height: `${(earned / most) * 100}%` }} />}
                  <b>{earned}</b>
                </td>
              ))}
              {types.map((type) => (
                <td key={type}>{mine?.vehicles[type]}</td>
              ))}
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
