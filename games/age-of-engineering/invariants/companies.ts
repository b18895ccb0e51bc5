import type { Invariant } from '@carriage/kernel'
import { contentIfKnown, forSeats, isPartValue, sum } from '@carriage/kraftwagen-family'
import type { Company, State } from '../state.ts'
import { componentTablesOf } from '../tables.ts'

/** Invariants of each company. */
export const companyInvariants: readonly Invariant<State>[] = [
  {
    id: 'AE-INV-3',
    title: 'Each company has all its workers',
    broken: (state) =>
      forSeats(state.companies, (seat, { supply, canteen, team }) => {
        const onCars = sum(state.market.map((car) => (car.owner === seat ? car.workers : 0)))
        const { perColour } = componentTablesOf(state).components.workers
        if (supply < 0 || canteen < 0 || team < 0) return `supply ${supply}, canteen ${canteen}, team ${team}`
        const all = supply + canteen + team + onCars
        return all === perColour ? undefined : `${all} workers instead of ${perColour}`
      }),
  },
  {
    id: 'AE-INV-4',
    title: 'A salesperson is in one place, and at work only for the owner of Riker',
    broken: (state) =>
      forSeats(state.companies, (seat, { salesperson, engineers }) => {
        const cars = state.market.filter((car) => car.owner === seat && car.salesperson).length
        if (cars !== (salesperson === 'car' ? 1 : 0)) return `on ${cars} cars, but said to be in ${salesperson}`
        const atWork = salesperson === 'canteen' || salesperson === 'car'
        if (atWork && !engineers.includes('riker')) return `in ${salesperson} without Riker`
        const taken = state.companies.some((company) => company.engineers.includes('riker'))
        const expected = taken && !engineers.includes('riker')
        return (salesperson === 'box') === expected ? undefined : `in ${salesperson}`
      }),
  },
  {
    id: 'AE-INV-5',
    title: 'Levels are 1 to 7 and differ by at most 2',
    broken: (state) =>
      forSeats(state.companies, (_, { levels: { body, engine } }) => {
        const { mostLevelDifference } = componentTablesOf(state).components.companyBoard
        const fit = isPartValue(body) && isPartValue(engine) && Math.abs(body - engine) <= mostLevelDifference
        return fit ? undefined : `levels ${body} and ${engine}`
      }),
  },
  {
    id: 'AE-INV-6',
    title: 'Three workshops hold a part of value 1 to 7 each, or nothing; so does the race car',
    broken: (state) =>
      forSeats(state.companies, (_, { workshops, raceEngine }) => {
        if (workshops.length !== 3) return `${workshops.length} workshops`
        if (!isPartValue(raceEngine)) return `race engine ${raceEngine}`
        return workshops.every((part) => part === null || isPartValue(part.value)) ? undefined : 'a part of no value'
      }),
  },
  {
    id: 'AE-INV-7',
    title: 'A racing team has at most as many workers as places',
    broken: (state) =>
      forSeats(state.companies, (_, { team }) =>
        team < componentTablesOf(state).teamBonus.length ? undefined : `${team} in the team`,
      ),
  },
  {
    id: 'AE-INV-15',
    title: 'Seven engineer tokens at most are out, one from each engineer and one loose',
    broken: (state) => {
      const out = sum(state.companies.map(({ engineerTokens, looseTokens }) => engineerTokens + looseTokens))
      if (out > 7) return `${out} tokens`
      return forSeats(state.companies, (_, company) => tooManyTokens(company))
    },
  },
  {
    id: 'AE-INV-23',
    title: 'Points are whole and never below the achievements that brought them',
    broken: (state) =>
      forSeats(state.companies, (_, company) => {
        const points = contentIfKnown(company.points)
        if (points === undefined) return undefined
        const { rows } = componentTablesOf(state).components.achievements
        const least = sum(company.achievements.map((achievement) => rows[achievement].points))
        return Number.isInteger(points) && points >= least ? undefined : `${points} points`
      }),
  },
]

function tooManyTokens({ engineerTokens, looseTokens, engineers, startingBonus }: Company): string | undefined {
  const loose = startingBonus === 'engineAndToken' ? 1 : 0
  if (engineerTokens < 0 || engineerTokens > engineers.length) return `${engineerTokens} tokens on tiles`
  return looseTokens < 0 || looseTokens > loose ? `${looseTokens} loose tokens` : undefined
}
