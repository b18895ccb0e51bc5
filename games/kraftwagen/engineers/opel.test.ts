import { describe, expect, test } from 'vitest'
import type { Engineer } from '../components/index.ts'
import { at, type BuyerText, type Colour, table } from '../testing/index.ts'

describe('Opel', () => {
  test('KW-EX-40 price buyer, Opel and Daimler', () => {
    const sell = (buyer: BuyerText, opel?: Colour) => {
      const position = table().buyers(buyer).car('red', { price: 5 }).car('blue', { price: 6 })
      if (buyer === 'price+4') position.engineers('blue', 'daimler')
      if (opel) position.engineers(opel, 'opel')
      const game = at(position.scoring())
      return [game.earned('red'), game.earned('blue')]
    }
    expect(sell('price')).toEqual([10, 0])
    expect(sell('price', 'red')).toEqual([15, 0])
    expect(sell('price', 'blue')).toEqual([10, 0])
    expect(sell('price+4')).toEqual([14, 0])
    expect(sell('price+4', 'red')).toEqual([19, 0])
    expect(sell('price+4', 'blue')).toEqual([14, 0])
  })

  test('KW-6.31 a price buyer pays the owner three times the price in all', () => {
    const sell = (...engineers: Engineer[]) => {
      const position = table()
        .engineers('red', ...engineers)
        .buyers('price')
        .car('red', { price: 9 })
      return at(position.scoring()).sales
    }
    expect(sell()).toEqual([['price', 'red', 18]])
    expect(sell('opel')).toEqual([['price', 'red', 27]])
  })

  test('KW-6.32 he works at every sale of his owner to a price buyer and at no other sale', () => {
    const position = table()
      .engineers('red', 'opel')
      .buyers('price', 'engine', 'price', 'body')
      .car('red', { price: 1 })
      .car('red', { price: 2 })
      .car('red', { price: 8, engine: 5 })
      .car('blue', { price: 9, body: 5 })
    expect(at(position.scoring()).sales).toEqual([
      ['price', 'red', 3],
      ['engine', 'red', 8],
      ['price', 'red', 6],
      ['body', 'blue', 9],
    ])
  })

  test('KW-6.32 he works again in the next round', () => {
    const position = table().round(2).engineers('red', 'opel').buyers('price').car('red', { price: 6 })
    expect(at(position.scoring()).sales).toEqual([['price', 'red', 18]])
  })
})
