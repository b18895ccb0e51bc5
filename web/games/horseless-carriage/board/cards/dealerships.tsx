import { planForecast, salesForecast } from '@carriage/horseless-carriage/forecast'
import { useDeferredValue, useMemo } from 'react'
import { useBench } from '../drafting/use-bench.ts'
import type { OwnProps } from '../props.ts'
import css from './cards.module.css'
import { DealershipSheet } from './dealership-card.tsx'

/** My dealerships as they would be with what I draft, and what they would earn if no other seat sold anything. */
export function Dealerships(props: OwnProps) {
  const { view, me, say, bare = false } = props
  const bench = useBench(props)
  // The floor answers first; what it would come to follows.
  const plan = useDeferredValue(bench.plan)
  const building = view.stage.name !== 'sales'
  const cards = useMemo(
    () => planForecast(view, me, building ? plan : { pieces: [], expansion: null }).dealerships,
    [view, me, plan, building],
  )
  const income = useMemo(
    () => (bare ? 0 : (salesForecast(view, me, building ? plan : undefined).orders[0]?.income ?? 0)),
    [view, me, plan, building, bare],
  )
  return (
    <div className={css.dealerships}>
      {cards.length === 0 && <p className={css.none}>{say('card.none')}</p>}
      {cards.map((card) => (
        <DealershipSheet key={card.size} card={card} props={props} />
      ))}
      {cards.length > 0 && !bare && (
        <p className={css.income}>
          {say('card.income')} <b>{income}</b>
        </p>
      )}
    </div>
  )
}
