import { type Dimension, playerOf } from '@carriage/horseless-carriage'
import { SeatBadge } from '../../../board/parts/index.ts'
import { BrochureCar } from '../board/brochure/brochure-car.tsx'
import { trackName } from '../board/names.ts'
import { useDraft } from './draft.ts'
import { draftedCar } from './drafted-car.ts'
import { mySeat, type StageProps } from './props.ts'
import own from './stages.module.css'

/** My car as it would leave the works, what it offers buyers, my money, and what can be put back. */
export function CarCard(props: StageProps) {
  const { format, saleEvents, view } = props
  const draft = useDraft(props)
  const car = draftedCar(view, draft.plan)
  const earned = saleEvents.reduce(
    (sum, event) => sum + (event.kind === 'vehiclesSold' && event.seat === mySeat ? event.earned : 0),
    0,
  )
  return (
    <section className={own.card} aria-label={format('car.label')}>
      {car && (
        <BrochureCar
          type={car.vehicle.type}
          stations={car.vehicle.stations}
          seat={mySeat}
          label={format('car.label')}
          className={own.car}
        />
      )}
      {car && (
        <ul className={own.specs}>
          {shownSpecs(props).map((track) => (
            <li key={track} data-met={car.specs[track] > 0 || undefined}>
              {`${trackName(props, track)} ${car.specs[track]}`}
            </li>
          ))}
        </ul>
      )}
      {draft.room && (
        <p className={own.room} data-fits={draft.room.fits} role="status">
          {format(draft.room.fits ? 'room.fits' : 'room.none')}
        </p>
      )}
      {draft.putBack && (
        <button type="button" className="button" onClick={draft.putBack}>
          {format('act.putBack')}
        </button>
      )}
      <p className={own.wealth}>
        <SeatBadge badge={mySeat} size={32} />
        {format('car.me')}
        <b>{format('money', { amount: playerOf(view, mySeat).wealth + earned })}</b>
      </p>
    </section>
  )
}

/** The specs that the open part of the market asks for. */
function shownSpecs({ stage, view }: StageProps): readonly Dimension[] {
  const rows = (stage as { market?: { rows: number } }).market?.rows ?? 0
  return rows > 2 ? [...new Set(['safety' as const, view.bottom, view.left])] : [view.bottom]
}
