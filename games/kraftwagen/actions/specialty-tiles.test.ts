import { describe, expect, test } from 'vitest'
import { standard } from '../components/index.ts'
import { at, body, engine, type Play, type Position, playAtRandom, setUp, table } from '../testing/index.ts'

const options = { specialtyTiles: true }
const special = (): Position => table({ options })

/** The specialty tiles in the chain. */
function specialtyTiles(game: Play): string[] {
  return game.chain.split(' ').filter((element) => /^[ABC]\d$/.test(element))
}

describe('set-up', () => {
  test('KW-13.1 without the option there are none; it is off unless agreed', () => {
    for (const game of [setUp(), setUp({ options: { specialtyTiles: false } })]) {
      expect(game.state.specialty).toBeNull()
      expect(specialtyTiles(game)).toEqual([])
      expect(game.state.chain).toHaveLength(4 + 10)
    }
    const game = playAtRandom(setUp(), 1, (each) => expect(specialtyTiles(each)).toEqual([]))
    expect(game.emitted('specialtyTileTurnedUp')).toEqual([])
  })

  test('KW-13.1 with the option an eleventh tile is in the chain', () => {
    const game = setUp({ options })
    expect(specialtyTiles(game)).toHaveLength(1)
    expect(game.state.chain).toHaveLength(4 + 11)
  })

  test('KW-13.2 each set has a stack of its own, and any tile of it may come first', () => {
    for (const first of ['A1', 'A2', 'A3', 'A4']) {
      const { specialty } = setUp({ options, specialtyTile: first }).state
      expect(specialty!.stacks).toEqual({
        A: ['A1', 'A2', 'A3', 'A4'].filter((tile) => tile !== first),
        B: ['B1', 'B2', 'B3', 'B4'],
        C: ['C1', 'C2', 'C3', 'C4'],
      })
      expect(specialty).toMatchObject({ used: { A: [], B: [], C: [] }, box: [] })
    }
  })

  test('KW-13.2 the order within a stack is random', () => {
    const next = (draw: number) => at(special().chain('r A1 b g y'), draw).takeTile('A1').chooseAction('hire')
    const turnedUp = [0, 1, 2].map((draw) => next(draw).placeEngine('gpCar').emitted('specialtyTileTurnedUp')[0]!.tile)
    expect(turnedUp).toEqual(['A2', 'A3', 'A4'])
  })

  test('KW-13.3 a tile of set A lies at the front, ahead of the tile with three actions', () => {
    const game = setUp({ options, specialtyTile: 'A3', chain: 'r b g y T3 T1 T5 T2 T4 T8 T6 T9 T7 T10' })
    expect(game.chain).toBe('r b g y T3 T1 T5 T2 T4 T8 T6 T9 T7 T10 A3')
  })
})

describe('taking one', () => {
  test('KW-13.5 in the chain it behaves like any tile', () => {
    const position = () => special().chain('r T1 b A2 g T5 y T2')
    const moves = at(position())
      .moves('takeTile')
      .map(({ tile }) => tile)
    expect(moves.slice(0, 4)).toEqual(['T1', 'A2', 'T5', 'T2'])
    const game = at(position(), 'A1').takeTile('A2').chooseAction('grandPrix')
    expect(game.chain).toBe('T1 b r g T5 y T2 T3 T4 T6 T7 T8 T9 T10 A1')
    expect(game.endTurn().chain).toBe('b r g T5 y T2 T3 T4 T6 T7 T8 T9 T10 A1 T1')
    game.as('blue').takeTile('T5').endTurn()
    expect(game.chain).toBe('r g b y T2 T3 T4 T6 T7 T8 T9 T10 A1 T1 T5')
  })

  test('KW-13.5 a player who takes it and is still last has another turn', () => {
    const game = at(special().chain('r A2 b g y'), 'A1').takeTile('A2').chooseAction('grandPrix').endTurn()
    expect(game.as('red').decision).toBe('takeTile')
    expect(game.emitted('turnBegan')).toMatchObject([{ kind: 'turnBegan', seat: 0, again: true }])
  })

  test('KW-13.6 both the action and the bonus must be carried out', () => {
    const game = at(special().chain('r A1 b g y')).takeTile('A1')
    expect(game.refused({ kind: 'endTurn' })).toBe('KW-4.13')
    expect(game.refused({ kind: 'skip' })).toBe('KW-4.13')
    game.chooseAction('hire')
    expect(game.decision).toBe('placeEngine')
    expect(game.refused({ kind: 'skip' })).toBe('KW-4.13')
    game.placeEngine('workshop')
    expect(game.player('red').canteen).toBe(5)
    expect(game.workshops('red')).toEqual([engine(3), null, null])
  })

  test('KW-13.6 an impossible action is forfeited, and the bonus follows', () => {
    const game = at(special().chain('r A1 b g y').supply('red', 0)).takeTile('A1').chooseAction('hire')
    expect(game.forfeited).toEqual(['KW-5.2'])
    expect(game.placeEngine('workshop').workshops('red')).toEqual([engine(3), null, null])
  })

  test('KW-13.6 only optional bonuses can be left out', () => {
    const sell = at(special().round(2).chain('r B2 b g y').workshop('red', body(2))).takeTile('B2')
    expect(sell.chooseAction('sellPart').can({ kind: 'skip' })).toBe(true)
    const withdraw = at(special().chain('r A4 b g y').car('red')).takeTile('A4').chooseAction('withdrawCar3')
    expect(withdraw.can({ kind: 'skip' })).toBe(true)
    const full = [body(1), engine(1), engine(2)] as const
    const take = at(
      special()
        .round(2)
        .chain('r B1 b g y')
        .workshop('red', ...full),
    ).takeTile('B1')
    expect(take.chooseAction('takeBody5').refused({ kind: 'skip' })).toBe('KW-5.13')
  })

  test.each(standard.specialtyTiles.rows.map(({ id, action, bonus, set }) => [id, action, bonus, set] as const))(
    'KW-13.7 KW-13.16 %s has %s and %s, in the order that its taker likes',
    (id, action, bonus, set) => {
      const round = set === 'A' ? 1 : set === 'B' ? 2 : 3
      const game = at(special().round(round).chain(`r ${id} b g y`)).takeTile(id)
      expect(game.moves('chooseAction').map((move) => move.action)).toEqual([action, bonus])
      for (const first of [action, bonus]) {
        const begun = at(special().round(round).chain(`r ${id} b g y`))
          .takeTile(id)
          .chooseAction(first)
        expect(begun.emitted('actionBegan')[0]).toMatchObject({ action: first })
      }
    },
  )

  test('KW-13.7 if agreed, the action of a specialty tile comes before its bonus', () => {
    const options = { specialtyTiles: true, specialtyOrder: 'actionFirst' } as const
    const position = table({ options }).round(1).chain('r A4 b g y').engineers('red', 'daimler').buyers('body')
    const game = at(position).takeTile('A4')
    expect(game.moves('chooseAction').map((move) => move.action)).toEqual(['engine'])
    expect(game.refusal({ kind: 'chooseAction', action: 'withdrawCar3' }).rule).toBe('KW-13.7')
    expect(at(table({ options }).round(1).chain('r A4 b g y')).takeTile('A4').emitted('actionBegan')[0]).toMatchObject({
      action: 'engine',
    })
  })
})

describe('what comes next', () => {
  test.each([
    [1, 'A2', 'A4'],
    [2, 'B3', 'B1'],
    [3, 'C3', 'C2'],
  ] as const)('KW-13.4 in round %i the next tile after %s is of the same set', (round, tile, next) => {
    const game = at(special().round(round).chain(`r ${tile} b g y`), next).takeTile(tile)
    game.chooseAction(game.moves('chooseAction')[0]!.action)
    expect(specialtyTiles(game)).toEqual([next])
    expect(game.state.specialty!.stacks[next[0] as 'A']).toHaveLength(2)
  })

  test('KW-13.8 a used tile goes on its pile and the next one to the front when both halves are done, not before', () => {
    const game = at(special().chain('r A3 b g y'), 'A1').takeTile('A3')
    expect(specialtyTiles(game)).toEqual([])
    expect(game.state.specialty!.used.A).toEqual([])
    game.chooseAction('moneyPerWorker')
    expect(game.state.specialty!.used.A).toEqual(['A3'])
    expect(game.decision).toBe('placeCar')
    expect(game.chain).toBe('r b g y T1 T2 T3 T4 T5 T6 T7 T8 T9 T10 A1')
  })

  test('KW-13.8 with an engine still to be placed nothing is turned up', () => {
    const game = at(special().chain('r A1 b g y')).takeTile('A1').chooseAction('hire')
    expect(game.emitted('specialtyTileTurnedUp')).toEqual([])
    expect(game.placeEngine('gpCar').emitted('specialtyTileTurnedUp')).toHaveLength(1)
  })

  test('KW-13.9 an empty stack is refilled with all four used tiles, including the one just used', () => {
    for (const again of ['A1', 'A2', 'A3', 'A4']) {
      const game = at(special().chain('r A3 b g y').used('A', 'A1', 'A2', 'A4'), again)
        .takeTile('A3')
        .chooseAction('body')
      expect(game.emitted('specialtyStackShuffled')).toMatchObject([{ kind: 'specialtyStackShuffled', set: 'A' }])
      expect(specialtyTiles(game)).toEqual([again])
      expect(game.state.specialty!.stacks.A).toEqual(['A1', 'A2', 'A3', 'A4'].filter((tile) => tile !== again))
      expect(game.state.specialty!.used.A).toEqual([])
    }
  })

  test('KW-13.10 a tile of the current set that is left at the tail moves to the front', () => {
    const game = at(special().round(2).chain('r B3 T1 b g y')).takeTile('T1').endTurn()
    expect(game.chain).toBe('r b g y T2 T3 T4 T5 T6 T7 T8 T9 T10 T1 B3')
    expect(game.state.specialty!.box).toEqual([])
    expect(game.emitted('specialtyTileTurnedUp')).toEqual([])
  })

  test('KW-13.10 if agreed, it is replaced as if it had been used', () => {
    const agreed = table({ options: { specialtyTiles: true, passedSpecialty: 'isReplaced' } })
    const game = at(agreed.round(2).chain('r B3 T1 b g y'), 'B1').takeTile('T1').endTurn()
    expect(game.chain).toBe('r b g y T2 T3 T4 T5 T6 T7 T8 T9 T10 T1 B1')
    expect(game.state.specialty).toMatchObject({ box: [], used: { B: ['B3'] } })
  })

  test('KW-13.11 a tile of an earlier set is carried out and leaves the game; the next is of the current set', () => {
    const game = at(special().round(3).chain('r A3 b g y').canteen('red', 4), 'C4').takeTile('A3').chooseAction('body')
    expect(game.money('red')).toBe(4)
    expect(game.workshops('red')).toEqual([body(1), null, null])
    expect(game.state.specialty).toMatchObject({ box: ['A3'], used: { A: [], B: [], C: [] } })
    expect(game.emitted('specialtyTileLeft')).toMatchObject([{ kind: 'specialtyTileLeft', tile: 'A3', to: 'box' }])
    expect(specialtyTiles(game)).toEqual(['C4'])
  })

  test('KW-13.12 a tile of an earlier set that all have passed leaves the game at that point', () => {
    const game = at(special().round(3).chain('r T4 B2 T5 b g y'), 'C1').takeTile('T5')
    expect(specialtyTiles(game)).toEqual(['B2'])
    game.endTurn()
    expect(game.chain).toBe('r b g y T1 T2 T3 T6 T7 T8 T9 T10 T5 T4 C1')
    expect(game.state.specialty).toMatchObject({ box: ['B2'], used: { A: [], B: [], C: [] } })
  })

  test('KW-13.13 a new round alone replaces nothing', () => {
    const game = at(special().chain('r T1 A2 b g y').scoring())
    expect(game.state.round).toBe(2)
    expect(game.chain).toBe('r T1 A2 b g y T2 T3 T4 T5 T6 T7 T8 T9 T10')
    expect(game.emitted('specialtyTileTurnedUp')).toEqual([])
    expect(game.state.specialty!.stacks.B).toHaveLength(4)
  })

  test('KW-13.14 between turns exactly one specialty tile is in the chain', () => {
    for (const seats of [2, 3, 4] as const) {
      playAtRandom(setUp({ seats, options }), seats, (game) => {
        if (game.decision === 'takeTile') expect(specialtyTiles(game)).toHaveLength(1)
      })
    }
  })

  test('KW-13.15 tiles of earlier sets never come back', () => {
    for (let seed = 1; seed <= 5; seed++) {
      const game = playAtRandom(setUp({ options }), seed)
      let round = 1
      for (const event of game.events) {
        if (event.kind === 'roundPrepared') round = event.round
        if (event.kind === 'specialtyTileTurnedUp') expect(event.tile[0]).toBe('ABC'[round - 1])
      }
      expect(game.emitted('specialtyTileTurnedUp').at(-1)!.tile[0]).toBe('C')
    }
  })

  test('KW-13.15 not even when the current stack is refilled', () => {
    const position = special().round(2).chain('r B3 b g y').used('A', 'A1', 'A2').used('B', 'B1', 'B2', 'B4')
    const game = at(position, 'B2').takeTile('B3').chooseAction('body')
    expect(game.state.specialty).toMatchObject({ stacks: { B: ['B1', 'B3', 'B4'] }, used: { A: ['A1', 'A2'], B: [] } })
  })

  test('KW-13.17 in the last turn of a round the set of that round is still the current one', () => {
    const last = () => special().marker('0').buyers('body', 'engine', 'prestige', 'price')
    const taken = at(last().chain('r A2 b g y'), 'A4').takeTile('A2').chooseAction('grandPrix').endTurn()
    expect(taken.state.round).toBe(2)
    expect(specialtyTiles(taken)).toEqual(['A4'])
    expect(taken.state.specialty).toMatchObject({ used: { A: ['A2'] }, box: [] })
    const passed = at(last().chain('r A2 T1 b g y')).takeTile('T1').endTurn()
    expect(passed.state.round).toBe(2)
    expect(passed.chain).toBe('r b g y T2 T3 T4 T5 T6 T7 T8 T9 T10 T1 A2')
    expect(passed.state.specialty!.box).toEqual([])
  })
})

describe('examples', () => {
  test('KW-EX-56 a used tile is replaced; the fourth use reshuffles', () => {
    const game = at(special().chain('r A1 b g y'), 'A3', 'A4', 'A2', 'A3')
    game.as('red').takeTile('A1').chooseAction('hire').placeEngine('workshop')
    expect(game.state.chain.at(-1)).toBe('A3')
    expect(game.state.specialty!.used.A).toEqual(['A1'])
    game.endTurn().as('red').takeTile('A3').chooseAction('body').endTurn()
    game.as('blue').takeTile('A4').chooseAction('engine').placeEngine('workshop').endTurn()
    expect(game.state.chain.at(-1)).toBe('A2')
    expect(game.state.specialty!.used.A).toEqual(['A1', 'A3', 'A4'])
    expect(game.state.specialty!.stacks.A).toEqual([])
    game.as('green').takeTile('A2').chooseAction('grandPrix')
    expect(game.emitted('specialtyStackShuffled')).toHaveLength(1)
    expect(game.state.chain.at(-1)).toBe('A3')
    expect(game.state.specialty!.stacks.A).toEqual(['A1', 'A2', 'A4'])
    expect(game.state.specialty!.used.A).toEqual([])
  })

  const passing = (round: 1 | 2) => special().round(round).chain('r T4 A2 T5 T1 b g y T2 T3 T6 T7 T8 T9 T10')

  test('KW-EX-57 a tile of an earlier round is passed by everybody', () => {
    const game = at(passing(2), 'B3').takeTile('T1').endTurn()
    expect(game.chain).toBe('r b g y T2 T3 T6 T7 T8 T9 T10 T1 T4 B3 T5')
    expect(game.state.specialty).toMatchObject({ box: ['A2'], stacks: { B: ['B1', 'B2', 'B4'] } })
    expect(game.as('red').decision).toBe('takeTile')
  })

  test('KW-EX-58 a tile of the current round is passed', () => {
    const game = at(passing(1)).takeTile('T1').endTurn()
    expect(game.chain).toBe('r b g y T2 T3 T6 T7 T8 T9 T10 T1 T4 A2 T5')
    expect(game.state.specialty!.box).toEqual([])
  })

  test('KW-EX-58 a tile of an earlier round is taken', () => {
    const game = at(passing(2), 'B3').takeTile('A2').chooseAction('grandPrix')
    expect(game.raceCar('red')).toEqual([1, 0])
    expect(game.player('red').gpEngine).toBe(2)
    expect(game.state.specialty!.box).toEqual(['A2'])
    expect(game.endTurn().chain).toBe('r T5 T1 b g y T2 T3 T6 T7 T8 T9 T10 B3 T4')
  })
})
