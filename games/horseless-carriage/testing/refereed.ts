import { type Chance, fastChance, isSecret, open, type Seat } from '@carriage/kernel'
import type { RefereedTitle } from '@carriage/kernel/referee'
import { dealershipSizes, dimensions, quadrants, standard, vehicleTypes } from '../components/index.ts'
import type { Event } from '../events.ts'
import type { Piece, Plan } from '../factory/index.ts'
import { horselessCarriage } from '../game.ts'
import type { Move } from '../moves.ts'
import { type Options, optionChoices, standardOptions } from '../options.ts'
import { bookSections, type RefereedPosition, refereeHorselessCarriage, sortedMarkers } from '../referee/index.ts'
import type { Stage, State } from '../state.ts'
import { title } from '../title.ts'

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
      delivered(seat, type, x, y) {
        const sold = eventsNow().find(
          (event) =>
            event.kind === 'vehiclesSold' &&
            event.seat === seat &&
            event.type === type &&
            event.x === x &&
            event.y === y,
        )
        const from = sold?.kind === 'vehiclesSold' ? sold.from : []
        return Object.fromEntries(from.map(({ mainline, vehicles }) => [`${mainline}`, vehicles]))
      },
    })
  },
  positionOf,
  attempts,
  openAttempts,
  overseen({ players }, viewer) {
    for (const [seat, { hand }] of players.entries())
      if (hand !== undefined && isSecret(hand) && 'value' in hand !== (seat === viewer)) return `hand of seat ${seat}`
    return undefined
  },
  otherTable(seed) {
    const chance = fastChance(seed)
    const drawn = optionChoices
      .filter(({ ofSeat }) => ofSeat === undefined)
      .map(({ name, values }) => [name, values[chance.below(values.length)]])
    return {
      seats: 3 + (seed % 3),
      options: { ...standardOptions, ...Object.fromEntries(drawn) } as Options, // each of its own values
    }
  },
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

/** Moves of every kind with everything that can be in them, and a little more. */
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
  return Array.from({ length: 4 }).flatMap((): object[] => {
    const move = horselessCarriage.suggest?.(state, seat, chance)
    if (move?.kind === 'placeDepartments') {
      const { research, planning } = move
      const moved = Array.from({ length: 6 }, () => ({
        ...move,
        research: { ...research, x: research.x + chance.below(5) - 2, y: research.y + chance.below(5) - 2 },
        planning: { ...planning, x: planning.x + chance.below(3) - 1 },
      }))
      return [move, ...moved]
    }
    if (move?.kind !== 'submitPlan') return move ? [move] : []
    const plan = open(move.plan)
    const changed = Array.from({ length: 12 }, () => changedPlan(plan, chance))
    const own = Array.from({ length: 16 }, () => inventedPlan(plan, chance))
    return [move, ...[...changed, ...own].map((each) => ({ ...move, plan: { ...move.plan, value: each } }))]
  })
}

/** Departments, or a mainline with a dealership beside it, anywhere: not made by the rules, which might refuse too much. */
function inventedPlan({ expansion }: Plan, chance: Chance): object {
  const x = chance.below(14) - 1
  const y = chance.below(14) - 1
  const rot = chance.below(2)
  if (chance.below(3) === 0) {
    const type = (['research', 'planning'] as const)[chance.below(2)]
    return { pieces: [{ kind: 'department', type, x, y, rot: type === 'research' ? 0 : rot }], expansion }
  }
  const type = vehicleTypes[chance.below(3)] ?? 'car'
  const size = dealershipSizes[chance.below(3)] ?? 'large'
  const { w, h } = standard.mainlines.rows[type]
  const mainline = { kind: 'mainline', type, x, y, rot: 0, mirror: false }
  const beside = chance.below(2) === 0 ? { x: x + w, y } : { x, y: y + h }
  return { pieces: [mainline, { kind: 'dealership', type: size, ...beside, rot: 0 }], expansion }
}

function changedPlan({ pieces, expansion }: Plan, chance: Chance): object {
  const at = chance.below(Math.max(1, pieces.length))
  const piece = pieces[at]
  const shift = () => chance.below(3) - 1
  switch (chance.below(6)) {
    case 0:
      return { pieces: pieces.filter((_, index) => index !== at), expansion }
    case 1:
      return { pieces, expansion: expansion && { ...expansion, x: expansion.x + shift(), y: expansion.y + shift() } }
    case 2:
      return { pieces, expansion: expansion && { ...expansion, rot: chance.below(4), mirror: chance.below(2) === 0 } }
    case 3:
      return { pieces: piece ? pieces.with(at, turned(piece, chance)) : pieces, expansion }
    case 4:
      return {
        pieces: piece ? pieces.with(at, { ...piece, x: piece.x + shift(), y: piece.y + shift() }) : pieces,
        expansion,
      }
    default:
      return {
        pieces: piece ? pieces.with(at, otherType(piece, chance)) : pieces,
        expansion: chance.below(4) === 0 ? null : expansion,
      }
  }
}

function turned(piece: Piece, chance: Chance): Piece {
  if (piece.kind === 'indicator') return { ...piece, points: (['N', 'E', 'S', 'W'] as const)[chance.below(4)] ?? 'N' }
  const rot = ([0, 1, 2, 3] as const)[chance.below(4)] ?? 0
  return piece.kind === 'mainline' ? { ...piece, rot, mirror: chance.below(2) === 0 } : { ...piece, rot }
}

function otherType(piece: Piece, chance: Chance): Piece {
  if (piece.kind === 'indicator') return { ...piece, dimension: dimensions[chance.below(5)] ?? 'speed' }
  if (piece.kind === 'mainline') return { ...piece, type: vehicleTypes[chance.below(3)] ?? 'car' }
  return piece.kind === 'dealership' ? { ...piece, type: dealershipSizes[chance.below(3)] ?? 'large' } : piece
}
