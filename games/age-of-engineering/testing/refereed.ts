import type { RefereedTitle } from '@carriage/kernel/referee'
import { inAnyOrder } from '@carriage/kraftwagen-family/referee'
import { eventsOneByOne, isShown, knownContent, otherTables } from '@carriage/kraftwagen-family/testing/refereed'
import {
  actions,
  engineeringMarkers,
  investors,
  partKinds,
  preferences,
  readComponents,
  recruits,
  standard,
  startingBonuses,
} from '../components/index.ts'
import type { Event } from '../events.ts'
import type { Move } from '../moves.ts'
import { type Options, optionChoices, standardOptions } from '../options.ts'
import { bookSections, type RefereedPosition, refereeAgeOfEngineering } from '../referee/index.ts'
import type { Company, Recruits, State } from '../state.ts'
import { title } from '../title.ts'

/** Age of Engineering beside its referee: `pnpm referee age-of-engineering`. */
export const refereed: RefereedTitle<State, Move, Options, Event, RefereedPosition> = {
  title,
  sections: bookSections,
  begin(first, { seats, options }, events) {
    const next = eventsOneByOne(events)
    return refereeAgeOfEngineering(seats, options.components ?? standard, options, first, {
      revealed: (kind) => next('recruitsRevealed', ({ recruit }) => recruit === kind)?.tiles,
    })
  },
  positionOf,
  attempts,
  overseen({ companies, options }, viewer) {
    const hidden = options.scoreVisibility === 'hidden'
    for (const [seat, { points }] of companies.entries()) {
      if (hidden ? isShown(points) !== (seat === viewer) : !isShown(points)) return `points of seat ${seat}`
    }
    return undefined
  },
  otherTable: otherTables({
    options: standardOptions,
    choices: optionChoices,
    box: standard,
    actions,
    readComponents,
  }),
}

function positionOf(state: State): RefereedPosition {
  return {
    round: state.round,
    actor: state.actor,
    chain: [...state.chain],
    startingBonuses: inAnyOrder(state.startingBonuses),
    companies: state.companies.map(companyOf),
    recruits: {
      engineer: recruitsOf(state.recruitment.engineer),
      investor: recruitsOf(state.recruitment.investor),
      instant: recruitsOf(state.recruitment.instant),
    },
    stacks: { ...state.stacks },
    whiteMarkers: { ...state.whiteMarkers },
    buyers: state.activeBuyers.map(({ preference, packard }) => ({ preference, packard })),
    marketMarker: state.marketMarker,
    prices: [...state.priceChart].sort((a, b) => a - b),
    market: inAnyOrder(state.market),
    investorTrack: state.investorTrack.map(({ investor, by }) => ({ investor, by })),
    neutralCars: [...state.neutralCars],
    achievements: inAnyOrder(state.achievements),
  }
}

function recruitsOf({ unseen, stack, display, gone }: Recruits<string>): RefereedPosition['recruits'][string] {
  return { unseen: inAnyOrder(unseen), stack, display: inAnyOrder(display), gone: inAnyOrder(gone) }
}

function companyOf(company: Company): RefereedPosition['companies'][number] {
  return {
    supply: company.supply,
    canteen: company.canteen,
    team: company.team,
    salesperson: company.salesperson,
    workshops: inAnyOrder(company.workshops.flatMap((part) => part ?? [])),
    raceEngine: company.raceEngine,
    levels: { ...company.levels },
    engineers: inAnyOrder(company.engineers),
    engineerTokens: company.engineerTokens,
    looseTokens: company.looseTokens,
    markers: inAnyOrder(company.engineeringMarkers),
    investors: inAnyOrder(company.investors),
    space: company.raceCar.space,
    laps: company.raceCar.laps,
    points: knownContent(company.points),
    achievements: inAnyOrder(company.achievements),
  }
}

/** Candidate moves of every kind, legal and illegal. */
function attempts({ market, options }: State): object[] {
  const { actionTiles } = options.components ?? standard
  const upTo = (most: number) => Array.from({ length: most + 1 }, (_, number) => number)
  const parts = partKinds.flatMap((part) => upTo(8).map((value) => ({ part, value })))
  const crews = upTo(13).flatMap((workers) => [true, false].map((salesperson) => ({ workers, salesperson })))
  const each = <T>(list: readonly T[], move: (item: T) => object | object[]) => list.flatMap(move)
  return [
    ...each(['recruitWorkers', 'recruitRace', 'endTurn', 'declineBuick'], (kind) => ({ kind })),
    ...each(actionTiles.rows, ({ id }) => ({ kind: 'takeTile', tile: id })),
    ...each(startingBonuses, (bonus) => ({ kind: 'chooseBonus', bonus })),
    ...each(actions, (action) => ({ kind: 'chooseAction', action })),
    ...each(parts, (part) => ({ kind: 'returnPart', ...part })),
    ...each(partKinds, (raise) => ({ kind: 'research', raise })),
    ...each(['workshop', 'raceCar'], (where) => ({ kind: 'placeEngine', where })),
    ...each(['loose', 'onTile'], (token) => ({ kind: 'spendToken', token })),
    ...each(['worker', 'salesperson'], (whom) => ({ kind: 'hire', whom })),
    ...each(recruits, (tile) => ({ kind: 'recruit', tile })),
    ...each(preferences, (preference) => [
      { kind: 'chooseBuyer', preference },
      { kind: 'useBuick', preference },
      ...upTo(5).map((buyer) => ({ kind: 'swapBuyer', buyer, preference })),
    ]),
    ...each(upTo(13), (workers) => ({ kind: 'race', workers })),
    ...each(market, ({ price: car }) => [
      { kind: 'sellNow', car },
      ...each(investors, (investor) => ({ kind: 'useProductionToken', investor, car })),
      ...each(['body', 'engine', 'price'], (change) => upTo(15).map((to) => ({ kind: 'exchange', car, change, to }))),
      ...each(crews, (crew) => ({ kind: 'exchangeCrew', car, ...crew })),
    ]),
    ...each(engineeringMarkers, (marker) => upTo(5).map((buyer) => ({ kind: 'usePackard', marker, buyer }))),
    ...each([null, ...engineeringMarkers], (marker) => ({ kind: 'markCar', marker })),
    ...each(upTo(7), (body) => upTo(7).map((engine) => ({ kind: 'placeCar', body, engine }))),
    ...each(crews, (crew) => ({ kind: 'crewCar', ...crew })),
    ...each(upTo(16), (price) => ({ kind: 'priceCar', price })),
  ]
}
