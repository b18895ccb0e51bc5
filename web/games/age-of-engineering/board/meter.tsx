import { boardFor, componentTablesOf, marketSpaces } from '@carriage/age-of-engineering'
import { places, Speedometer } from '../../../boards/parts/index.ts'
import css from './meter.module.css'
import type { Props } from './props.ts'

/** How near the end of the round is: cars on the market, and Attract Buyer actions until the market marker is at its end. */
export function Meter({ view, say }: Props) {
  const tables = componentTablesOf(view)
  const spaces = marketSpaces(view)
  const { activeBuyerSpaces, marketMarkerStart } = boardFor(tables, view.companies.length)
  const end = tables.components.marketTrack.spaces
  const all = activeBuyerSpaces + end - marketMarkerStart
  const missing = Math.max(0, activeBuyerSpaces - view.activeBuyers.length) + end - view.marketMarker
  return (
    <div className={css.meter}>
      <span className={css.round}>
        <span>{say('round.title')}</span>
        <b>{say('round.of', { round: view.round })}</b>
      </span>
      <Speedometer
        at={view.market.length}
        of={spaces}
        caption={`${view.market.length}/${spaces}`}
        label={say('meter.cars', { cars: view.market.length, spaces })}
        near={view.market.length === spaces - 1}
        over={view.market.length >= spaces}
      />
      <Speedometer
        at={all - missing}
        of={all}
        caption={missing === 0 ? '0' : `−${missing}`}
        label={say('meter.buyers', { missing, marker: view.marketMarker })}
        near={missing === 1 || missing === 2}
        over={missing === 0}
      />
    </div>
  )
}

/** The spaces of the market marker. */
export function MarketTrack({ view, say }: Props) {
  const { spaces } = componentTablesOf(view).components.marketTrack
  const label = say('track.label', { marker: view.marketMarker })
  return (
    <div className={css.track} role="img" aria-label={label} title={say('track.text')}>
      <span className={css.title}>{say('track.title')}</span>
      {places(spaces).map((place) => (
        <span
          key={place}
          className={css.space}
          data-marker={place + 1 === view.marketMarker || undefined}
          data-end={place + 1 === spaces || undefined}
        >
          {place + 1}
        </span>
      ))}
    </div>
  )
}
