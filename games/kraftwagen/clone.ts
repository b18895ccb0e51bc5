import { freezeShared } from '@carriage/kernel'
import { copyFaceDown, copyWorkshops, type PerPreference, sameAmount } from '@carriage/kraftwagen-family'
import type { Award, SpecialtySet } from './components/index.ts'
import type { Car, Player, Specialty, State } from './state.ts'
import { cloneStep } from './steps.ts'

/** A deep copy, except for immutable parts: the options and the visibility of secrets. */
export function clone(state: State): State {
  return {
    options: freezeShared(state.options),
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
    workshops: copyWorkshops(player.workshops),
    gpEngine: player.gpEngine,
    startTile: player.startTile,
    developments: player.developments.slice(),
    inactive: player.inactive.slice(),
    engineers: player.engineers.slice(),
    engineerMarkers: player.engineerMarkers.slice(),
    raceCar: { space: player.raceCar.space, laps: player.raceCar.laps },
    carsPlaced: player.carsPlaced,
    money: copyFaceDown(player.money, sameAmount),
    awards: copyFaceDown(player.awards, sliced),
  }
}

function sliced(awards: Award[]): Award[] {
  return awards.slice()
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

export function cloneSpecialty({ stacks, used, box, closedSpaces }: Specialty): Specialty {
  const copy: Specialty = { stacks: cloneSets(stacks), used: cloneSets(used), box: box.slice() }
  if (closedSpaces !== undefined) copy.closedSpaces = closedSpaces
  return copy
}

function cloneSets(of: Record<SpecialtySet, string[]>): Record<SpecialtySet, string[]> {
  return { A: of.A.slice(), B: of.B.slice(), C: of.C.slice() }
}
