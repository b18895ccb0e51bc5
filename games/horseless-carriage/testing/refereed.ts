import { type Chance, fastChance, isSecret, open, type Seat } from '@carriage/kernel'
import type { RefereedTitle } from '@carriage/kernel/referee'
import { colours, dealershipSizes, dimensions, quadrants, standard } from '../components/index.ts'
import type { Event } from '../events.ts'
import { horselessCarriage } from '../game.ts'
import type { Move } from '../moves.ts'
import { type Options, optionChoices, standardOptions } from '../options.ts'
import {
  bookSections,
  changedPlan,
  type RefereedPosition,
  refereeHorselessCarriage,
  sortedMarkers,
} from '../referee/index.ts'
import type { Stage, State } from '../state.ts'
import { title } from '../title.ts'
import { otherBox } from './other-box.ts'

/** Horseless Carriage beside its referee: `pnpm referee horseless-carriage`. */
export const refereed: RefereedTitle<State, Move, Options, Event, RefereedPosition> = {
  title,
  sections: bookSections,
  begin({ bottom, left, offBoard, order, players }, { seats, options }, eventsNow) {
    const first = { bottom, left, offBoard, order, colours: players.map(({ colour }) => colour) }
    return refereeHorselessCarriage(seats, options.components ?? standard, options, first, {
      neutralCards: (quadrant) =>
        eventsNow().flatMap((event) =>
          event.kind === 'neutralBuyerCame' && event.quadrant === quadrant ? event.card : [],
        ),
    })
  },
  positionOf,
  attempts,
  openAttempts,
  overseen({ players, stage, options }, viewer) {
    const shows = (content: unknown) => !isSecret(content) || 'value' in content
    for (const [seat, { hand }] of players.entries())
      if (shows(hand) !== (seat === viewer)) return `hand of seat ${seat}`
    if (stage.name === 'demand')
      for (const { owner, card } of stage.faceDown)
        if (shows(card) !== (owner === viewer)) return `card of seat ${owner}`
    if (stage.name !== 'factory') return undefined
    for (const [seat, plan] of stage.plans.entries())
      for (const [part, content] of Object.entries(plan)) {
        if (part === 'state' || content === null) continue
        // What was shown stays so; a plan that is taken back is its owner's again.
        const closed = options.planVisibility === 'closed' || (plan.state === 'draft' && plan.short === null)
        if (shows(content) !== (seat === viewer || !closed)) return `${part} of seat ${seat}`
      }
    return undefined
  },
  otherTable(seed) {
    const chance = fastChance(seed)
    const drawn = optionChoices
      .filter(({ ofSeat }) => ofSeat === undefined)
      .map(({ name, values }) => [name, values[chance.below(values.length)]])
    return {
      seats: 3 + chance.below(3),
      options: {
        ...standardOptions,
        ...(Object.fromEntries(drawn) as Partial<Options>), // each of its own values
        ...industrialistsBy(Math.floor(seed / 3)),
        ...(chance.below(3) > 0 ? { components: otherBox(seed) } : {}),
      },
    }
  },
}

/** Another industrialist for each seat, by turns: each comes to each seat equally often. */
function industrialistsBy(turn: number): Partial<Options> {
  const step = 1 + (Math.floor(turn / colours.length) % (colours.length - 1))
  const chosen = optionChoices.flatMap(({ name, ofSeat }) => (ofSeat ? [[name, ofSeat.seat] as const] : []))
  return Object.fromEntries(chosen.map(([name, seat]) => [name, colours[(turn + seat * step) % colours.length]]))
}

function positionOf(state: State): RefereedPosition {
  return {
    year: state.year,
    stage: stageOf(state.stage),
    order: state.order,
    bottom: state.bottom,
    left: state.left,
    offBoard: state.offBoard,
    obsolescence: state.obsolescence,
    minimums: state.minimums,
    markers: state.markers,
    supply: state.supply,
    buyers: state.buyers,
    sparks: state.sparks,
    prices: state.prices,
    timecard: state.timecard,
    neutralDeck: [...state.neutralDeck].sort(),
    players: state.players.map(({ colour, wealth, gantt, capacity, hand, revealed, factory }) => ({
      colour,
      wealth,
      gantt,
      capacity,
      hand: open(hand).toSorted(),
      revealed,
      factory,
    })),
  }
}

/** The stage as the referee writes it: what is sealed by its content, who sells by the seat alone. */
function stageOf(stage: Stage): object {
  switch (stage.name) {
    case 'research':
      return { ...stage, moved: sortedMarkers(stage.moved) }
    case 'sales':
      return { name: 'sales', seller: stage.selling[0], step: stage.step, offers: stage.offers }
    case 'demand':
      return { ...stage, faceDown: stage.faceDown.map((each) => ({ ...each, card: open(each.card) })) }
    case 'factory':
      return { ...stage, plans: stage.plans.map((plan) => unsealed(plan)) }
    default:
      return stage
  }
}

function unsealed(plan: object): object {
  return Object.fromEntries(
    Object.entries(plan).map(([name, value]: [string, unknown]) => [
      name === 'kept' ? 'returned' : name,
      isSecret(value) ? open(value) : value,
    ]),
  )
}

/** Candidate moves of every kind, legal and illegal. */
function attempts({ players, stage }: State): object[] {
  const upTo = (most: number) => Array.from({ length: most + 1 }, (_, number) => number)
  const squares = upTo(7).flatMap((x) => upTo(7).map((y) => ({ x, y })))
  const forms = [
    { w: 2, h: 1 },
    { w: 1, h: 2 },
    { w: 2, h: 2 },
    { w: 3, h: 3 },
  ]
  const windows = forms.flatMap((form) => upTo(9).flatMap((x) => upTo(9).map((y) => ({ x: x - 2, y: y - 2, ...form }))))
  const selling = stage.name === 'sales' && stage.step.name === 'dealership'
  const hand = players.flatMap((player, seat) => open(player.hand).map((card) => ({ $secret: [seat], value: card })))
  return [
    ...['pass', 'raiseCapacity', 'leaveIdle', 'withdrawPlan'].map((kind) => ({ kind })),
    ...upTo(6).map((slot) => ({ kind: 'takeSlot', slot })),
    ...dimensions.flatMap((track) => players.map((_, owner) => ({ kind: 'research', track, owner }))),
    ...dealershipSizes.map((dealership) => ({ kind: 'useDealership', dealership })),
    ...(selling
      ? dealershipSizes.flatMap((dealership) => windows.map((window) => ({ kind: 'placeWindow', dealership, window })))
      : []),
    ...squares.map((niche) => ({ kind: 'sellTo', niche })),
    ...(stage.name === 'demand'
      ? hand.flatMap((card) => quadrants.map((quadrant) => ({ kind: 'playCard', card, quadrant })))
      : []),
  ]
}

/** Moves as the rules suggest them, and the same with one thing changed. */
function openAttempts(state: State, seat: Seat, chance: Chance): object[] {
  const move = horselessCarriage.suggest?.(state, seat, chance)
  if (move?.kind !== 'submitPlan') return move ? [move] : []
  const plan = open(move.plan)
  const changed = Array.from({ length: 12 }, () => changedPlan(plan, chance))
  return [move, ...changed.map((each) => ({ ...move, plan: { ...move.plan, value: each } }))]
}
