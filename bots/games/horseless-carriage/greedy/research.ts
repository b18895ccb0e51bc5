import {
  accessOf,
  type Dimension,
  dealershipSizes,
  endsNow,
  horselessCarriage,
  type Move,
  playerOf,
  type State,
} from '@carriage/horseless-carriage'
import { fastChance, type Seat, silentEffects } from '@carriage/kernel'
import { type Factors, usualFactors } from '../factors.ts'
import { chanceOfLead } from '../judgement.ts'
import { type Outlook, outlookOf } from '../planner/outlook.ts'
import { earnedAhead, linesThatSell, worthAsItStands } from '../planner/worth.ts'
import { type YearAhead, yearsAhead } from '../planner/years-ahead.ts'
import { type RankedMove, rankedBy } from './ranked.ts'

/** How much each of the next years counts. */
const weights = [1, 0.8, 0.5, 0.3]

/** Squares beyond the minimum of an axis that are worth having: each opens dearer buyers, the first one most. */
const furthest = 3

/** A dollar that a rival gains, as a part of one that the seat loses to all of them. */
const perRival = 0.5

/** What a rival gains from a square that no forecast sees, so that no marker of a rival is moved for nothing. */
const present = 0.5

/** The own marker that next years' buyers ask for most, more vehicles from each mainline, or a marker of a rival. */
export function rankMarkers(view: State, seat: Seat, factors: Factors = usualFactors): RankedMove[] {
  const outlook = outlookOf(view, seat, factors)
  const { capacity, factory } = playerOf(view, seat)
  const isFull = factory.pieces.filter(({ kind }) => kind === 'dealership').length === dealershipSizes.length
  // HC-6.17 More vehicles are of no use to a line that is closed and stays closed; a new line needs a dealership (HC-5.17).
  const lines = Math.max(isFull ? 0 : 1, linesThatSell(outlook))
  const now = worthAsItStands(outlook)
  const known = new Map([[expectedIn(outlook), now]])
  // Most markers change neither the axes to come nor what can be built.
  const worthAfter = (moved: State) => {
    const after = outlookAfter(moved, seat, outlook)
    const key = expectedIn(after)
    const worth = known.get(key) ?? worthAsItStands(after)
    known.set(key, worth)
    return worth
  }
  const rivals = new Map<Seat, Outlook>()
  const theirs = (rival: Seat) => {
    const known = rivals.get(rival) ?? outlookOf(view, rival, factors)
    rivals.set(rival, known)
    return known
  }
  let ending: number | undefined
  const worthOfEnding = (move: Move) => {
    if (!makesYearTheLast(view, seat, move)) return 0
    ending ??= factors.lastYear * (2 * chanceOfLead(leadThisYear(view, seat, theirs)) - 1)
    return ending
  }
  const worthOf = (move: Move): number => {
    if (move.kind === 'raiseCapacity') return factors.capacity * lines * (5 - capacity)
    if (move.kind !== 'research') return 0
    const { track, owner } = move
    const gained = worthAfter(withMarkerMoved(view, track, owner)) - now
    // HC-5.24 It can open the only station that a line still has room for.
    if (owner === seat)
      return worthOfSquare(outlook, track, view.markers[track][seat] ?? 0) + factors.ownMarker * Math.max(0, gained)
    // HC-9.8 It can bring a track to the axes that suits the own factory better, and HC-5.25 a patent.
    const given = worthOfSquare(theirs(owner), track, view.markers[track][owner] ?? 0)
    return factors.rivalMarker * gained - perRival * given - present
  }
  return rankedBy(horselessCarriage.moves(view, seat), (move) => worthOf(move) + worthOfEnding(move))
}

/** HC-8.1 Whether a move flips the timecard, so that the game ends with the sales of this year and would not without it. */
function makesYearTheLast(view: State, seat: Seat, move: Move): boolean {
  if (endsNow(view) || view.timecard.value > 1) return false
  const state = horselessCarriage.clone(view)
  horselessCarriage.play(state, seat, move, silentEffects<object>(fastChance(luck)))
  return state.timecard.flipped
}

/** Any: research draws nothing. */
const luck = 1

/** The lead over the best rival after the sales of this year, if each seat keeps its lines up and has the market alone. */
function leadThisYear(view: State, seat: Seat, outlookFor: (seat: Seat) => Outlook): number {
  const wealthOf = (of: Seat) => playerOf(view, of).wealth + earnedAhead(outlookFor(of), 1)
  return wealthOf(seat) - Math.max(...view.order.filter((of) => of !== seat).map(wealthOf))
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

/** All that markers decide of the years ahead. */
function expectedIn({ access, years }: Outlook): string {
  const ahead = years.map(({ market: { bottom, left, minimums }, access: later }) => [bottom, left, minimums, later])
  return JSON.stringify([access, ahead])
}

function withMarkerMoved(view: State, track: Dimension, owner: Seat): State {
  const markers = view.markers[track].map((at, seat) => (seat === owner ? at + 1 : at))
  return { ...view, markers: { ...view.markers, [track]: markers } }
}
