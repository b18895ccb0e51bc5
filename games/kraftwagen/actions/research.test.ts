import { describe, expect, test } from 'vitest'
import { standard } from '../components/index.ts'
import { at, engine, playAtRandom, setUp, table } from '../testing/index.ts'

const developments = standard.developments.rows.flatMap(({ id, copies }) => Array<string>(copies).fill(id))

describe('Research', () => {
  test('KW-5.4 one of the two cards of the display is taken', () => {
    const position = () => table().display('D3', 'opel')
    const game = at(position()).takeTile('T2')
    expect(game.moves()).toEqual([
      { kind: 'takeCard', card: 'D3' },
      { kind: 'takeCard', card: 'opel' },
    ])
    expect(game.refused({ kind: 'takeCard', card: 'D5' })).toBe('KW-5.4')
    expect(game.takeCard('D3').player('red').developments).toEqual(['D3'])
    expect(game.refused({ kind: 'takeCard', card: 'opel' })).toBe('KW-5.4')
    expect(at(position()).takeTile('T2').takeCard('opel').player('red').engineers).toEqual(['opel'])
  })

  test('KW-5.4 two equal cards are one choice, and one of them stays', () => {
    const game = at(table().display('D1', 'D1')).takeTile('T2')
    expect(game.moves()).toEqual([{ kind: 'takeCard', card: 'D1' }])
    game.takeCard('D1')
    expect(game.player('red').developments).toEqual(['D1'])
    expect(game.state.discard).toEqual(['D1'])
  })

  test('KW-5.5 the other card goes on top of the discard pile', () => {
    const game = at(table().display('D3', 'D2').deck('D4', 'D5').discard('D6', 'D7')).takeTile('T2').takeCard('D3')
    expect(game.state.discard).toEqual(['D6', 'D7', 'D2'])
  })

  test('KW-5.6 two new cards are turned up before the taken card is carried out', () => {
    const game = at(table().display('D6', 'D2'), 'D7', 'otto').takeTile('T2').takeCard('D6')
    // The engine of the development is still to be placed.
    expect(game.decision).toBe('placeEngine')
    expect(game.state.display).toEqual(['D7', 'otto'])
    const kinds = game.events.map(({ kind }) => kind)
    expect(kinds.indexOf('displayRefilled')).toBeLessThan(kinds.indexOf('developmentActivated'))
  })

  test('KW-5.7 an empty deck is refilled from the discard pile, but not before a card must be drawn', () => {
    const game = at(table().chain('r T2 T9 b g y').display('D1', 'D2').deck('D4', 'D5').discard('D6', 'D7'))
    game.takeTile('T2').takeCard('D1').endTurn()
    expect(game.state).toMatchObject({ deck: [], discard: ['D6', 'D7', 'D2'] })
    expect(game.emitted('deckReshuffled')).toEqual([])
    game.as('red').takeTile('T9').chooseAction('research')
    const [taken, other] = game.state.display
    game.takeCard(taken!)
    expect(game.emitted('deckReshuffled')).toEqual([{ kind: 'deckReshuffled', cards: 4 }])
    expect(game.state.discard).toEqual([])
    expect(new Set([...game.state.deck, ...game.state.display])).toEqual(new Set(['D2', 'D6', 'D7', other]))
  })

  test('KW-5.7 the new deck is shuffled: any card of the discard pile can come up', () => {
    const next = ['D3', 'D6', 'race5'].map((card) => {
      const position = table().display('D1', 'D2').deck('D7').discard('race5', 'D6', 'D3')
      return at(position, 'D7', card).takeTile('T2').takeCard('D1').state.display
    })
    expect(next).toEqual([
      ['D7', 'D3'],
      ['D7', 'D6'],
      ['D7', 'race5'],
    ])
  })

  test('KW-EX-32 the deck runs out during a refill', () => {
    const inDiscard = ['D1', 'D1', 'D1', 'D2', 'D3', 'D3', 'D4', 'D4', 'D5', 'D5', 'D6', 'D7']
    const instants = ['hire3', 'hire3', 'hire3', 'race5', 'race5', 'bodyAndEngine', 'bodyAndEngine', 'bodyAndEngine']
    const position = table()
      .display('race5', 'D2')
      .deck('D7')
      .discard(...inDiscard, ...instants)
      .developments('red', 'D1', 'D1', 'D1', 'D1', 'D1')
      .developments('blue', 'D2', 'D2', 'D3', 'D3', 'D4')
      .developments('green', 'D4', 'D5', 'D5', 'D6')
      .developments('yellow', 'D6', 'D6', 'D7', 'D7')
      .engineers('red', 'opel', 'horch')
      .engineers('blue', 'benz', 'bugatti', 'daimler')
      .engineers('green', 'otto', 'diesel')
      .engineers('yellow', 'maybach', 'porsche')
    const game = at(position, 'D7', 'bodyAndEngine')
    const withPlayers = () =>
      game.state.players.reduce((sum, { developments, engineers }) => sum + developments.length + engineers.length, 0)
    expect([game.state.discard.length, withPlayers()]).toEqual([20, 27])
    game.takeTile('T2').takeCard('race5')
    expect(game.emitted('deckReshuffled')).toEqual([{ kind: 'deckReshuffled', cards: 21 }])
    expect(game.state.display).toEqual(['D7', 'bodyAndEngine'])
    expect(game.state.deck).toHaveLength(20)
    expect(game.state.deck).toContain('D2')
    expect(game.raceCar('red')).toEqual([5, 0])
    expect(game.state.discard).toEqual(['race5'])
    expect(2 + 20 + 1 + withPlayers()).toBe(50)
    const kinds = game.events.map(({ kind }) => kind)
    expect(kinds.indexOf('deckReshuffled')).toBeLessThan(kinds.indexOf('carDrove'))
  })

  test('KW-5.8 the card is carried out at once according to its kind', () => {
    const take = (card: string) => at(table().display(card, 'D2')).takeTile('T2').takeCard(card)
    expect(take('D1').player('red')).toMatchObject({ developments: ['D1'], canteen: 3 })
    expect(take('race5').raceCar('red')).toEqual([5, 0])
    expect(take('race5').state.discard).toEqual(['D2', 'race5'])
    expect(take('horch').player('red')).toMatchObject({ engineers: ['horch'], engineerMarkers: ['horch1', 'horch2'] })
  })

  test('KW-5.9 research is possible even when players hold all developments and engineers', () => {
    const share = (seat: number) => developments.filter((_, i) => i % 4 === seat)
    const position = table()
      .developments('red', ...share(0))
      .developments('blue', ...share(1))
      .developments('green', ...share(2))
      .developments('yellow', ...share(3))
      .engineers('blue', 'opel', 'horch', 'benz', 'bugatti', 'porsche', 'daimler', 'otto', 'diesel', 'maybach')
      .display('bodyAndEngine', 'hire3')
      .deck()
    const game = at(position).takeTile('T2').takeCard('bodyAndEngine')
    // Nine instants are left: one is being carried out, two lie open.
    expect(game.state.display).toHaveLength(2)
    expect(game.state.deck).toHaveLength(6)
    game.chooseAction('engine').placeEngine('workshop')
    expect(game.workshops('red')[0]).toEqual(engine(7))
    expect(game.state.discard).toEqual(['bodyAndEngine'])
  })

  test('KW-5.9 research cannot be declined', () => {
    const game = at(table()).takeTile('T2')
    expect(game.refused({ kind: 'skip' })).toBe('KW-5.9')
    expect(game.refused({ kind: 'endTurn' })).toBe('KW-4.15')
    expect(game.moves().every(({ kind }) => kind === 'takeCard')).toBe(true)
  })

  test('KW-5.9 in every position of random games the display holds two cards', () => {
    let researched = 0
    for (const seats of [2, 3, 4] as const) {
      playAtRandom(setUp({ seats }), seats, ({ state, decision }) => {
        expect(state.display).toHaveLength(2)
        if (decision === 'takeCard') researched++
      })
    }
    expect(researched).toBeGreaterThan(50)
  })
})
