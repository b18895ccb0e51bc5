import { describe, expect, test } from 'vitest'
import { at, body, engine, table } from '../testing/index.ts'

describe('immediate sales', () => {
  const example = () =>
    table()
      .engineers('purple', 'christie')
      .car('yellow', '$1')
      .car('orange', '$5')
      .car('purple', 'b2 e2 w2 $9 B+1')
      .car('blue', '$10')
      .prices(2, 3, 6, 8)

  test('AE-EX-57 AE-8.2 AE-8.5 AE-8.7 AE-8.8 instant sale without a token', () => {
    const position = example().display('sell5').doing('recruit')
    const supply = at(example()).company('purple').supply
    const game = at(position).recruit('sell5')
    expect([game.gained('purple'), game.state.market.length, game.state.priceChart]).toEqual([5, 3, [2, 3, 6, 8]])
    expect([game.company('purple').supply, game.company('purple').canteen]).toEqual([supply + 2, 4])
    expect(game.company('purple').engineeringMarkers).toEqual(['christie2'])
  })

  test('AE-EX-58 AE-8.3 AE-8.6 AE-7.10 instant sale with a token', () => {
    const position = table().car('purple', 'b2 e2 w2 $9 T1').track('purple', 'ford').display('sell7').doing('recruit')
    const game = at(position).recruit('sell7')
    expect(game.gained('purple')).toBe(7)
    expect(game.state.market).toMatchObject([{ price: 9, workers: 2, productionTokens: 0 }])
    expect(game.state.investorTrack).toEqual([{ investor: 'ford', by: 0 }])
  })

  test('AE-8.4 the company chooses which car, and must sell one', () => {
    const position = table().car('purple', '$9').car('purple', '$8').car('blue', '$5').display('sell5').doing('recruit')
    const game = at(position).recruit('sell5')
    expect(game.moves()).toEqual([
      { kind: 'sellNow', car: 9 },
      { kind: 'sellNow', car: 8 },
    ])
    expect(game.refused({ kind: 'sellNow', car: 5 })).toBe('AE-8.4')
    expect(game.sellNow(8).state.market.map(({ price }) => price)).toEqual([9, 5])
  })

  test('AE-EX-59 AE-8.9 AE-8.19 an instant sale or swap without a target', () => {
    const sale = at(table().display('sell7').doing('recruit')).recruit('sell7')
    expect([sale.skipped, sale.gained('purple'), sale.state.recruitment.instant.gone]).toEqual([
      ['AE-8.9'],
      0,
      ['sell7'],
    ])
    const swap = at(table().display('swapBuyer').doing('recruit')).recruit('swapBuyer')
    expect([swap.skipped, swap.state.recruitment.instant.gone]).toEqual([['AE-8.19'], ['swapBuyer']])
  })

  test('AE-8.10 with placeExtraCar a car is placed immediately, in addition to the placing step', () => {
    const options = { instantSale: 'placeExtraCar' } as const
    const parts = [body(1), body(2), engine(1)]
    const position = table({ options })
      .engineers('purple', 'winton')
      .workshop('purple', ...parts)
      .display('sell7')
    const game = at(position.doing('recruit')).recruit('sell7')
    expect(game.moves().map(({ kind }) => kind)).toEqual(['placeCar', 'placeCar'])
    expect(game.refused({ kind: 'endTurn' })).toBe('AE-8.10')
    game.offer('b2 e1 w1 $9 E+1')
    expect([game.gained('purple'), game.state.turn]).toMatchObject([
      7,
      { carPlaced: false, actionMarkerUsed: true, placingMarkerUsed: false },
    ])
    expect(game.emitted('carPlaced')).toMatchObject([{ extra: true }])
    const none = at(table({ options }).display('sell5').doing('recruit')).recruit('sell5')
    expect([none.skipped, none.gained('purple')]).toEqual([['AE-8.10'], 0])
  })
})

describe('the other instant benefits', () => {
  test('AE-8.11 a body 3, regardless of level; full workshops return a part', () => {
    const full = [body(1), engine(1), engine(2)]
    const game = at(
      table()
        .workshop('purple', ...full)
        .display('takeBody3')
        .doing('recruit'),
    ).recruit('takeBody3')
    game.returnPart('engine', 1)
    expect([game.parts('purple'), game.levels('purple')]).toEqual(['b1 b3 e2', [1, 1]])
  })

  test('AE-8.12 an engine 3 to a workshop or the race car', () => {
    const take = () => at(table().display('takeEngine3').doing('recruit')).recruit('takeEngine3')
    expect(take().placeEngine('workshop').parts('purple')).toBe('e3')
    const race = take().placeEngine('raceCar')
    expect([race.company('purple').raceEngine, race.levels('purple')]).toEqual([3, [1, 1]])
  })

  test('AE-8.13 three workers, or as many as available', () => {
    const hire = (supply: number) => table().supply('purple', supply).achievementsGone('workers').display('hire3')
    expect(at(hire(8).doing('recruit')).recruit('hire3').workers('purple')).toEqual([5, 7, 0])
    expect(at(hire(2).doing('recruit')).recruit('hire3').workers('purple')[0]).toBe(0)
    expect(at(hire(0).doing('recruit')).recruit('hire3').skipped).toEqual(['AE-8.13'])
  })

  test('AE-8.14 the race car moves 5 spaces', () => {
    expect(at(table().display('race5').doing('recruit')).recruit('race5').raceCar('purple')).toEqual([5, 0])
  })
})

describe('the swap of buyers', () => {
  test('AE-EX-15 AE-8.15 AE-8.17 swap pays the white markers', () => {
    const position = table().round(2).chain('y p o b').buyers('engine', 'luxury').whiteMarkers({ body: 4 })
    const game = at(position.display('swapBuyer').doing('recruit')).recruit('swapBuyer').swapBuyer(0, 'body')
    expect([game.row, game.gained('yellow'), game.state.whiteMarkers.body]).toEqual(['body luxury', 4, 0])
    expect(game.state.stacks.engine).toBe(2)
  })

  test('AE-EX-56 AE-8.18 AE-6.24 swap: achievement and Packard marker', () => {
    const position = table().chain('b p y o').engineers('purple', 'packard').buyers('engine', 'body', 'luxury+4')
    const game = at(position.display('swapBuyer').doing('recruit')).recruit('swapBuyer').swapBuyer(2, 'engine')
    expect([game.row, game.gained('blue')]).toEqual(['engine body engine', 3])
    expect(game.state.activeBuyers.map(({ packard }) => packard)).toEqual([null, null, null])
    expect(game.company('purple').engineeringMarkers).toEqual(['packard2'])
  })

  test('AE-6.24 with the option, the Packard marker stays for the new buyer', () => {
    const tableOptions = { options: { packardMarker: 'stays' } } as const
    const position = table(tableOptions)
      .chain('b p y o')
      .engineers('purple', 'packard')
      .buyers('engine', 'body', 'luxury+4')
    const game = at(position.display('swapBuyer').doing('recruit')).recruit('swapBuyer').swapBuyer(2, 'engine')
    expect(game.state.activeBuyers.map(({ packard }) => packard)).toEqual([null, null, 'packard4'])
    expect(game.emitted('buyerSwapped')).toMatchObject([{ packard: null }])
  })

  test('AE-8.16 the new buyer must have been available before; equal preferences are allowed', () => {
    const position = table().buyers('price', 'price', 'body').display('swapBuyer').doing('recruit')
    const game = at(position).recruit('swapBuyer')
    expect(game.refused({ kind: 'swapBuyer', buyer: 0, preference: 'price' })).toBe('AE-8.16')
    expect(game.refused({ kind: 'swapBuyer', buyer: 3, preference: 'body' })).toBe('AE-8.15')
    expect(game.swapBuyer(2, 'body').row).toBe('price price body')
  })

  test('AE-8.16 with the option, the new buyer has another preference', () => {
    const agreed = table({ options: { swapAlike: 'forbidden' } })
      .buyers('body')
      .display('swapBuyer')
      .doing('recruit')
    const game = at(agreed).recruit('swapBuyer')
    expect(game.refused({ kind: 'swapBuyer', buyer: 0, preference: 'body' })).toBe('AE-8.16')
    expect(game.swapBuyer(0, 'price').row).toBe('price')
  })
})
