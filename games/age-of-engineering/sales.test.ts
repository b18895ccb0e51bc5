import { describe, expect, test } from 'vitest'
import { at, table } from './testing/index.ts'

describe('the active buyers', () => {
  test('AE-EX-6 AE-10.11 AE-10.12 AE-10.13 AE-10.18 AE-10.25 AE-7.12 AE-7.19 a complete sale', () => {
    const position = table()
      .engineers('purple', 'riker')
      .car('orange', 'b3 e3 w4 $6')
      .car('purple', 'b4 e4 w1+S $8 T1')
      .car('yellow', 'b3 e4 w3 $9')
      .car('blue', 'b5 e3 w2 $10')
    const game = at(position.buyers('luxury', 'engine', 'body', 'engine').track('purple', 'leland').scoring())
    expect(game.sales).toEqual([
      ['luxury', 'orange', 6],
      ['engine', 'purple', 8],
      ['body', 'blue', 10],
      ['engine', 'purple', 8],
      ['leland', 'yellow', 9],
    ])
    expect(game.emitted('carSold').map(({ stays }) => stays)).toEqual([false, true, false, false])
    expect(game.emitted('carUnsold')).toEqual([])
  })

  test('AE-10.15 AE-10.19 a price buyer takes the cheapest car and pays double', () => {
    const game = at(table().car('purple', 'b7 e7 $9').car('blue', '$3').buyers('price').scoring())
    expect(game.sales).toEqual([['price', 'blue', 6]])
  })

  test('AE-10.16 AE-10.17 ties go to the lowest price; prices are unique', () => {
    const position = table().car('purple', 'b4 $9').car('blue', 'b4 $8').car('yellow', 'b4 $10').buyers('body')
    expect(at(position.scoring()).sales).toEqual([['body', 'blue', 8]])
  })

  test('AE-EX-10 AE-10.26 AE-7.14 AE-7.16 AE-10.35 buyers without cars', () => {
    const position = table().buyers('body', 'price').track('yellow', 'durant').gone('sell5', 'sell7').scoring()
    const game = at(position)
    expect(game.sales).toEqual([])
    expect([game.emitted('buyerLeft').length, game.emitted('investorLeft').length]).toEqual([2, 1])
    expect(game.state.stacks).toEqual({ body: 2, engine: 2, luxury: 2, price: 2 })
    expect([game.state.investorTrack, game.state.recruitment.investor.gone]).toEqual([[], ['durant']])
  })

  test('AE-EX-12 AE-10.22 AE-10.23 AE-10.24 AE-7.7 sold repeatedly, with all modifiers', () => {
    const position = table().round(2).car('yellow', 'b2 e2 w1 $3 T1').buyers('price', 'price').track('yellow', 'durant')
    const game = at(position.achievementsGone().scoring())
    expect(game.gained('yellow', 'sale', 'investor')).toBe(12)
    expect(game.emitted('investorLeft')).toHaveLength(1)
  })

  test('AE-EX-14 AE-9.18 the marker stays with the model', () => {
    const position = table().round(2).engineers('blue', 'winton').car('blue', 'b4 e4 w1 $9 T1 E+1')
    const game = at(position.car('orange', 'b3 e4 w1 $6').buyers('engine', 'engine').track('blue', 'ford').scoring())
    expect(game.sales).toEqual([
      ['engine', 'blue', 9],
      ['engine', 'blue', 9],
      ['ford', 'orange', 6],
    ])
    expect(game.company('blue').engineeringMarkers).toEqual(['winton2'])
  })

  test('AE-EX-46 mass production car sold twice', () => {
    const position = table().round(2).car('blue', 'b3 e5 w2 $6 T1').car('orange', 'b5 e4 w1 $11')
    const game = at(position.buyers('price', 'engine', 'body').track('blue', 'studebaker').scoring())
    expect(game.sales).toEqual([
      ['price', 'blue', 12],
      ['engine', 'blue', 6],
      ['body', 'orange', 11],
    ])
  })

  test('AE-EX-47 AE-7.4 two tokens on one car', () => {
    const position = table().car('purple', 'b2 e2 w1 $3 T2').buyers('luxury', 'body').track('purple', 'durant', 'ford')
    const game = at(position.scoring())
    expect(game.sales).toEqual([
      ['luxury', 'purple', 3],
      ['body', 'purple', 3],
      ['durant', 'purple', 3],
    ])
  })

  test('AE-EX-68 AE-6.7 AE-6.9 values above 7', () => {
    const position = table().round(3).engineers('blue', 'winton', 'christie').car('orange', 'b7 e7 w1 $8')
    const game = at(
      position.car('blue', 'b3 e7 w1 $14 E+2').car('blue', 'b7 e1 w1 $15 B+1').buyers('engine', 'body').scoring(),
    )
    expect(game.sales).toEqual([
      ['engine', 'blue', 14],
      ['body', 'blue', 15],
    ])
  })
})

describe('the investors', () => {
  test('AE-EX-48 AE-7.13 AE-7.14 AE-10.32 investors with no fitting car', () => {
    const position = table().round(3).car('yellow', 'b2 e2 w1 $4 T1').car('orange', 'b6 e2 w2 $12 T1')
    const game = at(position.buyers('price', 'body').track('yellow', 'ford').track('orange', 'rice').scoring())
    expect(game.sales).toEqual([
      ['price', 'yellow', 8],
      ['body', 'orange', 12],
      ['rice', 'orange', 12],
    ])
    expect(game.emitted('carUnsold')).toMatchObject([{ car: { price: 4 }, left: 1 }])
  })

  test.each(['selden', 'chrysler'] as const)(
    'AE-EX-49 AE-7.17 AE-7.18 AE-7.26 AE-10.10 %s after the reset',
    (investor) => {
      const position = table().round(2).raceCar('blue', 3, 1).car('orange', 'b3 e3 w1 $2').car('blue', 'b4 e4 w2 $9 T1')
      const game = at(position.buyers('luxury').track('blue', investor).scoring())
      expect(game.sales).toEqual([
        ['luxury', 'blue', 9],
        [investor, 'blue', 9],
      ])
      expect(game.raceCar('blue')).toEqual([0, 0])
    },
  )

  test('AE-EX-50 AE-7.23 Dodge', () => {
    const position = table().achievements('purple', 'lap1').achievements('orange', 'lap2', 'body3')
    const game = at(position.car('purple', '$1').car('orange', 'b2 e2 $5 T1').track('orange', 'dodge').scoring())
    expect(game.sales).toEqual([['dodge', 'orange', 5]])
    expect(game.emitted('carUnsold')).toHaveLength(2)
  })

  test.each([
    ['onEngineerTile', 'purple', 8],
    ['anyToken', 'yellow', 3],
  ] as const)('AE-EX-51 AE-7.24 AE-5.20 Olds with %s', (oldsToken, seller, paid) => {
    const position = table({ options: { oldsToken } }).round(2).tokens('yellow', 0, 1).engineers('purple', 'king')
    const game = at(position.car('yellow', '$3 T1').car('purple', '$8').track('yellow', 'olds').scoring())
    expect(game.sales).toEqual([['olds', seller, paid]])
  })

  test('AE-EX-52 AE-7.19 AE-7.21 AE-7.22 investors use raised values', () => {
    const position = table().round(2).engineers('blue', 'winton').engineers('yellow', 'christie', 'riker')
    const market = position.car('blue', 'b2 e2 w1 $5 T1 E+1').car('yellow', 'b2 e2 S $6 T2 B+1')
    const game = at(market.track('blue', 'ford').track('yellow', 'rice', 'leland').scoring())
    expect(game.sales).toEqual([
      ['ford', 'blue', 5],
      ['rice', 'yellow', 6],
      ['leland', 'yellow', 6],
    ])
    expect(game.emitted('carUnsold')).toHaveLength(2)
  })

  test('AE-7.20 AE-7.25 Studebaker wants luxury 2, Durant anything', () => {
    const position = table().car('purple', 'w1 $1').car('blue', 'w2 $5').track('blue', 'studebaker', 'durant')
    expect(at(position.scoring()).sales).toEqual([
      ['studebaker', 'blue', 5],
      ['durant', 'purple', 1],
    ])
  })

  test('AE-7.15 they pay the plain price', () => {
    const position = table().engineers('purple', 'brayton').car('purple', '$5').track('purple', 'durant')
    expect(at(position.scoring()).gained('purple')).toBe(5)
  })

  test('AE-7.27 if several owners meet the condition the cheapest of their cars is bought', () => {
    const position = table().raceCar('purple', 2, 1).raceCar('blue', 3, 2).car('purple', '$9').car('blue', '$8')
    expect(at(position.car('yellow', '$1').track('purple', 'selden').scoring()).sales).toEqual([['selden', 'blue', 8]])
  })
})
