import type { Invariant } from '@carriage/kernel'
import { contentIfKnown, type PartKind, sameItems } from '@carriage/kraftwagen-family'
import type { State } from '../state.ts'
import { componentTablesOf } from '../tables.ts'

/** Awards are taken as soon as they are earned. */
export const awardInvariants: readonly Invariant<State>[] = [
  {
    id: 'KW-INV-19',
    title: 'Every award is available or owned, once',
    broken: (state) => {
      const { rows } = componentTablesOf(state).components.awards
      const owned = state.players.flatMap(({ awards }) => contentIfKnown(awards) ?? [])
      if (state.players.some(({ awards }) => contentIfKnown(awards) === undefined)) return undefined
      return sameItems(Object.keys(rows), [...state.awards, ...owned])
    },
  },
  {
    id: 'KW-INV-24',
    title: 'The awards for workers and engineers are taken as soon as they are earned',
    broken: ({ awards, players }) => {
      if (awards.includes('workers') && players.some(({ supply }) => supply === 0)) return 'a supply is empty'
      if (awards.includes('engineers') && players.some(({ engineers }) => engineers.length >= 3))
        return 'three engineers'
      return undefined
    },
  },
  {
    id: 'KW-INV-25',
    title: 'The awards for laps are taken as soon as they are earned',
    broken: ({ awards, players }) => {
      const laps = Math.max(...players.map(({ raceCar }) => raceCar.laps))
      return (awards.includes('lap1') && laps >= 1) || (awards.includes('lap2') && laps >= 2)
        ? `${laps} laps`
        : undefined
    },
  },
  {
    id: 'KW-INV-26',
    title: 'The awards for parts are taken as soon as they are earned',
    broken: (state) => {
      const body = highest(state, 'body')
      const engine = highest(state, 'engine')
      if (state.awards.includes('body3') && body >= 3) return `body ${body}`
      if (state.awards.includes('body6') && body >= 6) return `body ${body}`
      if (state.awards.includes('engine4') && engine >= 4) return `engine ${engine}`
      if (state.awards.includes('engine7') && engine >= 7) return `engine ${engine}`
      return undefined
    },
  },
  {
    id: 'KW-INV-27',
    title: 'The awards for buyers and cars are taken as soon as they are earned',
    broken: ({ awards, activeBuyers, market, options, players }) => {
      const wanted = activeBuyers.map(({ preference }) => preference)
      if (awards.includes('buyer') && new Set(wanted).size !== wanted.length) return wanted.join()
      if (!awards.includes('market')) return undefined
      const owners = market.map(({ owner }) => owner)
      const cars =
        options.marketAward === 'sameRound'
          ? owners.length - new Set(owners).size
          : Math.max(...players.map(({ carsPlaced }) => carsPlaced)) - 1
      return cars >= 1 ? 'somebody has placed a second car' : undefined
    },
  },
]

function highest({ players, market }: State, kind: PartKind): number {
  let best = 0
  for (const { workshops } of players) {
    for (const part of workshops) if (part?.kind === kind && part.value > best) best = part.value
  }
  for (const car of market) if (car[kind] > best) best = car[kind]
  return best
}
