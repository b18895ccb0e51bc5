import { departmentsOf, playerOf } from '@carriage/horseless-carriage'
import { SeatBadge } from '../../../../board/parts/seat-badge.tsx'
import type { Props } from '../props.ts'
import css from './standings.module.css'

/** The resources of all seats at a glance, in engineering order. */
export function Standings({ view, t, translator }: Props) {
  return (
    <table className={css.standings} data-standings="">
      <thead>
        <tr>
          <th scope="col">{t('standings.order')}</th>
          <th scope="col">{t('standings.wealth')}</th>
          <th scope="col">{t('standings.gantt')}</th>
          <th scope="col">{t('standings.capacity')}</th>
          <th scope="col">{t('standings.research')}</th>
        </tr>
      </thead>
      <tbody>
        {view.order.map((seat) => {
          const { wealth, gantt, capacity, factory } = playerOf(view, seat)
          return (
            <tr key={seat} data-spot={`standing ${seat}`}>
              <th scope="row">
                <span className={css.name} title={translator.name(seat)}>
                  <SeatBadge badge={seat} size={20} /> <span className={css.who}>{translator.name(seat)}</span>
                </span>
              </th>
              <td>{wealth}</td>
              <td>{gantt}</td>
              <td>{capacity}</td>
              <td>{departmentsOf(factory, 'research')}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
