import css from './circuit-drawing.module.css'
import { spacePoint, trackPoint, trackRadius } from './circuit-layout.ts'
import { RaceCarFigure } from './race-car.tsx'
import { SeatEmblem } from './seat-badge.tsx'

export interface CircuitProps {
  readonly spaces: number
  /** Cars on the track; a neutral one has no badge. */
  readonly cars: readonly { readonly badge: number | null; readonly space: number }[]
  /** A previewed drive. */
  readonly drive?: DriveTrail | undefined
  readonly heading: string
  /** The seats in the order of the race, with the text about each. */
  readonly standing: readonly { readonly badge: number; readonly laps: string; readonly pays: string }[]
  /** The whole drawing as text. */
  readonly label: string
}

export interface DriveTrail {
  readonly seat: number
  readonly from: number
  readonly to: number
  readonly path: readonly { readonly space: number; readonly skipped: boolean }[]
}

/** A circuit with its spaces and cars, and the standings of the race inside. */
export function CircuitDrawing({ spaces, cars, drive, heading, standing, label }: CircuitProps) {
  const all = Array.from({ length: spaces }, (_, i) => i + 1)
  return (
    <svg viewBox="-50 -50 100 100" className={css.circuit} role="img" aria-label={label} data-spot="circuit">
      <circle r={trackRadius} className={css.kerb} />
      <circle r={trackRadius} className={css.track} />
      {all.map((space) => {
        const line = trackPoint(space / spaces)
        return (
          <g key={space} transform={`translate(${line.x} ${line.y}) rotate(${line.heading})`}>
            {space === spaces ? <FinishLine /> : <line y1="-8" y2="8" className={css.joint} />}
          </g>
        )
      })}
      {all.map((space) => {
        const { x, y } = spacePoint(space, spaces)
        const skipped = drive?.path.some((step) => step.space === space && step.skipped)
        return (
          <text key={space} x={x} y={y + 2.6} className={css.space} data-skipped={skipped || undefined}>
            {space}
          </text>
        )
      })}
      {drive && <Trail path={drive.path.map(({ space }) => space)} from={drive.from} spaces={spaces} />}
      {cars.map(({ badge, space }) => (
        <Car key={badge ?? `neutral${space}`} badge={badge} space={space} spaces={spaces} />
      ))}
      {drive && <Car badge={drive.seat} space={drive.to} spaces={spaces} ghost />}
      <Standing heading={heading} standing={standing} />
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
    <g
      className={css.car}
      style={{ transform: `translate(${x}px, ${y}px) rotate(${heading}deg) scale(.52)` }}
      data-spot={props.ghost || props.badge === null ? undefined : `racer ${props.badge}`}
    >
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

function Standing({ heading, standing }: Pick<CircuitProps, 'heading' | 'standing'>) {
  const height = 10.2
  const top = -((standing.length + 1) * height) / 2
  return (
    <g>
      <text x="0" y={top + 4.6} className={css.heading}>
        {heading}
      </text>
      {standing.map(({ badge, laps, pays }, i) => (
        <g key={badge} transform={`translate(0 ${top + (i + 1) * height})`}>
          <g transform="translate(-22 -1.7) scale(.42)">
            <SeatEmblem badge={badge} />
          </g>
          <text x="-11" y="6" className={css.laps}>
            {laps}
          </text>
          <text x="22" y="6" className={css.pay}>
            {pays}
          </text>
        </g>
      ))}
    </g>
  )
}
