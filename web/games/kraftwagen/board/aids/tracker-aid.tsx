import { type EngineerMarker, type Move, playerOf, type State } from '@carriage/kraftwagen'
import { award as awardPhrase } from '@carriage/kraftwagen/things'
import { markerPhrase } from '@carriage/kraftwagen-family'
import { AwardPlaque } from '../../../../board/kraftwagen-family/award-plaque.tsx'
import { UseButtons } from '../../../../board/kraftwagen-family/uses.tsx'
import { Aid } from '../../../../board/parts/aid.tsx'
import { needText } from '../award-needs.ts'
import { forecasts } from '../forecasts.ts'
import type { Props } from '../props.ts'
import css from './aids.module.css'

/** Available awards, nearest first, with my distance to each. */
export function AwardAid({ unfolded, ...props }: Props & { readonly unfolded: boolean }) {
  const { view, me, t, translator } = props
  if (me === undefined || view.awards.length === 0) return null
  return (
    <Aid title={t('tracker.awards', { left: view.awards.length })} fold={unfolded ? 'open' : 'shut'}>
      <ul className={css.awards}>
        {forecasts.awards(view, me).map((need) => (
          <li key={need.award}>
            <span className={css.plaque}>
              <AwardPlaque award={need.award} points={need.points} />
            </span>
            <span>
              <b>{translator.phrase(awardPhrase(need.award, need.points, view))}</b>
              <br />
              {needText(props, need)}
            </span>
          </li>
        ))}
      </ul>
    </Aid>
  )
}

/** My remaining engineer markers, and what each would change on the market now. */
export function EngineerAid(props: Props) {
  const { view, me, t, translator, moves, bare } = props
  if (me === undefined) return null
  const { engineerMarkers } = playerOf(view, me)
  if (engineerMarkers.length === 0) return null
  const now = forecasts.sales(view)
  const own = (sales: { readonly earned: readonly number[] }) => sales.earned[me] ?? 0
  return (
    <Aid
      title={t('tracker.engineers', { left: engineerMarkers.length })}
      {...(moves.length === 0 ? { fold: 'shut' } : {})}
    >
      <ul className={css.markers}>
        {engineerMarkers.map((marker) => (
          <li key={marker}>
            <b>{translator.phrase(markerPhrase(marker))}</b>
            {!bare && marker === 'benz5' && now.benz && now.benz.owner === me && (
              <ul>
                {now.benz.variants.map(({ preference, collects, outcome }) => (
                  <li key={preference}>
                    {t('tracker.benz', {
                      kind: t(`preference.${preference}`),
                      more: own(outcome) - own(now) + collects,
                    })}
                  </li>
                ))}
              </ul>
            )}
            {!bare && marker.startsWith('daimler') && <span> {daimlerText(props, view, now.purchases)}</span>}
            {(marker.startsWith('horch') || marker.startsWith('maybach')) && <span> {t('tracker.onCar')}</span>}
            {marker.startsWith('diesel') && <span> {t('tracker.diesel', { cars: ownCars(view, me) })}</span>}
            <MarkerUses {...props} marker={marker} />
          </li>
        ))}
      </ul>
    </Aid>
  )
}

/** A control for every current use of a marker. Both markers of Diesel do the same, so only the first one has them. */
function MarkerUses({ marker, ...props }: Props & { readonly marker: EngineerMarker }) {
  const { view, me, moves } = props
  if (me === undefined) return null
  const diesel = playerOf(view, me).engineerMarkers.find((each) => each.startsWith('diesel'))
  const uses = moves.filter(
    (move) =>
      (move.kind === 'useDaimler' && move.marker === marker) || (move.kind === 'useDiesel' && marker === diesel),
  )
  return uses.length > 0 ? <UseButtons<Move> props={props} me={me} moves={uses} /> : null
}

/** Only a buyer who buys from me would pay me more. */
function daimlerText(
  { t, me }: Props,
  view: State,
  purchases: ReturnType<typeof forecasts.sales>['purchases'],
): string {
  const places = purchases.flatMap((purchase) =>
    purchase.kind === 'buys' && purchase.car.owner === me && view.activeBuyers[purchase.buyer]?.daimler === null
      ? [purchase.buyer + 1]
      : [],
  )
  return places.length > 0 ? t('tracker.daimler', { places: places.join(', ') }) : t('tracker.daimlerNone')
}

function ownCars(view: State, me: number): number {
  return view.market.filter(({ owner }) => owner === me).length
}
