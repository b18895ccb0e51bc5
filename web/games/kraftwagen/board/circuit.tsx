import { type Seat, seatsOf } from '@carriage/kernel'
import { componentTablesOf, type Event, playerOf, type State } from '@carriage/kraftwagen'
import { raceStanding } from '@carriage/kraftwagen/forecast'
import { CircuitDrawing, type Drive } from '../../../boards/parts/index.ts'
import { foreseen } from './foreseen.ts'
import type { Props } from './props.ts'

/** The Grand Prix: the track with its spaces, the cars, laps and what the race would pay now. */
export function Circuit(props: Props) {
  const { view, say } = props
  const dummies = view.dummies.map((space) => ({ badge: null, space }))
  const cars = seatsOf(view.players.length).map((badge) => ({ badge, space: playerOf(view, badge).raceCar.space }))
  return (
    <CircuitDrawing
      spaces={componentTablesOf(view).lapSpaces}
      cars={[...dummies, ...cars.filter(({ space }) => space > 0)]}
      drive={driveOf(props)}
      heading={say('race.title')}
      standing={standingOf(props)}
      label={say('race.label', { text: raceText(props) })}
    />
  )
}

/** Each seat in the order of the race, with its laps and what place and laps would pay now. */
function standingOf({ view, say }: Props) {
  const { places, money } = raceStanding(view)
  const order = [
    ...places.flatMap(({ seat }) => (seat === null ? [] : [seat])),
    ...seatsOf(view.players.length).filter((seat) => !places.some((place) => place.seat === seat)),
  ]
  return order.map((seat) => {
    const { raceCar } = playerOf(view, seat)
    const pays = money[seat]
    return {
      badge: seat,
      laps: raceCar.space === 0 ? say('race.pit') : say('race.laps', { laps: raceCar.laps }),
      pays: `+${(pays?.place ?? 0) + (pays?.laps ?? 0)}`,
    }
  })
}

/** Whether the move under the pointer shows a drive. */
export function drivesACar({ preview, move }: NonNullable<Props['draft']>, { view }: Props): boolean {
  return preview.legal && (preview.events.some(isDrive) || hasGrandPrix(view, move))
}

/** The drive that the move under the pointer sets off, or a Grand Prix of the tile under it. */
function driveOf(props: Props): Drive | undefined {
  const { draft, view, me, bare } = props
  if (bare || me === undefined || !draft?.preview.legal || !drivesACar(draft, props)) return undefined
  const drove = draft.preview.events.find(isDrive)
  if (drove) {
    const path = drove.path.map((space) => ({ space, skipped: drove.skipped.includes(space) }))
    return { seat: drove.seat, from: drove.from, to: drove.to, path }
  }
  const { seat, from, to, path } = foreseen.race(view, me)
  return { seat, from, to, path: path.map(({ space, skipped }) => ({ space, skipped: skipped !== null })) }
}

function isDrive(event: Event): event is Extract<Event, { kind: 'carDrove' }> {
  return event.kind === 'carDrove'
}

function hasGrandPrix(view: State, move: { readonly kind: string; readonly tile?: string }): boolean {
  if (move.kind !== 'takeTile' || move.tile === undefined) return false
  return componentTablesOf(view).tiles.get(move.tile)?.actions.includes('grandPrix') ?? false
}

function raceText({ view, say, tell }: Props): string {
  const line = (seat: Seat) => {
    const { space, laps } = playerOf(view, seat).raceCar
    return space === 0
      ? say('race.seatInPit', { name: tell.name(seat) })
      : say('race.seatAt', { name: tell.name(seat), space, laps })
  }
  return seatsOf(view.players.length).map(line).join(' ')
}
