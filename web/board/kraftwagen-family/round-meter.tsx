import { Speedometer } from '../parts/index.ts'
import css from './round-meter.module.css'

interface RoundMeterProps {
  readonly title: string
  readonly round: string
  readonly edition?: 'american'
  /** Cars on the market, and buyers with the spaces of the marker: either can end the round. */
  readonly cars: Course
  readonly buyers: Course
}

interface Course {
  readonly at: number
  readonly of: number
  readonly label: string
  readonly over: boolean
}

/** How near the end of the round is. */
export function RoundMeter({ title, round, edition, cars, buyers }: RoundMeterProps) {
  const missing = buyers.of - buyers.at
  return (
    <div className={css.meter} data-edition={edition} data-spot="round">
      <span className={css.round}>
        <span>{title}</span>
        <b>{round}</b>
      </span>
      <Speedometer {...cars} caption={`${cars.at}/${cars.of}`} near={cars.of - cars.at === 1} />
      <Speedometer {...buyers} caption={missing === 0 ? '0' : `−${missing}`} near={missing === 1 || missing === 2} />
    </div>
  )
}
