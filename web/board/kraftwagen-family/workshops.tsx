import type { Seat } from '@carriage/kernel'
import type { Workshop } from '@carriage/kraftwagen-family'
import type { ReactNode } from 'react'
import { PartPiece, RaceCarFigure } from '../parts/index.ts'
import { type ControlProps, MoveButton } from '../parts/move-button.tsx'
import { Roving } from '../parts/roving.tsx'
import css from './workshops.module.css'

interface WorkshopsProps {
  readonly seat: Seat
  readonly label: string
  readonly edition?: 'american'
  readonly children: ReactNode
}

/** The workshops of a mat with the race car beside them. */
export function Workshops({ seat, label, edition, children }: WorkshopsProps) {
  const className = edition === 'american' ? `${css.workshops} ${css.american}` : css.workshops
  return (
    <Roving label={label} className={className} spot={`parts ${seat}`}>
      {children}
    </Roving>
  )
}

interface PlaceProps<Move extends object> {
  readonly seat: Seat
  readonly props: ControlProps<Move>
  /** The move that is made here, if there is one now. */
  readonly move: Move | undefined
  /** The label while there is none. */
  readonly label: string
}

/** A workshop with its part. */
export function WorkshopPlace<Move extends object>(place: PlaceProps<Move> & { readonly part: Workshop }) {
  const { props, seat, move, label, part } = place
  const spot = part ? `part ${seat} ${part.kind} ${part.value}` : undefined
  const inside = part ? <PartPiece kind={part.kind} value={part.value} /> : <span className={css.hole} />
  return move ? (
    <MoveButton props={props} move={move} className={css.workshop} spot={spot}>
      {inside}
    </MoveButton>
  ) : (
    <span className={css.workshop} title={label} data-spot={spot}>
      <span className="aloud">{label}</span>
      <span aria-hidden="true">{inside}</span>
    </span>
  )
}

interface RaceCarPlaceProps<Move extends object> extends PlaceProps<Move> {
  readonly engine: number
}

/** The race car with its engine. */
export function RaceCarPlace<Move extends object>({ props, move, label, seat, engine }: RaceCarPlaceProps<Move>) {
  const inside = (
    <>
      <svg viewBox="-22 -13 44 26" className={css.raceCar} aria-hidden="true">
        <RaceCarFigure badge={seat} />
      </svg>
      <PartPiece kind="engine" value={engine} />
    </>
  )
  return move ? (
    <MoveButton props={props} move={move} className={css.race} spot={`racecar ${seat}`}>
      {inside}
    </MoveButton>
  ) : (
    <span className={css.race} title={label} data-spot={`racecar ${seat}`}>
      <span className="aloud">{label}</span>
      {inside}
    </span>
  )
}
