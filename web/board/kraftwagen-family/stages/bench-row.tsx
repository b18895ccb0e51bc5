import type { ReactNode } from 'react'
import { Glyph } from '../../parts/index.ts'
import own from './stages.module.css'

/** What a car is made of. */
const needs = ['body', 'engine', 'worker'] as const
type CarNeed = (typeof needs)[number]

interface BenchRowProps {
  readonly label: string
  /** Whether it is there, or would come with the chosen tile. */
  state(this: void, need: CarNeed): 'has' | 'comes' | 'lacks'
  name(this: void, need: CarNeed | 'car'): string
  /** The car; an outline of it as long as something is missing. */
  car(this: void, complete: boolean): ReactNode
}

/** What a car is made of: what I have, and as an outline what the chosen tile adds. */
export function BenchRow({ label, state, name, car }: BenchRowProps) {
  const complete = needs.every((need) => state(need) !== 'lacks')
  return (
    <section className={own.bench} aria-label={label}>
      {needs.map((need, place) => (
        <span key={need} className={own.need} data-state={state(need)}>
          {place > 0 && <i aria-hidden="true">+</i>}
          <span className={own.part}>
            <Glyph of={need} />
            <span>{name(need)}</span>
          </span>
        </span>
      ))}
      <i aria-hidden="true">=</i>
      <span className={own.whole} data-complete={complete || undefined}>
        {car(complete)}
        <span>{name('car')}</span>
      </span>
    </section>
  )
}
