import {
  companyOf,
  componentTablesOf,
  type Event,
  lapPointsNow,
  raceNow,
  type State,
} from '@carriage/age-of-engineering'
import { type Seat, seatsOf } from '@carriage/kernel'
import { CircuitDrawing, type Drive } from '../../../boards/parts/index.ts'
import { foreseen } from './foreseen.ts'
import type { Props } from './props.ts'

/** The circuit with its cars, laps and what the race would bring now. */
export function Circuit(props: Props) {
  const { view, say } = props
  const neutral = view.neutralCars.map((space) => ({ badge: null, space }))
  const cars = seatsOf(view.companies.length).map((badge) => ({ badge, space: companyOf(view, badge).raceCar.space }))
  return (
    <CircuitDrawing
      spaces={componentTablesOf(view).lapSpaces}
      cars={[...neutral, ...cars.filter(({ space }) => space > 0)]}
      drive={driveOf(props)}
      heading={say('race.title')}
      standing={standingOf(props)}
      label={say('race.label', { text: raceText(props) })}
    />
  )
}

/** Each company in the order of the race, those in START last. */
function standingOf({ view, say }: Props) {
  const places = raceNow(view)
  const ranked = places.flatMap(({ seat }) => (seat === null ? [] : [seat]))
  const order = [...ranked, ...seatsOf(view.companies.length).filter((seat) => !ranked.includes(seat))]
  return order.map((seat) => {
    const { space, laps } = companyOf(view, seat).raceCar
    const place = places.find((each) => each.seat === seat)?.points ?? 0
    return {
      badge: seat,
      laps: space === 0 ? say('race.start') : say('race.laps', { laps }),
      pays: `+${place + lapPointsNow(view, seat)}`,
    }
  })
}

/** Whether the move under the pointer shows a drive. */
export function drivesACar({ preview, move }: NonNullable<Props['draft']>, { view }: Props): boolean {
  return preview.legal && (preview.events.some(isDrive) || hasGrandPrix(view, move))
}

function driveOf(props: Props): Drive | undefined {
  const { draft, view, me, bare } = props
  if (bare || me === undefined || !draft?.preview.legal || !drivesACar(draft, props)) return undefined
  const drove = draft.preview.events.find(isDrive)
  if (drove) {
    const path = drove.path.map((space) => ({ space, skipped: drove.skipped.includes(space) }))
    return { seat: me, from: drove.from, to: drove.to, path }
  }
  const { from, to, path } = foreseen.race(view, me)
  return { seat: me, from, to, path: path.map(({ space, jumped }) => ({ space, skipped: jumped !== null })) }
}

function isDrive(event: Event): event is Extract<Event, { kind: 'carDrove' }> {
  return event.kind === 'carDrove'
}

function hasGrandPrix(view: State, move: { readonly kind: string; readonly tile?: string }): boolean {
  if (move.kind !== 'takeTile' || move.tile === undefined) return false
  return componentTablesOf(view).tiles.get(move.tile)?.includes('grandPrix') ?? false
}

function raceText({ view, say, tell }: Props): string {
  const line = (seat: Seat) => {
    const { space, laps } = companyOf(view, seat).raceCar
    const name = tell.name(seat)
    return space === 0 ? say('race.seatInStart', { name }) : say('race.seatAt', { name, space, laps })
  }
  return seatsOf(view.companies.length).map(line).join(' ')
}
