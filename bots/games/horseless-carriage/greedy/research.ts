import { accessOf, type Dimension, horselessCarriage, playerOf, type State } from '@carriage/horseless-carriage'
import type { Seat } from '@carriage/kernel'
import { type Factors, usualFactors } from '../factors.ts'
import { type Outlook, outlookOf } from '../planner/outlook.ts'
import { worthAsItStands } from '../planner/worth.ts'
import { type YearAhead, yearsAhead } from '../planner/years-ahead.ts'
import { type RankedMove, rankedBy } from './ranked.ts'

/** How much each of the next years counts. */
const weights = [1, 0.8, 0.5, 0.3]

/** Squares beyond the minimum of an axis that are worth having: each opens dearer buyers, the first one most. */
const furthest = 3

/** A dollar that a rival gains, as a part of one that the seat loses to all of them. */
const perRival = 0.5

/** The own marker that next years' buyers ask for most, more vehicles from each mainline, or a marker of a rival. */
export function rankMarkers(view: State, seat: Seat, factors: Factors = usualFactors): RankedMove[] {
  const outlook = outlookOf(view, seat, factors)
  const { capacity, factory } = playerOf(view, seat)
  const mainlines = factory.pieces.filter(({ kind }) => kind === 'mainline').length
  const now = worthAsItStands(outlook)
  const rivals = new Map<Seat, Outlook>()
  const theirs = (rival: Seat) => {
    const known = rivals.get(rival) ?? outlookOf(view, rival, factors)
    rivals.set(rival, known)
    return known
  }
  return rankedBy(horselessCarriage.moves(view, seat), (move) => {
    if (move.kind === 'raiseCapacity') return factors.capacity * Math.max(1, mainlines) * (5 - capacity)
    if (move.kind !== 'research') return 0
    const { track, owner } = move
    const gained = worthAsItStands(outlookAfter(withMarkerMoved(view, track, owner), seat, outlook)) - now
    // HC-5.24 It can open the only station that a line still has room for.
    if (owner === seat)
      return worthOfSquare(outlook, track, view.markers[track][seat] ?? 0) + factors.ownMarker * Math.max(0, gained)
    // HC-9.8 It can bring a track to the axes that suits the own factory better, and HC-5.25 a patent.
    const given = worthOfSquare(theirs(owner), track, view.markers[track][owner] ?? 0)
    return factors.rivalMarker * gained - perRival * given
  })
}

/** What the next square of a track is worth in this and the next years. */
function worthOfSquare(outlook: Outlook, track: Dimension, at: number): number {
  return outlook.years
    .slice(0, weights.length)
    .reduce((sum, year, t) => sum + (weights[t] ?? 0) * valueIn(year, track, at, outlook), 0)
}

function valueIn({ market }: YearAhead, track: Dimension, at: number, { access, factors }: Outlook): number {
  const behind = market.minimums[track] - at
  if (behind > 0) return access[track] >= market.minimums[track] ? factors.minimumPatented : factors.minimumOwn
  const onAxis = track === market.bottom || track === market.left
  return onAxis && -behind < furthest ? factors.axis * factors.axisFall ** -behind : 0
}

/** The same factory in the years that these markers lead to. */
function outlookAfter(view: State, seat: Seat, outlook: Outlook): Outlook {
  const access = accessOf(view, seat)
  const [year, ...later] = yearsAhead(view, seat, access, outlook.factors)
  return year ? { ...outlook, access, years: [year, ...later] } : outlook
}

function withMarkerMoved(view: State, track: Dimension, owner: Seat): State {
  const markers = view.markers[track].map((at, seat) => (seat === owner ? at + 1 : at))
  return { ...view, markers: { ...view.markers, [track]: markers } }
}
