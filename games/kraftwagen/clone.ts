import { type Secret, within } from '@carriage/kernel'
import type { PerPreference } from '@carriage/motorworks'
import type { Award, SpecialtySet } from './components/index.ts'
import type { Car, Player, Specialty, State } from './state.ts'
import { cloneStep } from './steps.ts'

/** A copy that shares nothing with the original but what never changes: the options, and who knows a secret. */
export function clone(state: State): State {
  return {
    options: freeze(state.options),
    round: state.round,
    phase: state.phase,
    steps: state.steps.map(cloneStep),
    actor: state.actor,
    turn: { ...state.turn },
    chain: state.chain.slice(),
    startTiles: state.startTiles.slice(),
    players: state.players.map(clonePlayer),
    deck: state.deck.slice(),
    display: state.display.slice(),
    discard: state.discard.slice(),
    stacks: clonePreferences(state.stacks),
    stackMoney: clonePreferences(state.stackMoney),
    activeBuyers: state.activeBuyers.map(({ preference, daimler }) => ({ preference, daimler })),
    marker: state.marker,
    availablePrices: state.availablePrices.slice(),
    market: state.market.map(cloneCar),
    dummies: state.dummies.slice(),
    awards: state.awards.slice(),
    specialty: state.specialty && cloneSpecialty(state.specialty),
  }
}

function clonePlayer(player: Player): Player {
  return {
    supply: player.supply,
    canteen: player.canteen,
    workshops: player.workshops.map((part) => part && { kind: part.kind, value: part.value }),
    gpEngine: player.gpEngine,
    startTile: player.startTile,
    developments: player.developments.slice(),
    inactive: player.inactive.slice(),
    engineers: player.engineers.slice(),
    engineerMarkers: player.engineerMarkers.slice(),
    raceCar: { space: player.raceCar.space, laps: player.raceCar.laps },
    carsPlaced: player.carsPlaced,
    money: typeof player.money === 'number' ? player.money : cloneSecret(player.money, same),
    awards: Array.isArray(player.awards) ? player.awards.slice() : cloneSecret(player.awards, sliced),
  }
}

function cloneSecret<T>(secret: Secret<T>, cloneContent: (content: T) => T): Secret<T> {
  freeze(secret.$secret)
  return within(secret, cloneContent)
}

function same(money: number): number {
  return money
}

function sliced(awards: Award[]): Award[] {
  return awards.slice()
}

/** Freezes what copies share, with everything in it. A state that was just read from a store is not frozen yet. */
function freeze<T extends object>(shared: T): T {
  if (Object.isFrozen(shared)) return shared
  for (const part of Object.values(shared)) if (typeof part === 'object' && part !== null) freeze(part)
  return Object.freeze(shared)
}

function cloneCar(car: Car): Car {
  return {
    owner: car.owner,
    body: car.body,
    engine: car.engine,
    workers: car.workers,
    price: car.price,
    engineerMarker: car.engineerMarker,
  }
}

function clonePreferences(of: PerPreference<number>): PerPreference<number> {
  return { body: of.body, engine: of.engine, prestige: of.prestige, price: of.price }
}

export function cloneSpecialty({ stacks, used, box }: Specialty): Specialty {
  return { stacks: cloneSets(stacks), used: cloneSets(used), box: box.slice() }
}

function cloneSets(of: Record<SpecialtySet, string[]>): Record<SpecialtySet, string[]> {
  return { A: of.A.slice(), B: of.B.slice(), C: of.C.slice() }
}
