import type { Seat } from '@carriage/kernel'
import type { Event, Move, State } from '@carriage/kraftwagen'
import type { StagedProps } from '../../../pages/first-hour/stage.ts'

export type StageProps = StagedProps<State, Move, Event>

/** The chosen move, if it is one of this kind. */
export function chosen<Kind extends Move['kind']>(
  { draft }: StageProps,
  kind: Kind,
): Extract<Move, { kind: Kind }> | undefined {
  const move = draft?.move
  return move?.kind === kind ? (move as Extract<Move, { kind: Kind }>) : undefined // its kind was compared
}

export function nameOf({ seats }: StageProps, seat: Seat): string {
  return seats[seat]?.name ?? ''
}
