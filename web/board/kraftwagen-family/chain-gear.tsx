import type { Seat } from '@carriage/kernel'
import type { CSSProperties, ReactNode } from 'react'
import { placed, SeatBadge } from '../parts/index.ts'
import { type ControlProps, MoveButton } from '../parts/move-button.tsx'
import { Roving } from '../parts/roving.tsx'
import css from './chain-gear.module.css'

interface ChainGearProps {
  readonly label: string
  readonly edition?: 'american'
  /** Width of a tile, as a share of the ring's radius; by default that of the edition. */
  readonly tile?: number
  /** The number of taken tiles: the wheel turns a little with each. */
  readonly taken: number
  /** Drawings around 0,0 in a box of 100: the turning one, and the fixed one on top. */
  readonly wheel: ReactNode
  readonly face: ReactNode
  readonly circuit: ReactNode
  /** Contents of the gap in the chain, and of a corner. */
  readonly gap: ReactNode
  readonly corner: ReactNode
  /** Tiles and markers. */
  readonly children: ReactNode
}

/** The action chain on its gear, with the circuit inside. */
export function ChainGear(props: ChainGearProps) {
  const { label, edition, tile, taken, wheel, face, circuit, gap, corner, children } = props
  return (
    <div className={css.gear} data-edition={edition} style={roomOf(tile)}>
      <div className={css.turning} style={{ rotate: `${taken * 11.25}deg` }}>
        <svg viewBox="-50 -50 100 100" className={css.wheel} aria-hidden="true">
          {wheel}
        </svg>
      </div>
      <svg viewBox="-50 -50 100 100" className={css.wheel} aria-hidden="true">
        {face}
      </svg>
      <div className={css.circuit}>{circuit}</div>
      {corner}
      <Roving label={label} className={css.ring}>
        {children}
      </Roving>
      {gap}
    </div>
  )
}

/** The radius of the ring of pieces, as a share of the gear. */
const radius = 37.6

function roomOf(tile: number | undefined): CSSProperties | undefined {
  return tile === undefined ? undefined : ({ '--tile-room': `${(tile * radius).toFixed(2)}cqmin` } as CSSProperties)
}

/** The position of a piece. */
function onRing(degrees: number): CSSProperties {
  const angle = (degrees * Math.PI) / 180
  return { translate: `${(radius * Math.sin(angle)).toFixed(2)}cqmin ${(-radius * Math.cos(angle)).toFixed(2)}cqmin` }
}

interface ChainMarkerProps {
  readonly seat: Seat
  /** Degrees clockwise from the top. */
  readonly angle: number
  readonly label: string
  readonly onTurn: boolean
  /** The number of turns of this seat before mine. */
  readonly turns: string | undefined
}

/** A seat's marker in the chain. */
export function ChainMarker({ seat, angle, label, onTurn, turns }: ChainMarkerProps) {
  return (
    <span
      className={css.marker}
      style={onRing(angle)}
      data-turn={onTurn || undefined}
      data-spot={`marker ${seat}`}
      title={label}
    >
      <SeatBadge badge={seat} size="100%" label={label} />
      {turns !== undefined && <span className={css.turns}>{turns}</span>}
    </span>
  )
}

interface ChainTileProps<Move extends object> {
  readonly props: ControlProps<Move>
  readonly move: Move
  readonly angle: number
  /** The label while the tile cannot be taken. */
  readonly label: string | undefined
  /** The seat that would land here. */
  readonly landing: Seat | undefined
  readonly spot: string
  /** It would go to the front of the chain. */
  readonly wraps: boolean
  readonly children: ReactNode
}

/** An action tile in the chain. */
export function ChainTile<Move extends object>(tile: ChainTileProps<Move>) {
  const { props, move, angle, label, landing, spot, wraps, children } = tile
  return (
    <MoveButton
      props={props}
      move={move}
      className={css.tile}
      style={onRing(angle)}
      spot={spot}
      {...(label === undefined ? {} : { label })}
    >
      {children}
      {landing !== undefined && (
        <span className={css.landing}>
          <SeatBadge badge={landing} size="100%" />
        </span>
      )}
      {wraps && <span className={css.wraps} aria-hidden="true" />}
    </MoveButton>
  )
}

interface TileActionsProps {
  readonly signs: readonly ReactNode[]
  readonly edition?: 'american'
}

/** The actions of a tile as signs. */
export function TileActions({ signs, edition }: TileActionsProps) {
  return (
    <span className={css.actions} data-count={signs.length} data-edition={edition}>
      {signs}
    </span>
  )
}

interface HeldTileProps {
  readonly seat: Seat
  readonly label: string
  /** The signs of its actions: the remaining ones, then those done. */
  readonly signs: readonly ReactNode[]
  readonly left: number
}

/** The tile in hand, shown in the gap with its remaining actions. */
export function HeldTile({ seat, label, signs, left }: HeldTileProps) {
  return (
    <span className={css.hand} role="img" aria-label={label} data-spot="hand">
      <SeatBadge badge={seat} size="1.3em" />
      {placed(signs).map(({ item, place }) => (
        <span key={place} className={css.handAction} data-done={place >= left || undefined}>
          {item}
        </span>
      ))}
    </span>
  )
}
