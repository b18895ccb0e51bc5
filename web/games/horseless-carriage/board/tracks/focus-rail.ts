import {
  type Dimension,
  dimensions,
  playerOf,
  type State,
  type StationType,
  tablesOf,
} from '@carriage/horseless-carriage'
import { type FocusForecast, focusForecast, type SlotForecast } from '@carriage/horseless-carriage/forecast'
import { type Seat, seatsOf } from '@carriage/kernel'
import type { Props } from '../props.ts'

/** A stop of the rail: one slot of the engineering order. */
export interface RailStop {
  readonly slot: number
  /** Its place in sales order: HC-4.8. */
  readonly sells: number
  /** Who has taken it this year; outside phase 2, its current owner. */
  readonly taker: Seat | null
  /** Whether the previewed move may put me there: certainly, or as one of several slots. */
  readonly ghost: 'sure' | 'maybe' | undefined
  readonly patents: readonly Patent[]
}

/** A square beyond my own marker that I may build from. */
export interface Patent {
  readonly track: Dimension
  readonly square: number
  readonly station: StationType
}

/** The slots of phase 2, slot 1 first. A known forecast can be passed, since computing it is slow. */
export function railOf(
  view: State,
  me: Seat | undefined,
  draft: Props['draft'],
  forecast: FocusForecast | undefined = me === undefined ? undefined : focusForecast(view, me),
): RailStop[] {
  const takers = view.stage.name === 'focus' ? view.stage.slots : view.order
  const move = draft?.preview.legal ? draft.move : undefined
  return takers.map((taker, place) => {
    const slot = place + 1
    const known = forecast?.slots[place]
    const ends = move?.kind === 'pass' ? (forecast?.passing?.slots ?? []) : []
    const sure = (move?.kind === 'takeSlot' && move.slot === slot) || (ends.length === 1 && ends[0] === slot)
    return {
      slot,
      sells: takers.length - place,
      taker,
      ghost: sure ? 'sure' : ends.includes(slot) ? 'maybe' : undefined,
      patents: known && me !== undefined ? patentsIn(view, me, known) : [],
    }
  })
}

function patentsIn(view: State, me: Seat, { access }: SlotForecast): Patent[] {
  const { rows } = tablesOf(view).components.researchTracks
  return dimensions.flatMap((track) => {
    const own = view.markers[track][me] ?? 0
    return rows[track].squares
      .map((station, index): Patent => ({ track, square: index + 1, station }))
      .filter(({ square }) => square > own && square <= access[track])
  })
}

/** The seats that have passed, and what each waiting seat could pay. */
export interface Choosers {
  readonly passed: readonly Seat[]
  readonly waiting: readonly { readonly seat: Seat; readonly gantt: number }[]
}

export function choosersOf(view: State): Choosers {
  const { stage } = view
  if (stage.name !== 'focus') return { passed: [], waiting: [] }
  return {
    passed: seatsOf(view.players.length).filter((seat) => !stage.waiting.includes(seat) && !stage.slots.includes(seat)),
    waiting: stage.waiting.map((seat) => ({ seat, gantt: playerOf(view, seat).gantt })),
  }
}
