import type { Seat } from '@carriage/kernel'
import type { CSSProperties, ReactNode } from 'react'
import { placed, SeatBadge } from '../parts/index.ts'
import { type ControlProps, MoveButton } from '../parts/move-button.tsx'
import { Roving } from '../parts/roving.tsx'
import css from './chain-gear.module.css'

interface ChainGearProps {
  readonly label: string
  readonly edition?: 'american'
  /** How wide a tile may be, as a share of the ring's radius; without it as wide as the edition has them. */
  readonly tile?: number
  /** How many tiles were taken: the wheel turns a little with each. */
  readonly taken: number
  /** Drawings around 0,0 in a box of 100: what turns, and what stands still upon it. */
  readonly wheel: ReactNode
  readonly face: ReactNode
  readonly circuit: ReactNode
  /** What stands in the gap of the chain, and in a corner. */
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

/** The ring on which pieces stand, as a share of the gear. */
const radius = 37.6

function roomOf(tile: number | undefined): CSSProperties | undefined {
  return tile === undefined ? undefined : ({ '--tile-room': `${(tile * radius).toFixed(2)}cqmin` } as CSSProperties)
}

/** Where a piece stands. */
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
  /** How often this seat would move before mine. */
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
  /** Said while the tile cannot be taken. */
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
  /** The signs of its actions: those that are left, then those that are done. */
  readonly signs: readonly ReactNode[]
  readonly left: number
}

/** The tile in hand waits in the gap, with what is left to do on it. */
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
