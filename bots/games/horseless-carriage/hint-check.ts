import {
  accessOf,
  cardOf,
  countAt,
  type Dimension,
  dimensions,
  type Event,
  horselessCarriage,
  type Move,
  type MoveOf,
  nicheIn,
  offerInYear,
  type Plan,
  playerOf,
  renewExpectations,
  requirementsOf,
  type State,
  salesOrder,
  tablesOf,
  type VehicleType,
} from '@carriage/horseless-carriage'
import { fastChance, isSecret, LiveEffects, open, redact, type Seat } from '@carriage/kernel'
import { isComparison } from '../../advice/adviser.ts'
import type { Reason } from '../../advice/evaluation.ts'
import type { HintCheck } from '../../hint-check.ts'
import { comingNeeds } from './dead-ends/index.ts'
import { salesLeft } from './move-reasons.ts'
import { sampleHidden } from './sample-hidden.ts'

/** Plays the move of an option in the real position, and compares every claimed figure with the result. */
export const hintCheck: HintCheck<State> = (real, seat, { moves, reasons: given }) => {
  const move = moves[0] as Move // of this game
  const reasons = given.filter((reason) => !isComparison(reason))
  const warned = reasons.some(({ concern }) => concern === 'contested')
  // A hint that warns about rivals' plans claims what holds if those leave what it needs.
  const before = warned ? sampleHidden(redact(real, seat), fastChance(luck)) : real
  if (!horselessCarriage.judge(before, seat, move).legal) return { facts: reasons.length, wrong: ['an illegal move'] }
  const { state: after, events } = played(before, seat, move)
  const wrong = reasons.filter((reason) => !holds({ before, after, events, seat, move }, reason))
  return { facts: reasons.length, wrong: wrong.map((reason) => `${move.kind}: ${JSON.stringify(reason)}`) }
}

interface Played {
  readonly before: State
  readonly after: State
  readonly events: readonly Event[]
  readonly seat: Seat
  readonly move: Move
}

/** Another luck than the one that hints are found with: a fact holds whatever is drawn. */
const luck = 99

function played(before: State, seat: Seat, ...moves: readonly Move[]) {
  const state = horselessCarriage.clone(before)
  const fx = new LiveEffects<Event>(fastChance(luck))
  for (const move of moves) horselessCarriage.play(state, seat, move, fx)
  return { state, events: fx.events, fx }
}

function holds({ before, after, events, seat, move }: Played, { concern, facts = {} }: Reason): boolean {
  const number = (name: string) => Number(facts[name])
  const dimension = facts.dimension as Dimension // a dimension where there is one: the words select by it
  switch (concern) {
    case 'technology':
      return after.markers[dimension][seat] === number('square')
    case 'asked': {
      const ahead = number('year') - before.year
      const asked = minimumsIn(before, ahead)[dimension]
      return asked === number('minimum') && asked > (before.markers[dimension][seat] ?? 0)
    }
    case 'axis':
      return [before.bottom, before.left].includes(dimension)
    case 'patent':
      return (
        accessOf(after, seat)[dimension] === number('square') &&
        (after.markers[dimension][seat] ?? 0) < number('square')
      )
    case 'newAxis': {
      const next = horselessCarriage.clone(after)
      renewExpectations(next, new LiveEffects<Event>(fastChance(luck)))
      return number('year') === before.year + 1 && [next.bottom, next.left].includes(dimension)
    }
    case 'capacity':
      return playerOf(after, seat).capacity === number('capacity')
    case 'sells':
      return focused(after, 'pass').every((end) => salesOrder(end).indexOf(seat) + 1 === number('place'))
    case 'patents':
      return focused(after, 'pass').every((end) => patentsIn(end, seat) === number('squares'))
    case 'charts':
      return playerOf(after, seat).gantt === number('charts')
    case 'slots': {
      const ends = [...focused(after, 'pass'), ...focused(after, 'first'), ...focused(after, 'last')]
      const slots = ends.map(({ order }) => order.indexOf(seat) + 1)
      return slots.every((slot) => number('from') <= slot && slot <= number('to'))
    }
    case 'soldNow':
      return soldBy(before, after, seat) === number('income')
    case 'salesLeft':
      return soldAlone(before, after, seat) === number('income')
    case 'buyers':
      return move.kind === 'playCard' && isSame(broughtBy(before, seat, move), facts)
    case 'clocks':
      return move.kind === 'playCard' && ticksOf(before, move) === number('ticks')
    case 'thisYear': {
      const built = builtAlone(after, events)
      const { stage } = built.state
      const income = stage.name === 'sales' ? (salesLeft(built.state, stage, seat)?.income ?? 0) : 0
      const isOpen = (event: Event) => event.kind === 'brochurePrinted' && event.seat === seat && event.open
      return income === number('income') && built.events.filter(isOpen).length === number('open')
    }
    case 'nextYear': {
      const next = horselessCarriage.clone(builtAlone(after, events).state)
      next.minimums = minimumsIn(before, 1)
      const ready = offerInYear(next, seat).dealerships.filter((each) => each.open)
      return ready.length === number('open') && number('year') === before.year + 1
    }
    case 'room':
    case 'noRoom': {
      if (move.kind !== 'submitPlan') return false
      const asked = minimumsIn(before, number('year') - before.year)[dimension]
      const plan: Plan = isSecret(move.plan) ? open(move.plan) : move.plan
      const isNeed = ({ hasRoom, year, ...need }: ReturnType<typeof comingNeeds>[number]) =>
        need.dimension === dimension && year === number('year') && hasRoom === (concern === 'room')
      return asked === number('minimum') && comingNeeds(before, seat, plan).some(isNeed)
    }
    case 'contested': {
      if (move.kind !== 'submitPlan') return false
      const plan: Plan = isSecret(move.plan) ? open(move.plan) : move.plan
      const needed = plan.pieces.filter((piece) => piece.kind === 'mainline' && piece.type === facts.tile).length
      const { stage, order } = before
      const rivals = order.slice(0, order.indexOf(seat))
      const mayTake = rivals.filter((rival) => stage.name === 'factory' && stage.plans[rival]?.state !== 'committed')
      const left = before.supply[facts.tile as VehicleType]
      return left === number('left') && needed === number('need') && left - needed < mayTake.length
    }
    default:
      return false
  }
}

/** The minimums after the given number of years, as phase 7 raises them. */
function minimumsIn(from: State, ahead: number): State['minimums'] {
  const state = horselessCarriage.clone(from)
  for (let year = 0; year < ahead; year++) renewExpectations(state, new LiveEffects<Event>(fastChance(luck)))
  return state.minimums
}

/** The position after the phase of focus, if all who are still to act do the same. */
function focused(after: State, others: 'pass' | 'first' | 'last'): State[] {
  const state = horselessCarriage.clone(after)
  const fx = new LiveEffects<Event>(fastChance(luck))
  while (state.stage.name === 'focus') {
    const { waiting, slots } = state.stage
    const [next] = waiting
    if (next === undefined) return []
    const slot = (others === 'first' ? slots.indexOf(null) : slots.lastIndexOf(null)) + 1
    horselessCarriage.play(state, next, others === 'pass' ? { kind: 'pass' } : { kind: 'takeSlot', slot }, fx)
  }
  return [state]
}

function patentsIn(state: State, seat: Seat): number {
  const access = accessOf(state, seat)
  return dimensions.reduce((sum, track) => sum + access[track] - (state.markers[track][seat] ?? 0), 0)
}

function soldBy(before: State, after: State, seat: Seat): number {
  const { state } = delivered(after, seat)
  return playerOf(state, seat).wealth - playerOf(before, seat).wealth
}

function delivered(after: State, seat: Seat) {
  const state = horselessCarriage.clone(after)
  const fx = new LiveEffects<Event>(fastChance(luck))
  while (state.stage.name === 'sales' && state.stage.step.name === 'deliver')
    horselessCarriage.play(state, seat, { kind: 'deliver', from: {} }, fx)
  return { state, fx }
}

/** What the seat earns from here if it makes the sales of the forecast one after the other, and no rival sells. */
function soldAlone(before: State, after: State, seat: Seat): number {
  const { state, fx } = delivered(after, seat)
  const { stage } = state
  if (stage.name !== 'sales') return soldBy(before, after, seat)
  const order = salesLeft(state, stage, seat)
  // A rival may be in the middle of a sale.
  if (stage.selling[0] !== seat) stage.step = { name: 'dealership' }
  stage.selling = [seat]
  for (const { dealership, window, x, y } of order?.turns ?? []) {
    const choices: Move[] = [
      window ? { kind: 'placeWindow', dealership, window } : { kind: 'useDealership', dealership },
      { kind: 'sellTo', niche: { x, y } },
      { kind: 'deliver', from: {} },
      { kind: 'deliver', from: {} },
      { kind: 'deliver', from: {} },
    ]
    // What has one answer is not asked for.
    for (const choice of choices)
      if (isInSales(state) && horselessCarriage.judge(state, seat, choice).legal)
        horselessCarriage.play(state, seat, choice, fx)
  }
  return playerOf(state, seat).wealth - playerOf(before, seat).wealth
}

function isInSales({ stage }: State): boolean {
  return stage.name === 'sales'
}

/** HC-10.11 Buyers who come for the sparks of a card, and those of them whom an open dealership reaches. */
function broughtBy(state: State, seat: Seat, { card, quadrant }: MoveOf<'playCard'>) {
  const tables = tablesOf(state)
  const { dealerships } = offerInYear(state, seat)
  const coming = (sparks: number, buyers: number) => Math.min(sparks, Math.max(0, 2 * sparks - buyers))
  const brought = { added: 0, reached: 0 }
  const sparks = cardOf(tables, open(card)).sparks.map(({ type, ...place }) => ({
    type,
    niche: nicheIn(tables, quadrant, place),
  }))
  const laid = new Map(sparks.map((spark) => [`${spark.type} ${spark.niche}`, spark]))
  for (const { type, niche } of laid.values()) {
    const more = sparks.filter((spark) => spark.type === type && spark.niche === niche).length
    const [had, waiting] = [countAt(state.sparks, type, niche), countAt(state.buyers, type, niche)]
    const added = coming(had + more, waiting) - coming(had, waiting)
    const [bottom, left] = requirementsOf(state, niche)
    const isReached = dealerships.some(
      ({ open: isOpen, types, specs }) =>
        isOpen && types.includes(type) && specs[state.bottom] >= bottom && specs[state.left] >= left,
    )
    brought.added += added
    if (isReached) brought.reached += added
  }
  return brought
}

/** HC-11.2 A card moves the timecard until that is flipped. */
function ticksOf(state: State, { card }: MoveOf<'playCard'>): number {
  const { clocks } = cardOf(tablesOf(state), open(card))
  return state.timecard.flipped ? 0 : Math.min(clocks, state.timecard.value)
}

function isSame(brought: Readonly<Record<string, number>>, facts: NonNullable<Reason['facts']>): boolean {
  return Object.entries(brought).every(([name, value]) => facts[name] === value)
}

/** The year goes on after a plan, and nobody else builds anything. */
function builtAlone(
  after: State,
  events: readonly Event[],
): { readonly state: State; readonly events: readonly Event[] } {
  const state = horselessCarriage.clone(after)
  const fx = new LiveEffects<Event>(fastChance(luck))
  while (state.stage.name === 'factory') {
    const { stage, order } = state
    const other = order.find((each) => stage.plans[each]?.state === 'draft')
    const bare =
      other === undefined
        ? undefined
        : [...horselessCarriage.moves(state, other)].find(({ kind }) => kind === 'submitPlan')
    if (other === undefined || !bare) break
    horselessCarriage.play(state, other, bare, fx)
  }
  return { state, events: [...events, ...fx.events] }
}
