import { type Invariant, seatsOf } from '@carriage/kernel'
import { currentStep, sameItems } from '@carriage/kraftwagen-family'
import { specialtySets } from '../components/index.ts'
import type { State, TileId } from '../state.ts'
import { componentTablesOf, isEarlier, setOfRound, tileOf } from '../tables.ts'

export const chainInvariants: readonly Invariant<State>[] = [
  {
    id: 'KW-INV-4',
    title: 'Every action tile is in the chain or in hand, once',
    broken: (state) =>
      sameItems(
        componentTablesOf(state).components.actionTiles.rows.map(({ id }) => id),
        tilesInPlay(state).filter((tile) => tileOf(componentTablesOf(state), tile).set === null),
      ),
  },
  {
    id: 'KW-INV-5',
    title: 'Each worker is in the chain once',
    broken: ({ chain, players }) =>
      sameItems(
        seatsOf(players.length).map(String),
        chain.filter((element) => typeof element === 'number').map(String),
      ),
  },
  {
    id: 'KW-INV-6',
    title: 'Between turns the next actor is at the tail of a whole chain',
    broken: (state) => {
      if (currentStep(state).name !== 'takeTile') return undefined
      const length = state.players.length + 10 + (state.specialty ? 1 : 0)
      if (state.chain.length !== length) return `the chain has ${state.chain.length} elements instead of ${length}`
      return state.chain[0] === state.actor ? undefined : `${state.chain[0]} is at the tail, ${state.actor} acts`
    },
  },
  {
    id: 'KW-INV-7',
    title: 'One specialty tile is out, of the current set or an earlier one',
    broken: (state) => {
      const { specialty } = state
      const out = tilesInPlay(state).filter((tile) => tileOf(componentTablesOf(state), tile).set !== null)
      if (!specialty) return out.length === 0 ? undefined : `${out.join()} without the option`
      if (out.length !== 1) return `${out.length} in chain or hand`
      for (const set of specialtySets) {
        const later = set !== setOfRound(state.round) && !isEarlier(set, state.round)
        if (later && specialty.stacks[set].length !== 4) return `set ${set} has left its stack early`
      }
      const { A, B, C } = componentTablesOf(state).specialtyTiles
      const { stacks, used, box } = specialty
      const all = [stacks, used].flatMap((piles) => specialtySets.flatMap((set) => piles[set]))
      return sameItems([...A, ...B, ...C], [...all, ...box, ...out])
    },
  },
]

function tilesInPlay({ chain, turn }: State): TileId[] {
  const tiles = chain.filter((element) => typeof element === 'string')
  if (turn.tile !== null) tiles.push(turn.tile)
  return tiles
}
