import type { Event } from '@carriage/kraftwagen'
import { rivalName } from '../../../pages/first-hour/chosen.ts'
import type { StageProps } from './props.ts'
import { earnedBy } from './sale-takings.ts'

/** How a round ended: what I sold, what rivals did, and at the end of the game who wins. */
export function roundOutcome(props: StageProps, events: readonly Event[]): string[] {
  const { me, seats, format, view } = props
  const earned = (seat: number) => earnedBy(props, seat)
  const offered = view.market.filter(({ owner }) => owner === me).length
  const sold = events.filter((event) => event.kind === 'carSold' && event.car.owner === me).length
  const others = seats.filter(({ seat }) => seat !== me).map(({ seat, name }) => `${name}: ${earned(seat)}.`)
  const own = format('outcome.round', { sold, cars: offered, paid: earned(me ?? 0) })
  const ended = events.find((event) => event.kind === 'gameEnded')
  if (ended?.kind !== 'gameEnded') return [own, ...others]
  const scores = ended.scores.map(({ points }) => points)
  const best = Math.max(...scores)
  const winners = scores.flatMap((points, seat) => (points === best ? [seat] : []))
  const result = winners.includes(me ?? 0) ? (winners.length > 1 ? 'outcome.tie' : 'outcome.win') : 'outcome.lose'
  const points = scores[me ?? 0] ?? 0
  return [own, ...others, format(result, { name: rivalName(props, winners[0] ?? 0), best, points })]
}
