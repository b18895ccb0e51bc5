import { freezeShared } from '@carriage/kernel'
import { copyFaceDown, copyWorkshops, type PerPreference, sameAmount } from '@carriage/kraftwagen-family'
import type { Preference } from './components/index.ts'
import type { Car, Company, Recruits, State } from './state.ts'
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
    startingBonuses: state.startingBonuses.slice(),
    companies: state.companies.map(cloneCompany),
    recruitment: {
      engineer: cloneRecruits(state.recruitment.engineer),
      investor: cloneRecruits(state.recruitment.investor),
      instant: cloneRecruits(state.recruitment.instant),
    },
    stacks: clonePreferences(state.stacks),
    whiteMarkers: clonePreferences(state.whiteMarkers),
    activeBuyers: state.activeBuyers.map(({ preference, packard }) => ({ preference, packard })),
    marketMarker: state.marketMarker,
    priceChart: state.priceChart.slice(),
    market: state.market.map(cloneCar),
    investorTrack: state.investorTrack.map(({ investor, by }) => ({ investor, by })),
    neutralCars: state.neutralCars.slice(),
    achievements: state.achievements.slice(),
  }
}

function cloneCompany(company: Company): Company {
  return {
    supply: company.supply,
    canteen: company.canteen,
    team: company.team,
    salesperson: company.salesperson,
    workshops: copyWorkshops(company.workshops),
    raceEngine: company.raceEngine,
    levels: { body: company.levels.body, engine: company.levels.engine },
    startingBonus: company.startingBonus,
    engineers: company.engineers.slice(),
    engineerTokens: company.engineerTokens,
    looseTokens: company.looseTokens,
    engineeringMarkers: company.engineeringMarkers.slice(),
    investors: company.investors.slice(),
    raceCar: { space: company.raceCar.space, laps: company.raceCar.laps },
    points: copyFaceDown(company.points, sameAmount),
    achievements: company.achievements.slice(),
  }
}

function cloneRecruits<Tile extends string>({ unseen, stack, display, gone }: Recruits<Tile>): Recruits<Tile> {
  return { unseen: unseen.slice(), stack, display: display.slice(), gone: gone.slice() }
}

export function cloneCar(car: Readonly<Car>): Car {
  return {
    owner: car.owner,
    body: car.body,
    engine: car.engine,
    workers: car.workers,
    salesperson: car.salesperson,
    price: car.price,
    marker: car.marker,
    productionTokens: car.productionTokens,
  }
}

function clonePreferences(of: PerPreference<number, Preference>): PerPreference<number, Preference> {
  return { body: of.body, engine: of.engine, luxury: of.luxury, price: of.price }
}
