import type { PerDimension } from '@carriage/horseless-carriage'
import type { DealershipCard } from '@carriage/horseless-carriage/forecast'
import type { Seat } from '@carriage/kernel'
import { BrochureCar } from '../brochure/brochure-car.tsx'
import { carWords } from '../brochure/car-words.ts'
import { SpecRow } from '../brochure/spec-row.tsx'
import { type BrochureVehicle, newStations } from '../brochure/vehicles.ts'
import { vehicleLines } from '../drawing/line-drawings.ts'
import { LineGlyph } from '../drawing/line-glyph.tsx'
import type { Props } from '../props.ts'
import css from './cards.module.css'

interface DealershipSheetProps {
  readonly card: DealershipCard
  readonly props: Props
  readonly seat: Seat
  /** The vehicles that it sells. */
  readonly vehicles: readonly BrochureVehicle[]
  /** The same without the draft; what the draft adds is highlighted. */
  readonly built?: readonly BrochureVehicle[] | undefined
  /** The current forecast of what buyers will expect next year. */
  readonly next: Readonly<PerDimension<number>> | undefined
}

/** A dealership as its brochure: the car, five specs with what buyers expect, vehicles, window. */
export function DealershipSheet({ card, props, seat, vehicles, built, next }: DealershipSheetProps) {
  const { t, translator } = props
  const { size, specs, types, volume, window, open } = card
  return (
    <article className={css.dealership} data-shut={!open || undefined} data-dealership={size}>
      <header>
        <h2>{translator.phrase({ id: `dealership.${size}` })}</h2>
        <span className={css.stamp}>{t(open ? 'card.open' : 'card.closed')}</span>
      </header>
      <div className={css.cars}>
        {vehicles.length === 0 && <p className={css.none}>{t('card.noMainline')}</p>}
        {vehicles.map((vehicle) => (
          <BrochureCar
            key={vehicle.type}
            {...vehicle}
            seat={seat}
            fresh={built && newStations(vehicle, built)}
            label={carWords(props, vehicle)}
          />
        ))}
      </div>
      <SpecRow props={props} specs={specs} next={next} />
      <p className={css.facts}>
        {types.map((type) => (
          <span key={type}>
            <LineGlyph lines={vehicleLines[type]} size={18} />{' '}
            {translator.phrase({ id: `vehicles.${type}`, values: { count: volume[type] ?? 0 } })}
          </span>
        ))}
        <span>{t('card.window', { window })}</span>
      </p>
    </article>
  )
}
