import type { VehicleType } from '@carriage/horseless-carriage'
import { useMemo } from 'react'
import { useMedia } from '../../../../board/interaction/use-media.ts'
import { SeatBadge } from '../../../../board/parts/seat-badge.tsx'
import { BrochureCar } from '../brochure/brochure-car.tsx'
import { carWords } from '../brochure/car-words.ts'
import { vehicleLines } from '../drawing/line-drawings.ts'
import { LineGlyph } from '../drawing/line-glyph.tsx'
import type { Ending } from '../props.ts'
import { bestVehicle } from './best-vehicle.ts'
import css from './ending.module.css'
import { type Earnings, earningsOf } from './year-by-year.ts'

interface SheetProps extends Pick<Ending, 't' | 'translator'> {
  /** From first to last place. */
  readonly rows: readonly Earnings[]
  readonly years: number
  readonly types: readonly VehicleType[]
}

/** The sources of the wealth: a bar for each year, and the vehicles sold. */
export function WhereFrom({ history, ranking, seats, t, translator, view, language }: Ending) {
  const earnings = useMemo(() => earningsOf(history, seats.length), [history, seats.length])
  const types = view.options.introductory ? (['car'] as const) : (['car', 'sports', 'truck'] as const)
  const rows = ranking.flat().flatMap((seat) => earnings[seat] ?? [])
  const wide = useMedia('(min-width: 48em)')
  const Sheet = wide ? WideSheet : NarrowSheet
  return (
    <>
      <LastCars ranking={ranking} t={t} translator={translator} view={view} language={language} />
      <Sheet rows={rows} years={view.year} types={types} t={t} translator={translator} />
    </>
  )
}

/** The best car of each player, the winner's first and largest. */
function LastCars({
  ranking,
  t,
  translator,
  view,
  language,
}: Pick<Ending, 'ranking' | 't' | 'translator' | 'view' | 'language'>) {
  const cars = useMemo(
    () => ranking.flat().flatMap((seat) => bestVehicle(view, seat).map((vehicle) => ({ seat, vehicle }))),
    [ranking, view],
  )
  if (cars.length === 0) return null
  return (
    <section className={css.cars} aria-label={t('ending.cars')}>
      {cars.map(({ seat, vehicle }) => (
        <figure key={seat} data-winner={ranking[0]?.includes(seat) || undefined}>
          <BrochureCar
            {...vehicle}
            seat={seat}
            label={t('car.of', { name: translator.name(seat), car: carWords({ t, translator, language }, vehicle) })}
          />
          <figcaption aria-hidden="true">{translator.name(seat)}</figcaption>
        </figure>
      ))}
    </section>
  )
}

/** A row for each player. */
function WideSheet({ rows, years, types, t, translator }: SheetProps) {
  return (
    <table className={css.ending}>
      <caption className={css.caption}>{t('ending.title')}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="aloud">{t('ending.player')}</span>
          </th>
          {Array.from({ length: years }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a year is its number
            <th key={index} scope="col">
              {t('ending.year', { year: index + 1 })}
            </th>
          ))}
          {types.map((type) => (
            <th key={type} scope="col">
              <Vehicle type={type} translator={translator} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ seat, years, vehicles }) => (
          <tr key={seat}>
            <th scope="row">
              <SeatBadge badge={seat} size={22} /> {translator.name(seat)}
            </th>
            {years.map((earned, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a year is its number
              <Earned key={index} earned={earned} rows={rows} />
            ))}
            {types.map((type) => (
              <td key={type}>{vehicles[type]}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** On a phone, a row for each year and a narrow column for each player: everything is in sight. */
function NarrowSheet({ rows, years, types, t, translator }: SheetProps) {
  return (
    <table className={css.ending} data-narrow="">
      <caption className={css.caption}>{t('ending.title')}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="aloud">{t('ending.from')}</span>
          </th>
          {rows.map(({ seat }) => (
            <th key={seat} scope="col">
              <SeatBadge badge={seat} size={24} label={translator.name(seat)} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {Array.from({ length: years }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a year is its number
          <tr key={index}>
            <th scope="row">{t('ending.year', { year: index + 1 })}</th>
            {rows.map(({ seat, years }) => (
              <Earned key={seat} earned={years[index] ?? 0} rows={rows} />
            ))}
          </tr>
        ))}
        {types.map((type) => (
          <tr key={type}>
            <th scope="row">
              <Vehicle type={type} translator={translator} />
            </th>
            {rows.map(({ seat, vehicles }) => (
              <td key={seat}>{vehicles[type]}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Vehicle({ type, translator }: { readonly type: VehicleType; readonly translator: Ending['translator'] }) {
  return <LineGlyph lines={vehicleLines[type]} size={22} label={translator.phrase({ id: `types.${type}` })} />
}

/** The income of a year, relative to the best year of all. */
function Earned({ earned, rows }: { readonly earned: number; readonly rows: readonly Earnings[] }) {
  const most = Math.max(1, ...rows.flatMap(({ years }) => years))
  return (
    <td className={css.year}>
      {earned > 0 && <span className={css.bar} style={{ height: `${(earned / most) * 100}%` }} />}
      <b>{earned}</b>
    </td>
  )
}
