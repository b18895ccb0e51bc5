import { canonical } from '@carriage/kernel'
import { describe, expect, test } from 'vitest'
import { quadrants, vehicleTypes } from '../components/index.ts'
import { at, type Play, playAtRandom, setUp, table } from '../testing/index.ts'
import { playOn } from '../testing/play-on.ts'

/** All players play a card whose sparks do not matter to the test. */
function finish(game: Play): Play {
  const quiet = { red: 'red-1a', green: 'green-1a', purple: 'purple-1a', blue: 'blue-1c', yellow: 'yellow-1c' }
  while (game.decision === 'playCard') game.playCard(quiet[game.actor], 'IV')
  return game
}

describe('cards', () => {
  test('HC-10.1 one card each, in engineering order', () => {
    const game = at(table().order('purple', 'red', 'green').demanding())
    game.as('purple').playCard('purple-1a', 'I').as('red').playCard('red-1b', 'III')
    expect(game.state.stage).toMatchObject({
      faceDown: [
        { owner: 2, quadrant: 'I' },
        { owner: 0, quadrant: 'III' },
      ],
    })
    expect(game.refused(game.card('green', 'red-1a', 'I'))).toBe('HC-10.1')
  })

  test('HC-10.2 HC-EX-59 a card is playable from its year on', () => {
    const playable = (year: number, ...played: readonly string[]) => {
      const game = at(
        table()
          .year(year)
          .revealed('red', ...played)
          .demanding(),
      )
      return new Set(game.moves('playCard').map(({ card }) => canonical(card))).size
    }
    expect(playable(1)).toBe(4)
    expect(playable(2, 'red-1a')).toBe(9)
    expect(playable(3, 'red-1a', 'red-1b')).toBe(14)
    expect(playable(4, 'red-1a', 'red-1b', 'red-1c')).toBe(14)
    expect(playable(5, 'red-1a', 'red-1b', 'red-1c', 'red-1d')).toBe(13)
    expect(playable(6, 'red-1a', 'red-1b', 'red-1c', 'red-1d', 'red-2a')).toBe(12)
    const game = at(table().year(2).demanding())
    expect(game.refusal(game.card('red', 'red-3a', 'I'))).toMatchObject({
      rule: 'HC-10.2',
      facts: { year: 3, expansions: 2 },
    })
  })

  test('HC-10.3 any quadrant, also one with cards', () => {
    const game = at(table().demanding()).playCard('red-1a', 'II')
    expect(game.moves('playCard')).toHaveLength(16)
    expect(game.can(game.card('green', 'green-1a', 'II'))).toBe(true)
  })

  test('HC-10.4 without a playable card none is played', () => {
    const cards = ['1a', '1b', '1c', '1d'].map((card) => `red-${card}`)
    const game = at(
      table()
        .revealed('red', ...cards)
        .demanding(),
    )
    expect(game.actor).toBe('green')
  })

  test('HC-10.4 HC-10.1 a player with a playable card must play one', () => {
    const game = at(table().demanding())
    expect(new Set(game.moves().map(({ kind }) => kind))).toEqual(new Set(['playCard']))
    expect(game.refused({ kind: 'pass' })).toBe('HC-1.1')
    finish(game)
    expect(game.emitted('cardPlayed').map(({ seat }) => seat)).toEqual([0, 1, 2])
  })

  test('HC-10.2 the number of expansions decides', () => {
    const game = playOn(setUp(), ({ state }) => state.year === 2 && state.stage.name === 'demand')
    const colour = game.actor
    const laid = game.player(colour).factory.floor.filter(({ tile }) => tile === 'expansion').length
    expect(laid).toBe(2)
    expect(game.can(game.card(colour, `${colour}-2a`, 'I'))).toBe(true)
    expect(game.refused(game.card(colour, `${colour}-3a`, 'I'))).toBe('HC-10.2')
  })

  test('HC-10.5 HC-10.6 cards are revealed quadrant by quadrant and never come back', () => {
    const game = at(table().demanding())
      .playCard('red-1b', 'III')
      .playCard('green-1b', 'I')
      .playCard('purple-1b', 'III')
    expect(game.emitted('cardRevealed').map(({ card }) => card)).toEqual(['green-1b', 'red-1b', 'purple-1b'])
    expect(game.hand('red')).not.toContain('red-1b')
    expect(game.player('red').revealed).toEqual(['red-1b'])
    for (const viewer of ['green', 'spectator'] as const)
      expect(game.view(viewer).players[0]?.revealed).toEqual(['red-1b'])
    playOn(game, ({ state }) => state.stage.name === 'demand')
    expect(game.hand('red')).not.toContain('red-1b')
    expect(game.refused(game.card('red', 'red-1b', 'I'))).toBe('HC-10.1')
  })

  test('HC-10.6 inside a quadrant they are revealed in the order of playing', () => {
    const game = at(table().order('purple', 'red', 'green').demanding())
      .playCard('purple-1b', 'IV')
      .playCard('red-1b', 'II')
      .playCard('green-1b', 'II')
    expect(game.emitted('cardRevealed').map(({ card }) => card)).toEqual(['red-1b', 'green-1b', 'purple-1b'])
  })

  test('the card stays hidden until all have played', () => {
    const game = at(table().demanding())
    expect(game.undoable(game.card('red', 'red-1b', 'I'))).toBe(true)
    game.playCard('red-1b', 'I')
    for (const viewer of ['green', 'spectator'] as const) expect(canonical(game.view(viewer))).not.toContain('red-1b')
    expect(canonical(game.events)).not.toContain('red-1b')
    expect(canonical(game.view('red'))).toContain('red-1b')
    game.playCard('green-1a', 'I')
    expect(game.undoable(game.card('purple', 'purple-1a', 'I'))).toBe(false)
  })
})

describe('sparks', () => {
  test('HC-EX-15 HC-10.7 HC-10.9 HC-10.11 a card in quadrant III', () => {
    const game = at(table().year(2).demanding()).playCard('red-2e', 'III').playCard('green-1a', 'IV')
    game.draws('N1', 'N2', 'N6').playCard('purple-1a', 'IV') // no neutral buyer comes to these niches
    expect([game.sparks('car', 3, 5), game.sparks('car', 2, 4)]).toEqual([1, 1])
    expect([game.buyers('car', 3, 5), game.buyers('car', 2, 4)]).toEqual([1, 1])
    expect(game.emitted('clockTicked').map(({ timecard }) => timecard)).toEqual([23, 22])
  })

  test.each([
    ['I', 0, 0],
    ['II', 4, 0],
    ['III', 0, 4],
    ['IV', 4, 4],
  ] as const)('HC-10.7 a card beside quadrant %s is not turned', (quadrant, x, y) => {
    const game = finish(at(table().year(2).demanding()).playCard('red-2e', quadrant))
    const [revealed] = game.emitted('cardRevealed').filter(({ card }) => card === 'red-2e')
    expect(revealed?.sparks.toSorted((a, b) => b.x - a.x)).toEqual([
      { type: 'car', x: x + 3, y: y + 1 },
      { type: 'car', x: x + 2, y },
    ])
    expect([game.sparks('car', x + 3, y + 1), game.sparks('car', x + 2, y)]).toEqual([1, 1])
  })

  test('HC-10.8 every symbol is a spark of its type, and sparks stay', () => {
    const game = finish(
      at(table().year(4).sparks('car', 2, 3).sparks('truck', 2, 3).demanding()).playCard('red-4a', 'I'),
    )
    expect([game.sparks('car', 2, 3), game.sparks('truck', 2, 3), game.sparks('sports', 2, 3)]).toEqual([3, 1, 0])
    const total = () => vehicleTypes.reduce((sum, type) => sum + game.state.sparks[type].reduce((a, b) => a + b), 0)
    const lying = total()
    playOn(game, ({ state }) => state.stage.name === 'demand')
    expect([total(), game.sparks('car', 2, 3)]).toEqual([lying, 3])
  })

  test('HC-10.9 each clock on a revealed card is a tick', () => {
    const game = at(table().year(4).timecard(20).demanding())
    game.playCard('red-2c', 'I').playCard('green-3d', 'I') // two clocks, three clocks
    expect(game.emitted('clockTicked')).toEqual([])
    game.playCard('purple-1a', 'I')
    expect(game.emitted('clockTicked').map(({ source, seat, timecard }) => [source, seat, timecard])).toEqual([
      ['card', 0, 19],
      ['card', 0, 18],
      ['card', 1, 17],
      ['card', 1, 16],
      ['card', 1, 15],
    ])
  })
})

describe('buyers', () => {
  test.each([
    [0, 2],
    [1, 2],
    [2, 2],
    [3, 1],
    [4, 0],
    [5, 0],
  ])('HC-EX-16 HC-10.11 two sports sparks and %i buyers bring %i', (present, added) => {
    const game = finish(at(table().sparks('sports', 0, 7, 2).buyers('sports', 0, 7, present).demanding()))
    expect(game.buyers('sports', 0, 7)).toBe(present + added)
  })

  test('HC-10.11 old and new sparks count alike, and a niche without sparks brings nobody', () => {
    const game = at(table().year(2).sparks('car', 3, 5).buyers('car', 3, 5).buyers('car', 6, 6, 2).demanding())
    finish(game.draws('N1', 'N2', 'N3').playCard('red-2e', 'III'))
    expect(game.sparks('car', 3, 5)).toBe(2)
    expect(game.buyers('car', 3, 5)).toBe(3)
    expect(game.buyers('car', 6, 6)).toBe(2)
  })

  test('HC-EX-49 HC-10.12 HC-10.15 sparks, neutral buyers and types', () => {
    const at00 = (game: Play) => [game.buyers('car', 0, 0), game.buyers('truck', 0, 0)]
    const position = (cars: number, trucks: number) =>
      at(
        table()
          .sparks('car', 0, 0)
          .sparks('truck', 0, 0)
          .buyers('car', 0, 0, cars)
          .buyers('truck', 0, 0, trucks)
          .demanding(),
      )
    expect(at00(finish(position(2, 0).draws('N1')))).toEqual([3, 1])
    expect(at00(finish(position(3, 1).draws('N2')))).toEqual([3, 2])
    expect(at00(finish(position(1, 1).draws('N2')))).toEqual([2, 2])
  })

  test('HC-10.10 buyers come after all cards are revealed', () => {
    const game = finish(at(table().demanding()))
    const kinds = game.events.map(({ kind }) => kind)
    expect(kinds.lastIndexOf('cardRevealed')).toBeLessThan(kinds.indexOf('buyersCame'))
    expect(kinds.indexOf('buyersCame')).toBeLessThan(kinds.indexOf('neutralBuyerCame'))
    expect(kinds.lastIndexOf('neutralBuyerCame')).toBeLessThan(kinds.indexOf('pricesSet'))
    expect(game.emitted('buyersCame')).toHaveLength(1)
  })

  test('HC-10.10 HC-10.11 sparks of two cards on one niche bring their buyers together', () => {
    // One by one they would bring one and then two.
    const game = at(table().demanding()).playCard('red-1a', 'IV').playCard('green-1a', 'IV').playCard('purple-1a', 'IV')
    expect([game.sparks('sports', 7, 5), game.buyers('sports', 7, 5)]).toEqual([2, 2])
  })
})

describe('neutral buyers', () => {
  test('HC-EX-60 HC-10.13 HC-10.14 HC-10.17 the neutral cards of five players', () => {
    const game = finish(at(table({ seats: 5 }).demanding(), 'N1', 'N7', 'N3', 'N5', 'N2'))
    const came = game.emitted('neutralBuyerCame').map(({ type, x, y, quadrant }) => `${quadrant} ${type} ${x},${y}`)
    expect(came).toEqual(['I car 0,0', 'I truck 0,0', 'I car 2,0', 'II car 5,1', 'III car 1,4'])
    expect([game.buyers('car', 0, 0), game.buyers('truck', 0, 0), game.buyers('car', 2, 0)]).toEqual([1, 1, 1])
    expect([game.buyers('car', 5, 1), game.buyers('car', 1, 4)]).toEqual([1, 1])
    expect(game.state.neutralDeck).toEqual(['N1', 'N2', 'N3', 'N4', 'N5', 'N6', 'N7'])
    expect(game.drawsLeft).toEqual([])
  })

  test('HC-10.13 the same card is not drawn twice in a year', () => {
    expect(() => finish(at(table().demanding(), 'N1', 'N1'))).toThrow('N1 cannot be drawn now')
  })

  test('HC-10.17 next year every card may come again', () => {
    const game = finish(at(table().demanding(), 'N1', 'N2', 'N3'))
    playOn(game, ({ state }) => state.stage.name === 'demand')
    game.draws('N1', 'N2', 'N3')
    playOn(game, ({ state }) => state.stage.name === 'research')
    const cards = game.emitted('neutralBuyerCame').map(({ card }) => card)
    expect(cards).toEqual(['N1', 'N2', 'N3', 'N1', 'N2', 'N3'])
  })

  test('HC-10.14 HC-10.15 each adds one buyer and no spark, however many wait there', () => {
    const position = table().sparks('car', 0, 0).buyers('car', 0, 0, 9).buyers('car', 5, 0, 4)
    const game = finish(at(position.demanding(), 'N1', 'N2', 'N7'))
    expect([game.buyers('car', 0, 0), game.buyers('car', 5, 0), game.buyers('truck', 0, 4)]).toEqual([10, 5, 1])
    expect([game.sparks('car', 0, 0), game.sparks('car', 5, 0), game.sparks('truck', 0, 4)]).toEqual([1, 0, 0])
  })

  test.each([
    [3, 'I II III'],
    [4, 'I I II III'],
    [5, 'I I I II III'],
  ] as const)('HC-10.13 HC-10.16 with %i players cards are drawn for %s, never for IV', (seats, expected) => {
    const game = playAtRandom(setUp({ seats }), 70 + seats)
    const atSetUp = { 3: 4, 4: 5, 5: 6 }[seats]
    const drawn = game.emitted('neutralBuyerCame').slice(atSetUp)
    const years = game.emitted('pricesSet').length - 1
    expect(drawn.map(({ quadrant }) => quadrant).join(' ')).toBe(
      Array.from({ length: years }, () => expected).join(' '),
    )
    expect(years).toBeGreaterThan(0)
    expect(quadrants).toContain('IV')
  })
})

describe('prices', () => {
  test('HC-EX-19 HC-10.18 HC-10.19 empty segments are skipped', () => {
    // In set-up, because neutral buyers of every phase 8 come to other segments, too.
    const game = at(table().buyers('car', 5, 5).settingUp(), 'N1', 'N2', 'N4', 'N7')
    for (const colour of ['red', 'green', 'purple'] as const) game.placeDepartments(colour)
    expect(game.emitted('pricesSet')).toEqual([{ kind: 'pricesSet', prices: [4, null, 6, null] }])
    expect(game.state.prices).toEqual([4, null, 6, null])
  })

  test('HC-EX-48 HC-10.18 HC-10.19 HC-10.20 an empty segment in between, and prices that stay', () => {
    const game = at(
      table()
        .tracks('speed', 'range')
        .buyers('truck', 7, 7)
        .buyers('car', 1, 3)
        .buyers('car', 0, 0, 3)
        .offer('purple', [['truck', 1]], { small: { specs: { speed: 3, range: 3 } } })
        .selling(),
    )
    expect(game.state.prices).toEqual([3, 4, null, 6])
    game.sell('small', { window: [6, 7, 2, 1] })
    expect(game.earned('purple')).toBe(7)
    expect(game.state.stage.name).toBe('demand')
    expect(game.state.prices).toEqual([3, 4, null, 6])
    expect(game.emitted('pricesSet')).toEqual([])
    game.playCard('red-1b', 'I').playCard('green-1b', 'I')
    expect(game.state.prices).toEqual([3, 4, null, 6])
    game.draws('N1', 'N2', 'N3').playCard('purple-1b', 'I') // all buyers wait in segments 0 and 1 now
    expect(game.state.prices).toEqual([4, 6, null, null])
    playOn(game, ({ state }) => state.stage.name === 'demand')
    expect(game.state.prices).toEqual([4, 6, null, null])
  })

  test('HC-10.18 with buyers everywhere the markers are 6, 4, 3 and 2', () => {
    const { prices } = table()
      .buyers('car', 7, 7)
      .buyers('car', 5, 5)
      .buyers('car', 2, 2)
      .buyers('sports', 0, 0)
      .state()
    expect(prices).toEqual([2, 3, 4, 6])
  })

  test('HC-10.21 then the next year begins', () => {
    const game = finish(at(table().demanding()))
    expect(game.state).toMatchObject({ year: 2, stage: { name: 'research' } })
    expect(game.events.slice(-3).map(({ kind }) => kind)).toEqual(['pricesSet', 'yearBegan', 'phaseBegan'])
  })
})
