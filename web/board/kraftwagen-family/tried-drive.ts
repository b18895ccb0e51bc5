import type { BoardDraft } from '../interaction/board.ts'
import type { DriveTrail } from '../parts/index.ts'

interface Reported {
  readonly kind: string
}

type CarDrove<Event> = Extract<Event, { readonly kind: 'carDrove' }>

/** The drive that the previewed move causes. */
export function triedDrive<Event extends Reported>(
  draft: BoardDraft<object, object, Event> | undefined,
): CarDrove<Event> | undefined {
  return draft?.preview.legal ? draft.preview.events.find(isDrive) : undefined
}

function isDrive<Event extends Reported>(event: Event): event is CarDrove<Event> {
  return event.kind === 'carDrove'
}

interface Drove extends Omit<DriveTrail, 'path'> {
  readonly path: readonly number[]
  readonly skipped: readonly number[]
}

/** The trail of a drive on the circuit. */
export function trailOf({ seat, from, to, path, skipped }: Drove): DriveTrail {
  return { seat, from, to, path: path.map((space) => ({ space, skipped: skipped.includes(space) })) }
}
