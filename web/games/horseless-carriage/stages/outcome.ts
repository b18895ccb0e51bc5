import { dimensions, type Event } from '@carriage/horseless-carriage'
import { rivalName } from '../../../pages/first-hour/chosen.ts'
import { trackName } from '../board/names.ts'
import { mySeat, type StageProps } from './props.ts'

/** Who sold what; the last sentence is about me. */
export function outcome(props: StageProps, events: readonly Event[]): string[] {
  const { format, view } = props
  if (!events.some(({ kind }) => kind === 'salesEnded')) {
    const needed = dimensions.filter((track) => view.minimums[track] > 0)
    const needs = needed.map((track) => `${trackName(props, track)} ${view.minimums[track]}`).join(', ')
    return [format('outcome.year', { needs })]
  }
  const sales = events.flatMap((event) => (event.kind === 'vehiclesSold' ? [event] : []))
  const sum = (of: typeof sales) => ({
    sold: of.reduce((all, { vehicles }) => all + vehicles, 0),
    earned: of.reduce((all, { earned }) => all + earned, 0),
  })
  const rivals = [...new Set(sales.map(({ seat }) => seat))].filter((seat) => seat !== mySeat)
  const own = sum(sales.filter(({ seat }) => seat === mySeat))
  return [
    ...rivals.map((seat) =>
      format('outcome.rival', { name: rivalName(props, seat), ...sum(sales.filter((sale) => sale.seat === seat)) }),
    ),
    own.sold > 0 ? format('outcome.mine', own) : format('outcome.nothing'),
  ]
}
