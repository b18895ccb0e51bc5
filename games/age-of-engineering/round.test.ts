import { describe, expect, test } from 'vitest'
import { at, body, engine, playAtRandom, setUp, table } from './testing/index.ts'

describe('a round', () => {
  test('AE-3.1 AE-3.2 AE-12.1 three rounds, each prepared, played and scored', () => {
    const game = playAtRandom(setUp({ seats: 3 }), 2)
    const course = game.events.flatMap(({ kind }) =>
      ['roundPrepared', 'roundEnded', 'raceScored', 'gameEnded'].includes(kind) ? [kind] : [],
    )
    const round = ['roundPrepared', 'roundEnded', 'raceScored']
    expect(course).toEqual([...round, ...round, ...round, 'gameEnded'])
  })

  test('AE-3.4 AE-10.36 only the prices of the round are on the chart', () => {
    const game = at(table().round(2).prices(2, 3, 5).scoring())
    expect(game.state.priceChart).toEqual([3, 4, 6, 8, 10, 12, 14, 15])
  })

  test('AE-EX-18 AE-3.6 AE-10.37 white markers accumulate', () => {
    const game = at(table().round(2).whiteMarkers({ body: 4, engine: 0, luxury: 1, price: 0 }).scoring())
    expect(game.state.round).toBe(3)
    expect(game.state.whiteMarkers).toEqual({ body: 6, engine: 1, luxury: 2, price: 1 })
  })

  test('AE-3.7 preparation reveals two tiles of each kind', () => {
    const game = at(table().preparing(), 'riker', 'king', 'ford', 'olds', 'race5', 'race5')
    const { engineer, investor, instant } = game.state.recruitment
    expect([engineer.display, investor.display, instant.display]).toEqual([
      ['riker', 'king'],
      ['ford', 'olds'],
      ['race5', 'race5'],
    ])
    expect([engineer.stack, investor.stack, instant.stack]).toEqual([4, 4, 4])
  })

  test.each([
    ['stay', 3, 2, 0],
    ['discard', 2, 2, 1],
    ['fillToTwo', 2, 3, 0],
  ] as const)('AE-EX-70 AE-3.8 recruitment left-overs: %s', (recruitmentLeftovers, faceUp, stack, gone) => {
    const position = table({ options: { recruitmentLeftovers } }).engineers('yellow', 'king').display('brayton')
    const { engineer } = at(position.stack('engineer', 4).preparing()).state.recruitment
    expect([engineer.display.length, engineer.stack, engineer.gone.length]).toEqual([faceUp, stack, gone])
  })

  test('AE-3.9 AE-5.35 the display is not refilled during a round', () => {
    const game = at(table().display('brayton', 'ford').doing('recruit')).recruit('brayton').endTurn()
    expect([game.state.recruitment.engineer.display, game.state.recruitment.engineer.stack]).toEqual([[], 5])
  })

  test('AE-3.10 AE-3.16 preparation resets the market marker and leaves the chain unchanged', () => {
    const position = table().chain('y T5 p o T1 b').buyers('body', 'engine', 'luxury', 'price').marketMarker(4)
    const game = at(position.scoring())
    expect([game.state.marketMarker, game.state.round]).toEqual([1, 2])
    expect(game.chain.startsWith('y T5 p o T1 b')).toBe(true)
    expect(game.actor).toBe('yellow')
  })

  test('AE-3.11 the rearmost company begins', () => {
    expect(at(table().chain('o p y b').preparing()).actor).toBe('orange')
  })
})

describe('the end of the action phase', () => {
  test('AE-3.12 the turn in which the last market place is taken is the last one', () => {
    const game = at(table().cars(5).workshop('purple', body(1), engine(1)).placing()).offer('b1 e1 w1 $1')
    expect(game.decision).toBe('placeCar')
    game.endTurn()
    expect(game.emitted('roundEnded')).toEqual([{ kind: 'roundEnded', round: 1, cause: 'market' }])
  })

  test('AE-3.13 the turn in which the market marker comes to 4 is the last one', () => {
    const position = table().buyers('body', 'engine', 'luxury', 'price').marketMarker(3).doing('buyer')
    const game = at(position)
    expect([game.state.marketMarker, game.decision]).toEqual([4, 'placeCar'])
    game.endTurn()
    expect(game.emitted('roundEnded').map(({ cause }) => cause)).toEqual(['marker'])
  })

  test('AE-EX-30 AE-3.14 marker at the end, the company goes on', () => {
    const position = table().chain('b p y o').buyers('body', 'engine', 'luxury', 'price').marketMarker(3)
    const game = at(position.cars(3, 'yellow', 'orange').levels('blue', 2, 2).canteen('blue', 2))
    game.as('blue').takeTile('T11').chooseAction('buyer')
    expect([game.state.marketMarker, game.decision]).toEqual([4, 'chooseAction'])
    game.chooseAction('body').placeEngine('workshop').offer('b2 e2 w1 $6')
    expect(game.state.market).toHaveLength(4)
    const turns = game.emitted('turnBegan').length
    game.endTurn()
    expect(game.emitted('raceScored')).toHaveLength(1)
    expect(game.emitted('turnBegan').slice(turns)).toHaveLength(1) // the first company of the next round
  })

  test('AE-3.15 a full market and the marker at its end make one scoring', () => {
    const position = table().cars(5).workshop('purple', body(1), engine(1))
    const game = at(position.buyers('body', 'engine', 'luxury', 'price').marketMarker(4).placing())
    game.offer('b1 e1 w1 $1').endTurn()
    expect(game.emitted('roundEnded').map(({ cause }) => cause)).toEqual(['both'])
    expect(game.emitted('raceScored')).toHaveLength(1)
  })

  test('AE-3.17 AE-6.5 AE-7.9 a company keeps everything unless a rule removes it', () => {
    const position = table()
      .levels('purple', 3, 4)
      .workshop('purple', body(2), engine(4))
      .team('purple', 3)
      .raceEngine('purple', 4)
      .engineers('purple', 'kettering', 'winton')
      .investors('purple', 'olds')
      .tokens('purple', 1, 1)
      .points('purple', 9)
      .achievements('purple', 'lap1')
    const before = at(position).company('purple')
    const after = at(position.scoring()).company('purple')
    expect(after).toEqual(before)
  })
})
