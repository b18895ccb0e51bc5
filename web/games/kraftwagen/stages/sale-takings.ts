import { rivalName } from '../../../pages/first-hour/chosen.ts'
import type { StageProps } from './props.ts'

/** What each seat earned at the end of the round, the player last. */
export function takingsOf(props: StageProps) {
  const { me, seats, format } = props
  return seats
    .toSorted((one, other) => Number(one.seat === me) - Number(other.seat === me))
    .map(({ seat }) => ({
      seat,
      name: seat === me ? format('takings.me') : rivalName(props, seat),
      earned: earnedBy(props, seat),
    }))
}

/** What a seat earned with cars, and with the race where it is open. */
export function earnedBy({ stage, saleEvents }: Pick<StageProps, 'stage' | 'saleEvents'>, seat: number): number {
  const sources: readonly string[] = stage.places.race === 'open' ? ['sale', 'place', 'laps'] : ['sale']
  return saleEvents.reduce(
    (sum, event) =>
      event.kind === 'moneyEarned' && event.seat === seat && sources.includes(event.source) ? sum + event.amount : sum,
    0,
  )
}
