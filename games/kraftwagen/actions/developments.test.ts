import { describe, expect, test } from 'vitest'
import { standard } from '../components/index.ts'
import { at, body, engine, playAtRandom, research, setUp, table } from '../testing/index.ts'

describe('levels', () => {
  test('KW-6.2 a development raises the levels by its points for body and engine', () => {
    for (const { id, points } of standard.developments.rows) {
      expect(research(id).levels('red'), id).toEqual([1 + points.body, 1 + points.engine])
    }
  })

  test('KW-6.3 a level is 1 and the points of all active developments', () => {
    const game = at(table().developments('red', 'D1', 'D2', 'D6').inactive('blue', 'D1', 'D2'))
    expect(game.levels('red')).toEqual([4, 3])
    expect(game.levels('blue')).toEqual([1, 1])
  })

  test('KW-EX-7 levels from developments', () => {
    const game = at(table().developments('red', 'D1', 'D6'))
    expect(game.levels('red')).toEqual([2, 3])
    game.takeTile('T10').chooseAction('body').chooseAction('engine').placeEngine('workshop')
    expect(game.workshops('red')).toEqual([body(2), engine(3), null])
  })

  test('KW-EX-30 level cap', () => {
    const position = table().developments('red', 'D2', 'D2', 'D2', 'D4').awardsGone('body3', 'body6')
    const game = at(position).takeTile('T3')
    expect(game.levels('red')).toEqual([7, 1])
    expect(game.workshops('red')).toEqual([body(7), null, null])
  })

  test('KW-6.3 the engine level ends at 7, too', () => {
    const game = at(table().developments('red', 'D3', 'D3', 'D3', 'D3'))
      .takeTile('T4')
      .placeEngine('gpCar')
    expect(game.levels('red')).toEqual([1, 7])
    expect(game.player('red').gpEngine).toBe(7)
  })

  test('KW-6.4 points beyond 7 are stored without effect', () => {
    const game = research('D4', table().levels('red', 7, 1).canteen('red', 1))
    expect(game.levels('red')).toEqual([7, 1])
    expect(game.workshops('red')).toEqual([body(7), null, null])
    expect(game.player('red')).toMatchObject({ developments: ['D2', 'D2', 'D2', 'D4'], inactive: [], canteen: 0 })
  })
})

describe('activation', () => {
  test('KW-6.5 a worker of the canteen goes onto the card at once, even the last one', () => {
    for (const canteen of [1, 3]) {
      const game = research('D1', table().canteen('red', canteen))
      expect(game.player('red')).toMatchObject({ canteen: canteen - 1, developments: ['D1'], inactive: [] })
      expect(game.decision).toBe('placeCar')
    }
  })

  test('KW-6.7 with an empty canteen the card gives neither points nor a part', () => {
    for (const card of ['D1', 'D4', 'D6']) {
      const game = research(card, table().canteen('red', 0))
      expect(game.player('red')).toMatchObject({ canteen: 0, developments: [], inactive: [card] })
      expect(game.levels('red')).toEqual([1, 1])
      expect(game.workshops('red')).toEqual([null, null, null])
      expect(game.decision).toBe('placeCar')
    }
  })

  test('KW-EX-24 inactive development woken by a hire', () => {
    const position = table()
      .supply('red', 3)
      .developments('red', 'D1')
      .inactive('red', 'D4')
      .car('red', { workers: 4 })
      .car('red', { workers: 4 })
      .workshop('red', engine(2))
    const game = at(position)
    expect(game.player('red').canteen).toBe(0)
    expect(game.levels('red')).toEqual([2, 2])
    game.takeTile('T1')
    expect(game.player('red')).toMatchObject({ supply: 2, canteen: 0, developments: ['D1', 'D4'], inactive: [] })
    expect(game.levels('red')).toEqual([3, 2])
    expect(game.workshops('red')).toEqual([engine(2), body(3), null])
    expect(game.emitted('awardTaken')).toMatchObject([{ seat: 0, award: 'body3', points: 3 }])
  })

  test('KW-6.8 the next worker goes onto an inactive development, whatever brings him', () => {
    const position = () => table().inactive('red', 'D1').supply('red', 8)
    const woken = { developments: ['D1'], inactive: [] }
    expect(at(position()).takeTile('T1').player('red')).toMatchObject({ ...woken, supply: 7, canteen: 0 })
    expect(research('hire3', position()).player('red')).toMatchObject({ ...woken, supply: 5, canteen: 2 })
    expect(research('otto', position()).player('red')).toMatchObject({ ...woken, supply: 6, canteen: 1 })
    const start = at(position().startTile('red', 'SA')).chooseItem('hire')
    expect(start.player('red')).toMatchObject({ ...woken, supply: 7, canteen: 0 })
  })

  test('KW-6.10 the owner of several inactive developments chooses the one that gets the worker', () => {
    const position = () => table().inactive('red', 'D1', 'D5', 'D2')
    const game = at(position()).takeTile('T1')
    expect(game.moves()).toEqual([
      { kind: 'chooseInactive', card: 'D1' },
      { kind: 'chooseInactive', card: 'D5' },
      { kind: 'chooseInactive', card: 'D2' },
    ])
    expect(game.refused({ kind: 'chooseInactive', card: 'D3' })).toBe('KW-6.10')
    game.chooseInactive('D2')
    expect(game.player('red')).toMatchObject({ developments: ['D2'], inactive: ['D1', 'D5'] })
    expect(game.refused({ kind: 'chooseInactive', card: 'D1' })).toBe('KW-6.10')
  })

  test('KW-6.10 between developments that are alike there is nothing to choose', () => {
    const game = at(table().inactive('red', 'D1', 'D1')).takeTile('T1')
    expect(game.player('red')).toMatchObject({ developments: ['D1'], inactive: ['D1'] })
  })
})

describe('the immediate part', () => {
  test('KW-6.11 activation at once gives the part of the card, if it has one', () => {
    const parts = (card: string) => {
      const game = research(card)
      if (game.decision === 'placeEngine') game.placeEngine('workshop')
      return game.workshops('red').filter(Boolean)
    }
    expect(['D1', 'D2', 'D3'].flatMap(parts)).toEqual([])
    expect(parts('D4')).toEqual([body(2)])
    expect(parts('D5')).toEqual([engine(1)])
    expect(parts('D6')).toEqual([engine(2)])
    expect(parts('D7')).toEqual([body(1)])
  })

  test('KW-6.11 the part comes before anything else of the turn', () => {
    const game = at(table().inactive('red', 'D6')).takeTile('T10').chooseAction('hire')
    expect(game.decision).toBe('placeEngine')
    expect(game.refused({ kind: 'chooseAction', action: 'body' })).toBe('KW-4.15')
  })

  test('KW-6.12 the points of the card already count for its part', () => {
    const position = () => table().levels('red', 2, 3)
    expect(research('D4', position()).workshops('red')).toEqual([body(3), null, null])
    expect(research('D6', position()).placeEngine('workshop').workshops('red')).toEqual([engine(4), null, null])
    expect(research('D7', position()).workshops('red')).toEqual([body(2), null, null])
  })

  test('KW-6.13 a body of a card needs room like any other', () => {
    const game = research('D4', table().workshop('red', body(1), engine(3), engine(1)))
    expect(game.moves()).toEqual([
      { kind: 'returnPart', part: 'body', value: 1 },
      { kind: 'returnPart', part: 'engine', value: 3 },
      { kind: 'returnPart', part: 'engine', value: 1 },
    ])
    expect(game.returnPart('engine', 1).workshops('red')).toEqual([body(1), engine(3), body(2)])
  })

  test('KW-6.13 KW-6.22 an engine of a card goes into a workshop or into the Grand Prix car', () => {
    const position = () => table().workshop('red', body(1), engine(3), engine(1))
    const stored = research('D6', position()).placeEngine('workshop')
    expect(stored.moves('returnPart')).toHaveLength(3)
    expect(stored.returnPart('body', 1).workshops('red')).toEqual([engine(2), engine(3), engine(1)])
    const installed = research('D6', position()).placeEngine('gpCar')
    expect(installed.player('red').gpEngine).toBe(2)
    expect(installed.workshops('red')).toEqual([body(1), engine(3), engine(1)])
  })
})

describe('for the rest of the game', () => {
  test('KW-6.6 workers on developments do not come back with those of the cars', () => {
    const position = table()
      .developments('red', 'D1', 'D2')
      .car('red', { workers: 3 })
      .supply('red', 2)
      .canteen('red', 5)
    const game = at(position.scoring())
    expect(game.state.round).toBe(2)
    expect(game.player('red')).toMatchObject({ supply: 5, canteen: 5, developments: ['D1', 'D2'] })
  })

  test('KW-6.14 a player may have any number of developments, also more than workers', () => {
    const twelve = [...Array<string>(8).fill('D1'), ...Array<string>(4).fill('D3')]
    const game = research(
      'D4',
      table()
        .developments('red', ...twelve)
        .canteen('red', 0),
    )
    expect(game.player('red')).toMatchObject({ developments: twelve, inactive: ['D4'] })
  })

  test('KW-6.6 KW-6.14 in random games nobody ever loses a development or the worker on it', () => {
    for (const seats of [2, 4] as const) {
      let most = 0
      let before = Array.from({ length: seats }, () => ({ active: [] as string[], all: 0 }))
      const end = playAtRandom(setUp({ seats, options: { specialtyTiles: true } }), seats, ({ state }) => {
        const now = state.players.map(({ developments, inactive }) => ({
          active: developments.slice(),
          all: developments.length + inactive.length,
        }))
        now.forEach(({ active, all }, seat) => {
          expect(active.slice(0, before[seat]!.active.length)).toEqual(before[seat]!.active)
          expect(all).toBeGreaterThanOrEqual(before[seat]!.all)
          most = Math.max(most, all)
        })
        before = now
      })
      expect(most).toBeGreaterThan(1)
      expect(end.state.players.map(({ developments }) => developments)).toEqual(before.map(({ active }) => active))
    }
  })
})
