import { playerOf } from '@carriage/horseless-carriage'
import { type FocusForecast, focusForecast } from '@carriage/horseless-carriage/forecast'
import { type CSSProperties, useMemo } from 'react'
import { MoveButton } from '../../../../board/parts/move-button.tsx'
import { SeatBadge } from '../../../../board/parts/seat-badge.tsx'
import { stationLines } from '../drawing/line-drawings.ts'
import { LineGlyph } from '../drawing/line-glyph.tsx'
import { nameOf, trackName } from '../names.ts'
import type { Props } from '../props.ts'
import css from './focus.module.css'
import { choosersOf, type Patent, type RailStop, railOf } from './focus-rail.ts'

/** Phase 2 as one rail: the first to engineer sells last. For me, the cost of each slot and what it opens this year. */
export function FocusBoard(props: Props) {
  const { view, me, draft, t, translator } = props
  const forecast = useMemo(() => (me === undefined ? undefined : focusForecast(view, me)), [view, me])
  const stops = useMemo(() => railOf(view, me, draft, forecast), [view, me, draft, forecast])
  const { passed, waiting } = useMemo(() => choosersOf(view), [view])
  return (
    <section className={css.focus} aria-label={t('focus.label')}>
      <header className={css.head}>
        <h2 className={css.heading}>{t('focus.title')}</h2>
        <p className={css.seats}>
          {passed.length > 0 && (
            <span>
              {t('focus.passed')}{' '}
              {passed.map((seat) => (
                <SeatBadge key={seat} badge={seat} size={22} label={translator.name(seat)} />
              ))}
            </span>
          )}
          <span>
            {t('focus.waiting')}{' '}
            {waiting.map(({ seat, gantt }) => (
              <span key={seat} className={css.chooser} title={t('player.gantt', { gantt })} data-of="slot">
                <SeatBadge badge={seat} size={22} label={translator.name(seat)} />
                <small>{t('focus.charts', { gantt })}</small>
              </span>
            ))}
          </span>
        </p>
      </header>
      <p className={css.ends} aria-hidden="true">
        <span>◀ {t('focus.engineersFirst')}</span>
        <span>{t('focus.sellsFirst')} ▶</span>
      </p>
      <ol className={css.rail} style={{ '--stops': stops.length } as CSSProperties}>
        {stops.map((stop) => (
          <Stop key={stop.slot} stop={stop} props={props} />
        ))}
      </ol>
      {forecast?.passing && <Pass props={props} passing={forecast.passing} />}
    </section>
  )
}

function Stop({ stop, props }: { readonly stop: RailStop; readonly props: Props }) {
  const { view, me, moves, t, translator } = props
  const { slot, sells, taker, ghost, patents } = stop
  const choosing = view.stage.name === 'focus' && moves.length > 0 && me !== undefined
  return (
    <li
      className={css.stop}
      data-slot={slot}
      data-ghost={ghost}
      data-close=""
      data-spot={`slot ${slot}`}
      title={t('legend.slot')}
    >
      {taker !== null ? (
        <span className={css.disc} data-taken="">
          <SeatBadge badge={taker} size={38} label={translator.name(taker)} />
        </span>
      ) : choosing ? (
        <MoveButton props={props} move={{ kind: 'takeSlot', slot }} className={css.disc}>
          {ghost ? <SeatBadge badge={me} size={38} /> : <b>{slot}</b>}
        </MoveButton>
      ) : (
        <span className={css.disc}>
          {ghost && me !== undefined ? <SeatBadge badge={me} size={38} /> : <b>{slot}</b>}
        </span>
      )}
      <span className={css.words}>
        <b>{t('focus.place', { engineers: slot, sells })}</b>
        {taker === null && me !== undefined && <span>{t('focus.cost', { gantt: playerOf(view, me).gantt })}</span>}
        {taker !== null && <span>{translator.name(taker)}</span>}
        {taker === null && me !== undefined && <Patents patents={patents} props={props} />}
      </span>
    </li>
  )
}

/**
 * Passing keeps the charts; its possible slots are shown on the rail when it is previewed. It is rendered before my
 * turn too, so that the tracks below do not move.
 */
function Pass({ props, passing }: { readonly props: Props; readonly passing: NonNullable<FocusForecast['passing']> }) {
  const { view, watching, t } = props
  if (view.stage.name !== 'focus' || watching) return null
  return (
    <p className={css.passing}>
      <MoveButton props={props} move={{ kind: 'pass' }} className={css.pass}>
        {t('focus.pass')}
      </MoveButton>
      <span>{t('focus.passing', { slots: passing.slots.join(', '), gantt: passing.gantt })}</span>
    </p>
  )
}

/** Stations that patents of others would open to me in a slot, beyond my own markers. */
function Patents({ patents, props }: { readonly patents: readonly Patent[]; readonly props: Props }) {
  const { t } = props
  if (patents.length === 0) return <span className={css.none}>{t('focus.noPatents')}</span>
  return (
    <span className={css.patents}>
      {patents.map(({ station, square, track }) => {
        const name = `${nameOf(props, { kind: 'station', type: station })} · ${trackName(props, track)} ${square}`
        return (
          <span key={`${track}${square}`} className={css.patent} title={name}>
            <LineGlyph lines={stationLines[station]} size={18} label={name} />
          </span>
        )
      })}
    </span>
  )
}
