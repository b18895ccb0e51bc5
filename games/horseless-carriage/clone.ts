import { isSecret, type Secret, within } from '@carriage/kernel'
import { freeze } from './freeze.ts'
import type {
  Dealership,
  MaybeSecret,
  PerDimension,
  PerType,
  Player,
  SalesOffer,
  SalesStage,
  Stage,
  State,
  StoredPlan,
} from './state.ts'

/** A copy that shares nothing with the original but what never changes: the options, factories, and what a secret holds. */
export function clone(state: State): State {
  return {
    options: freeze(state.options),
    year: state.year,
    stage: cloneStage(state.stage),
    order: state.order.slice(),
    players: state.players.map(clonePlayer),
    bottom: state.bottom,
    left: state.left,
    offBoard: state.offBoard.slice(),
    obsolescence: state.obsolescence,
    minimums: cloneDimensions(state.minimums, same),
    markers: cloneDimensions(state.markers, sliced),
    supply: { ...state.supply },
    buyers: cloneTypes(state.buyers),
    sparks: cloneTypes(state.sparks),
    prices: state.prices.slice(),
    timecard: { value: state.timecard.value, flipped: state.timecard.flipped },
    neutralDeck: state.neutralDeck.slice(),
  }
}

function clonePlayer(player: Player): Player {
  return {
    colour: player.colour,
    wealth: player.wealth,
    gantt: player.gantt,
    capacity: player.capacity,
    factory: freeze(player.factory),
    hand: cloneSecret(player.hand, sliced),
    revealed: player.revealed.slice(),
  }
}

function cloneStage(stage: Stage): Stage {
  switch (stage.name) {
    case 'setUp':
    case 'over':
      return { name: stage.name }
    case 'research':
      return {
        name: stage.name,
        waiting: stage.waiting.slice(),
        left: stage.left,
        moved: stage.moved.map(({ track, owner }) => ({ track, owner })),
      }
    case 'focus':
      return { name: stage.name, waiting: stage.waiting.slice(), slots: stage.slots.slice() }
    case 'factory':
      return { name: stage.name, plans: stage.plans.map(clonePlan) }
    case 'sales':
      return cloneSales(stage)
    case 'demand':
      return {
        name: stage.name,
        waiting: stage.waiting.slice(),
        faceDown: stage.faceDown.map(({ owner, quadrant, card }) => ({
          owner,
          quadrant,
          card: cloneSecret(card, same),
        })),
      }
  }
}

function clonePlan(stored: StoredPlan): StoredPlan {
  switch (stored.state) {
    case 'draft':
      return {
        state: stored.state,
        kept: stored.kept && cloneDraft(stored.kept),
        short: stored.short && cloneDraft(stored.short),
      }
    case 'submitted':
      return { state: stored.state, plan: cloneDraft(stored.plan) }
    case 'committed':
      return { state: stored.state }
  }
}

/** Plans and what is wrong with them are only ever replaced. */
function cloneDraft<T extends object>(value: MaybeSecret<T>): MaybeSecret<T> {
  return isSecret(value) ? cloneSecret(value, freeze) : freeze(value)
}

function cloneSales({ name, selling, offers, step }: SalesStage): SalesStage {
  return { name, selling: selling.slice(), offers: offers.map(cloneOffer), step: { ...step } }
}

function cloneOffer({ dealerships, mainlines }: SalesOffer): SalesOffer {
  return {
    dealerships: dealerships.map(cloneDealership),
    mainlines: mainlines.map(({ piece, type, stock }) => ({ piece, type, stock })),
  }
}

function cloneDealership(dealership: Dealership): Dealership {
  const { placed } = dealership
  return {
    size: dealership.size,
    specs: freeze(dealership.specs),
    types: freeze(dealership.types),
    mainlines: freeze(dealership.mainlines),
    window: dealership.window,
    open: dealership.open,
    placed: placed && { x: placed.x, y: placed.y, w: placed.w, h: placed.h },
  }
}

function cloneSecret<T>(secret: Secret<T>, cloneContent: (content: T) => T): Secret<T> {
  freeze(secret.$secret)
  return within(secret, cloneContent)
}

function cloneDimensions<T>(of: PerDimension<T>, cloneEntry: (entry: T) => T): PerDimension<T> {
  return {
    speed: cloneEntry(of.speed),
    range: cloneEntry(of.range),
    design: cloneEntry(of.design),
    reliability: cloneEntry(of.reliability),
    safety: cloneEntry(of.safety),
  }
}

function cloneTypes(of: PerType<number[]>): PerType<number[]> {
  return { car: of.car.slice(), sports: of.sports.slice(), truck: of.truck.slice() }
}

function same<T>(entry: T): T {
  return entry
}

function sliced<T>(entries: T[]): T[] {
  return entries.slice()
}
