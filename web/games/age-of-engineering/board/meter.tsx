import { boardFor, componentTablesOf, marketSpaces } from '@carriage/age-of-engineering'
import { MarkerTrack } from '../../../board/kraftwagen-family/marker-track.tsx'
import { RoundMeter } from '../../../board/kraftwagen-family/round-meter.tsx'
import { places } from '../../../board/parts/index.ts'
import type { Props } from './props.ts'

/**
 * How near the end of the round is: cars on the market, and Attract Buyer actions until the market marker is at its
 * end.
 */
export function Meter({ view, t }: Props) {
  const tables = componentTablesOf(view)
  const spaces = marketSpaces(view)
  const { activeBuyerSpaces, marketMarkerStart } = boardFor(tables, view.companies.length)
  const end = tables.components.marketTrack.spaces
  const all = activeBuyerSpaces + end - marketMarkerStart
  const missing = Math.max(0, activeBuyerSpaces - view.activeBuyers.length) + end - view.marketMarker
  return (
    <RoundMeter
      title={t('round.title')}
      round={t('round.of', { round: view.round })}
      edition="american"
      cars={{
        at: view.market.length,
        of: spaces,
        label: t('meter.cars', { cars: view.market.length, spaces }),
        over: view.market.length >= spaces,
      }}
      buyers={{
        at: all - missing,
        of: all,
        label: t('meter.buyers', { missing, marker: view.marketMarker }),
        over: missing === 0,
      }}
    />
  )
}

/** The spaces of the market marker. */
export function MarketTrack({ view, t }: Props) {
  const { spaces } = componentTablesOf(view).components.marketTrack
  return (
    <MarkerTrack
      title={t('track.title')}
      label={t('track.label', { marker: view.marketMarker })}
      text={t('track.text')}
      edition="american"
      spaces={places(spaces).map((place) => place + 1)}
      at={view.marketMarker - 1}
    />
  )
}
