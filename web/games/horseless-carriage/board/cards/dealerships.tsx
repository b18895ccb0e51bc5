import { salesForecast } from '@carriage/horseless-carriage/forecast'
import { useMemo } from 'react'
import { useLater } from '../../../../board/interaction/use-later.ts'
import { nextMinimums } from '../brochure/next-minimums.ts'
import { vehiclesBySize } from '../brochure/vehicles.ts'
import { useBench } from '../drafting/use-bench.ts'
import { forecastOf } from '../editor/forecasts.ts'
import { emptyPlan } from '../editor/sheet.ts'
import type { OwnProps } from '../props.ts'
import css from './cards.module.css'
import { DealershipSheet } from './dealership-card.tsx'

/** My dealerships after the draft, and their income if no other seat sold anything. */
export function Dealerships({ docked = false, ...props }: OwnProps & { readonly docked?: boolean }) {
  const { view, me, t, bare = false } = props
  const bench = useBench(props)
  const { site } = bench
  const building = view.stage.name !== 'sales'
  const plan = building ? bench.plan : emptyPlan
  // The floor and the cars respond first; the income and the forecast for next year follow.
  const settled = useLater(plan)
  const cards = useMemo(() => forecastOf(view, me, plan).dealerships, [view, me, plan])
  const vehicles = useMemo(() => vehiclesBySize(site.factory, plan.pieces, site.options), [site, plan])
  const built = useMemo(() => vehiclesBySize(site.factory, emptyPlan.pieces, site.options), [site])
  const next = useMemo(() => nextMinimums({ view, bare }, me, settled), [view, bare, me, settled])
  const income = useMemo(
    () => (bare ? 0 : (salesForecast(view, me, building ? settled : undefined).orders[0]?.income ?? 0)),
    [view, me, settled, building, bare],
  )
  const earned = cards.length > 0 && !bare && (
    <p className={css.income} data-income="">
      {t('card.income')} <b>{income}</b>
    </p>
  )
  const sheets = (
    <div className={css.dealerships} data-docked={docked || undefined}>
      {cards.length === 0 && <p className={css.none}>{t('card.none')}</p>}
      {cards.map((card) => (
        <DealershipSheet
          key={card.size}
          card={card}
          props={props}
          seat={me}
          vehicles={vehicles.get(card.size) ?? []}
          built={plan.pieces.length > 0 ? (built.get(card.size) ?? []) : undefined}
          next={next}
        />
      ))}
      {!docked && earned}
    </div>
  )
  // A dock has a separate place for the income.
  return docked ? (
    <>
      {sheets}
      {earned}
    </>
  ) : (
    sheets
  )
}
