import { type Seat, seatsOf } from '@carriage/kernel'
import { type Event, playerOf, type State, tablesOf } from '@carriage/kraftwagen'
import { raceForecast, raceStanding } from '@carriage/kraftwagen/forecast'
import { RaceCarFigure, SeatEmblem } from '../parts/index.ts'
import css from './circuit.module.css'
import { spacePoint, trackPoint, trackRadius } from './circuit-layout.ts'
import type { Props } from './props.ts'

/** The Grand Prix: the track with its spaces, the cars, laps and what the race would pay now. */
export function Circuit(props: Props) {
  const { view, say } = props
  const { lapSpaces } = tablesOf(view)
  const spaces = Array.from({ length: lapSpaces }, (_, i) => i + 1)
  const ghost = ghostOf(props)
  return (
    <svg
      viewBox="-50 -50 100 100"
      className={css.circuit}
      role="img"
      aria-label={say('race.label', { text: raceText(props) })}
    >
      <circle r={trackRadius} className={css.kerb} />
      <circle r={trackRadius} className={css.track} />
      {spaces.map((space) => {
        const line = trackPoint(space / lapSpaces)
        return (
          <g key={space} transform={`translate(${line.x} ${line.y}) rotate(${line.heading})`}>
            {space === lapSpaces ? <FinishLine /> : <line y1="-8" y2="8" className={css.joint} />}
          </g>
        )
      })}
      {spaces.map((space) => {
        const { x, y } = spacePoint(space, lapSpaces)
        const skipped = ghost?.path.find((step) => step.space === space && step.skipped !== null)
        return (
          <text key={space} x={x} y={y + 2.6} className={css.space} data-skipped={skipped ? true : undefined}>
            {space}
          </text>
        )
      })}
      {ghost && <Trail path={ghost.path.map(({ space }) => space)} from={ghost.from} spaces={lapSpaces} />}
      {view.dummies.map((space) => (
        <Car key={`dummy${space}`} badge={null} space={space} spaces={lapSpaces} />
      ))}
      {seatsOf(view.players.length).map((seat) => {
        const { space } = playerOf(view, seat).raceCar
        return space === 0 ? null : <Car key={seat} badge={seat} space={space} spaces={lapSpaces} />
      })}
      {ghost && <Car badge={ghost.seat} space={ghost.to} spaces={lapSpaces} ghost />}
      <Standing {...props} />
    </svg>
  )
}

function FinishLine() {
  return (
    <g className={css.finish}>
      {[-7.5, -4.5, -1.5, 1.5, 4.5].map((y, i) => (
        <g key={y}>
          <rect x="-2" y={y} width="2" height="3" data-dark={i % 2 === 0 || undefined} />
          <rect x="0" y={y} width="2" height="3" data-dark={i % 2 === 1 || undefined} />
        </g>
      ))}
    </g>
  )
}

function Car(props: {
  readonly badge: number | null
  readonly space: number
  readonly spaces: number
  readonly ghost?: boolean
}) {
  const { x, y, heading } = spacePoint(props.space, props.spaces)
  return (
    <g className={css.car} style={{ transform: `translate(${x}px, ${y}px) rotate(${heading}deg) scale(.52)` }}>
      <RaceCarFigure badge={props.badge} ghost={props.ghost ?? false} />
    </g>
  )
}

function Trail({
  path,
  from,
  spaces,
}: {
  readonly path: readonly number[]
  readonly from: number
  readonly spaces: number
}) {
  const stops = from === 0 ? path : [from, ...path]
  const points = stops.map((space) => spacePoint(space, spaces))
  const [first, ...rest] = points
  if (!first) return null
  const arcs = rest.map(({ x, y }) => `A${trackRadius} ${trackRadius} 0 0 1 ${x} ${y}`)
  return <path d={`M${first.x} ${first.y}${arcs.join('')}`} className={css.trail} />
}

/** Inside the track: each seat in the order of the race, with its laps and what place and laps would pay now. */
function Standing({ view, say }: Props) {
  const { places, money } = raceStanding(view)
  const order = [
    ...places.flatMap(({ seat }) => (seat === null ? [] : [seat])),
    ...seatsOf(view.players.length).filter((seat) => !places.some((place) => place.seat === seat)),
  ]
  const height = 9.2
  const top = -((order.length + 1) * height) / 2
  return (
    <g>
      <text x="0" y={top + 4.6} className={css.heading}>
        {say('race.title')}
      </text>
      {order.map((seat, i) => {
        const { raceCar } = playerOf(view, seat)
        const pays = money[seat]
        return (
          <g key={seat} transform={`translate(0 ${top + (i + 1) * height})`}>
            <g transform="translate(-22 -1.2) scale(.36)">
              <SeatEmblem badge={seat} />
            </g>
            <text x="-11" y="6" className={css.laps}>
              {raceCar.space === 0 ? say('race.pit') : say('race.laps', { laps: raceCar.laps })}
            </text>
            <text x="22" y="6" className={css.pay}>
              {`+${(pays?.place ?? 0) + (pays?.laps ?? 0)}`}
            </text>
          </g>
        )
      })}
    </g>
  )
}

/** The drive that the move under the pointer sets off, or a Grand Prix of the tile under it. */
function ghostOf({ draft, view, me }: Props) {
  if (me === undefined || !draft?.preview.legal) return undefined
  const drove = draft.preview.events.find(
    (event): event is Extract<Event, { kind: 'carDrove' }> => event.kind === 'carDrove',
  )
  if (!drove && !hasGrandPrix(view, draft.move)) return undefined
  if (!drove) return raceForecast(view, me)
  const path = drove.path.map((space) => ({ space, skipped: drove.skipped.includes(space) ? space : null }))
  return { seat: drove.seat, from: drove.from, to: drove.to, path }
}

function hasGrandPrix(view: State, move: { readonly kind: string; readonly tile?: string }): boolean {
  if (move.kind !== 'takeTile' || move.tile === undefined) return false
  return tablesOf(view).tiles.get(move.tile)?.actions.includes('grandPrix') ?? false
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
