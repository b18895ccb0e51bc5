import { boardFor, componentTablesOf } from '@carriage/kraftwagen'
import { RoundMeter } from '../../../board/kraftwagen-family/round-meter.tsx'
import tones from '../../../board/kraftwagen-family/tones.module.css'
import { forecasts } from './forecasts.ts'
import css from './meter.module.css'
import type { Props } from './props.ts'

/** How near the end of the round is: cars on the market, and Buyer actions until the marker is on 0. */
export function Meter({ view, t }: Props) {
  const { cars, buyers, sealed } = forecasts.roundEnd(view)
  const { components } = componentTablesOf(view)
  const track = components.buyerTrack.spaces
  const start = boardFor(componentTablesOf(view), view.players.length).markerStart
  const all = buyers.spaces + track.length - 1 - track.indexOf(start)
  return (
    <RoundMeter
      title={t('round.title')}
      round={t('round.of', { round: view.round })}
      cars={{
        at: cars.offered,
        of: cars.spaces,
        label: t('meter.cars', { offered: cars.offered, spaces: cars.spaces }),
        over: sealed.includes('market'),
      }}
      buyers={{
        at: all - buyers.actionsMissing,
        of: all,
        label: t('meter.buyers', { missing: buyers.actionsMissing, marker: view.marker }),
        over: sealed.includes('marker'),
      }}
    />
  )
}

/** The meter as text: what ends the round, who can do it, and whether my move would. */
export function MeterWords(props: Props) {
  const { view, t, translator, me } = props
  const { cars, buyers, sealed, seats } = forecasts.roundEnd(view)
  const enders = seats.filter(({ ends: tiles }) => tiles.length > 0)
  return (
    <div className={css.words}>
      <p>{t('meter.text', { offered: cars.offered, spaces: cars.spaces, missing: buyers.actionsMissing })}</p>
      {sealed.length > 0 && <p className={tones.warning}>{t('meter.sealed')}</p>}
      {enders.map(({ seat, ends: tiles }) => (
        <p key={seat} className={seat === me ? tones.warning : undefined}>
          {t('meter.ender', {
            name: translator.name(seat),
            how: tiles.some(({ cause }) => cause === 'market') ? t('meter.byCar') : t('meter.byBuyer'),
          })}
        </p>
      ))}
      {sealed.length === 0 && enders.length === 0 && view.phase === 'action' && <p>{t('meter.nobody')}</p>}
    </div>
  )
}
