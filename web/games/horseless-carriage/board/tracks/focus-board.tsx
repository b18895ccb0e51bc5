import { dimensions, tablesOf } from '@carriage/horseless-carriage'
import { focusForecast, type SlotForecast } from '@carriage/horseless-carriage/forecast'
import { useMemo } from 'react'
import { MoveButton } from '../../../../boards/parts/move-button.tsx'
import { SeatBadge } from '../../../../boards/parts/seat-badge.tsx'
import { stationLines } from '../drawing/line-drawings.ts'
import { LineGlyph } from '../drawing/line-glyph.tsx'
import { trackName } from '../names.ts'
import { isOwn, type OwnProps, type Props } from '../props.ts'
import css from './focus.module.css'

/** Phase 2: the slots of the engineering order, and for me what each of them would mean this year. */
export function FocusBoard(props: Props) {
  return isOwn(props) ? <Simulator {...props} /> : <Slots {...props} />
}

function Slots({ view, say, tell }: Props) {
  const slots = view.stage.name === 'focus' ? view.stage.slots : view.order
  return (
    <ol className={css.slots} aria-label={say('focus.label')}>
      {slots.map((seat, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a slot is its number
        <li key={index} className={css.plain}>
          <b>{index + 1}</b>
          {seat === null ? say('focus.free') : <SeatBadge badge={seat} size={28} label={tell.name(seat)} />}
        </li>
      ))}
    </ol>
  )
}

function Simulator(props: OwnProps) {
  const { view, me, say, tell, moves } = props
  const forecast = useMemo(() => focusForecast(view, me), [view, me])
  const choosing = view.stage.name === 'focus' && moves.length > 0
  const gantt = view.players[me]?.gantt ?? 0
  return (
    <section className={css.focus} aria-label={say('focus.label')}>
      <h2 className={css.heading}>{say('focus.title')}</h2>
      <p className={css.lead}>
        {forecast.before === null
          ? say('focus.acted')
          : forecast.before.length === 0
            ? say('focus.now')
            : say('focus.before', { names: forecast.before.map((seat) => tell.name(seat)).join(', ') })}
      </p>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">{say('focus.slot')}</th>
            <th scope="col">{say('focus.sells')}</th>
            <th scope="col">{say('focus.gantt')}</th>
            <th scope="col">{say('focus.patents')}</th>
            <th scope="col">
              <span className="aloud">{say('focus.take')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {forecast.slots.map((slot) => (
            <tr key={slot.slot} data-possible={forecast.possible.includes(slot.slot) || undefined}>
              <th scope="row">{slot.slot}</th>
              <td>{say('focus.place', { place: slot.sells })}</td>
              <td>{slot.taker === null ? say('focus.cost', { gantt: slot.cost }) : '—'}</td>
              <td>
                <Patents slot={slot} props={props} />
              </td>
              <td className={css.act}>
                {slot.taker === null ? (
                  choosing && (
                    <MoveButton props={props} move={{ kind: 'takeSlot', slot: slot.slot }} className={css.take}>
                      {say('focus.take')}
                    </MoveButton>
                  )
                ) : (
                  <SeatBadge badge={slot.taker} size={26} label={tell.name(slot.taker)} />
                )}
              </td>
            </tr>
          ))}
          {forecast.passing && (
            <tr data-possible="">
              <th scope="row">{say('focus.pass')}</th>
              <td colSpan={3}>{say('focus.passing', { slots: forecast.passing.slots.join(', '), gantt })}</td>
              <td className={css.act}>
                {choosing && (
                  <MoveButton props={props} move={{ kind: 'pass' }} className={css.take}>
                    {say('focus.pass')}
                  </MoveButton>
                )}
              </td>
            </tr>
          )}
        </tbody>
      </table>
    </section>
  )
}

/** Stations that patents of others would open to me in a slot, beyond my own markers. */
function Patents({ slot, props }: { readonly slot: SlotForecast; readonly props: OwnProps }) {
  const { view, me, say, tell } = props
  const { rows } = tablesOf(view).components.researchTracks
  const opened = dimensions.flatMap((track) => {
    const own = view.markers[track][me] ?? 0
    return rows[track].squares
      .map((station, index) => ({ station, square: index + 1, track }))
      .filter(({ square }) => square > own && square <= slot.access[track])
  })
  if (opened.length === 0) return <span className={css.none}>{say('focus.noPatents')}</span>
  return (
    <span className={css.patents}>
      {opened.map(({ station, square, track }) => {
        const name = `${tell.phrase({ id: `tile.${station}` })} · ${trackName(props, track)} ${square}`
        return (
          <span key={`${track}${square}`} title={name}>
            <LineGlyph lines={stationLines[station]} size={20} label={name} />
            <small aria-hidden="true">{square}</small>
          </span>
        )
      })}
    </span>
  )
}
