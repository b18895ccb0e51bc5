import { greedyMove, nextSeat } from '@carriage/bots/horseless-carriage/greedy'
import {
  countAt,
  dimensions,
  type Event,
  horselessCarriage,
  nicheAt,
  type State,
  standardOptions,
  vehicleTypes,
} from '@carriage/horseless-carriage'
import { fastChance, LiveEffects, redact } from '@carriage/kernel'
import { expect, test } from 'vitest'
import { type Act, buyersIn, incomeIn, isYearEnd, kindsIn, type YearEnd, yearEndOf } from './acts.ts'
import { picturesOf } from './pictures.ts'

/** The parts of the market that a summary changes, by value. */
function marketOf({
  buyers,
  sparks,
  prices,
  minimums,
  bottom,
  left,
  offBoard,
  obsolescence,
  timecard,
  players,
}: State) {
  const wealth = players.map((player) => player.wealth)
  return structuredClone({ buyers, sparks, prices, minimums, bottom, left, offBoard, obsolescence, timecard, wealth })
}

type Market = ReturnType<typeof marketOf>

interface Shown {
  readonly summary: YearEnd
  readonly pictures: readonly Market[]
  /** The market after the last move before a phase began: that of the sales, or of the cards. */
  readonly began: Market | undefined
  readonly after: Market
}

/**
 * The market at the beginning of the phase: without sales that happened automatically, since the first seller had no
 * choice.
 */
function atPhaseBegin(market: Market, fresh: readonly Event[]): Market {
  const since = fresh.slice(fresh.findLastIndex(({ kind }) => kind === 'phaseBegan'))
  for (const { seat, type, x, y, vehicles, earned } of kindsIn(since, ['vehiclesSold'])) {
    const niche = nicheAt(x, y)
    market.buyers[type][niche] = countAt(market.buyers, type, niche) + vehicles
    market.wealth[seat] = (market.wealth[seat] ?? 0) - earned
  }
  return market
}

/** All summaries of a game, and its events. */
function summariesOf(seed: number): { readonly summaries: readonly Shown[]; readonly history: readonly Event[] } {
  const summaries: Shown[] = []
  const history: Event[] = []
  let began: Market | undefined
  for (const { state, fresh } of playedGame(seed)) {
    history.push(...fresh)
    if (isYearEnd(fresh)) {
      const summary = yearEndOf(history, fresh)
      const pictures = picturesOf(state, summary.acts, history).map(marketOf)
      summaries.push({ summary, pictures, began, after: marketOf(state) })
    }
    if (fresh.some(({ kind }) => kind === 'phaseBegan')) began = atPhaseBegin(marketOf(state), fresh)
  }
  return { summaries, history }
}

/** A game with carefully built factories, so that there is something to sell, and otherwise random moves. */
function* playedGame(seed: number): Generator<{ readonly state: State; readonly fresh: readonly Event[] }> {
  const chance = fastChance(seed)
  const opening = new LiveEffects<Event>(chance)
  const options = { ...standardOptions, introductory: seed % 4 === 0 }
  const state = horselessCarriage.setup({ seats: 3 + (seed % 3), options }, opening)
  yield { state, fresh: opening.events }
  for (let turn = 0; !horselessCarriage.turn(state).over; turn++) {
    const seat = nextSeat(state, chance)
    const view = redact(state, seat)
    const moves = state.stage.name === 'factory' ? [] : [...horselessCarriage.moves(view, seat)]
    const move = moves[(turn * 7 + seed) % moves.length] ?? greedyMove(view, seat, { tries: 12, chance })
    const fx = new LiveEffects<Event>(chance)
    horselessCarriage.play(state, seat, move, fx)
    yield { state, fresh: fx.events }
  }
}

/** All events of the ends of years, except the names of phases and decisions between them. */
function yearEndsIn(history: readonly Event[]): Event[] {
  const phases: readonly string[] = ['sales', 'endCheck', 'expectations', 'demand']
  let phase = ''
  return history.filter((event) => {
    if (event.kind === 'phaseBegan') phase = event.phase
    const framing = ['phaseBegan', 'yearBegan', 'salesEnded', 'cardPlayed'].includes(event.kind)
    return phases.includes(phase) && !framing
  })
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0)
const waiting = ({ buyers }: Market) => sum(vehicleTypes.flatMap((type) => buyers[type]))
const sparking = ({ sparks }: Market) => sum(vehicleTypes.flatMap((type) => sparks[type]))

function isRising(places: readonly number[]): boolean {
  return places.every((place, index) => index === 0 || place > (places[index - 1] ?? 0))
}

/** The changes in the picture of an act agree with its events. */
function expectAgreement(act: Act, before: Market, after: Market): void {
  const { shown: emitted } = act
  const sold = kindsIn(emitted, ['vehiclesSold'])
  const earned = incomeIn([act], before.wealth.length)
  expect(after.wealth).toEqual(before.wealth.map((wealth, seat) => wealth + (earned[seat] ?? 0)))
  expect(waiting(after) - waiting(before)).toBe(buyersIn(act) - sum(sold.map(({ vehicles }) => vehicles)))
  const revealed = kindsIn(emitted, ['cardRevealed'])
  expect(sparking(after) - sparking(before)).toBe(sum(revealed.map(({ sparks }) => sparks.length)))
  const [left] = kindsIn(emitted, ['trackLeft'])
  const [entered] = kindsIn(emitted, ['trackEntered'])
  for (const dimension of dimensions)
    expect(after.minimums[dimension]).toBe(left?.track === dimension ? left.minimum : before.minimums[dimension])
  for (const axis of ['bottom', 'left'] as const)
    expect(after[axis]).toBe(entered?.axis === axis ? entered.track : before[axis])
  expect(after.prices).toEqual(kindsIn(emitted, ['pricesSet'])[0]?.prices ?? before.prices)
  const ticked = kindsIn(emitted, ['clockTicked']).at(-1)
  if (ticked) expect(after.timecard.flipped ? 0 : after.timecard.value).toBe(ticked.timecard)
  else expect(after.timecard).toEqual(before.timecard)
}

test('in twenty games every event of the ends of years is shown once and in order, and the market agrees with the log at each act', () => {
  const kinds = new Set<string>()
  for (let seed = 1; seed <= 20; seed++) {
    const { summaries, history } = summariesOf(seed)
    const acts = summaries.flatMap(({ summary }) => summary.acts)
    const log = yearEndsIn(history)
    const shown = acts.flatMap(({ shown: emitted }) => emitted)
    expect(shown).toHaveLength(log.length)
    expect(log.filter((event) => !shown.includes(event))).toEqual([])
    // Sellers alternate, so their acts are in the order of their first turns; everything else is in that of the log.
    for (const { shown: emitted } of acts) expect(isRising(emitted.map((event) => log.indexOf(event)))).toBe(true)
    const firsts = acts.filter(({ kind }) => kind !== 'unsold').flatMap(({ shown: emitted }) => emitted.slice(0, 1))
    expect(isRising(firsts.map((event) => log.indexOf(event)))).toBe(true)
    for (const { summary, pictures, began, after } of summaries) {
      expect(pictures).toHaveLength(summary.acts.length + 1)
      expect(pictures[0]).toEqual(began)
      expect(pictures.at(-1)).toEqual(after)
      for (const [place, act] of summary.acts.entries()) {
        kinds.add(act.kind)
        const [before, now] = pictures.slice(place, place + 2)
        if (before && now) expectAgreement(act, before, now)
      }
    }
  }
  expect([...kinds].sort()).toEqual(['axis', 'buyers', 'cards', 'end', 'minimum', 'prices', 'seller', 'unsold'])
}, 120_000)
