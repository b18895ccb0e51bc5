import type { Seat } from '@carriage/kernel'
import { levelOfSeat, playerOf } from '@carriage/kraftwagen'
import { rivalsOf } from '../../../board/kraftwagen-family/phone-zones.tsx'
import { RivalLine, RivalList } from '../../../board/kraftwagen-family/rival-list.tsx'
import { forecasts } from './forecasts.ts'
import { missingForCar } from './missing-for-car.ts'
import type { Props } from './props.ts'
import css from './rival-strip.module.css'

/** The resources of the rivals, a line each: parts, workers, levels, and who could place a car. */
export function RivalStrip(props: Props) {
  const { view, me, t } = props
  const ready = forecasts.roundEnd(view).seats.filter(({ couldPlaceCar }) => couldPlaceCar)
  return (
    <RivalList title={t('zone.rivals')}>
      {rivalsOf(me, view.players.length).map((seat) => (
        <Rival key={seat} {...props} seat={seat} ready={ready.some((each) => each.seat === seat)} />
      ))}
    </RivalList>
  )
}

function Rival({ seat, ready, view, t, translator }: Props & { readonly seat: Seat; readonly ready: boolean }) {
  const { workshops, canteen } = playerOf(view, seat)
  const levels = (['body', 'engine'] as const).map((kind) => {
    const level = levelOfSeat(view, seat, kind)
    return { kind, level, label: t(`mat.level.${kind}`, { level }) }
  })
  const lacks = missingForCar(view, seat)
  const missing = { count: lacks.length, what: lacks.map((each) => t(`rival.missing.${each}`)).join(', ') }
  const workers = { count: canteen, label: t('mat.canteen') }
  return (
    <RivalLine seat={seat} name={translator.name(seat)} levels={levels} workshops={workshops} workers={workers}>
      {ready ? (
        <span className={css.ready} data-ready="">
          {t('rival.ready')}
        </span>
      ) : (
        <span className={css.ready} title={t('rival.notReady', missing)}>
          <span className="aloud">{t('rival.notReady', missing)}</span>
          <span aria-hidden="true">{t('rival.missing', missing)}</span>
        </span>
      )}
    </RivalLine>
  )
}
