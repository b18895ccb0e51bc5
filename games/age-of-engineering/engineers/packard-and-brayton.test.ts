import { describe, expect, test } from 'vitest'
import { at, table } from '../testing/index.ts'

const example = () => table().car('orange', '$3').car('blue', 'b2 e2 w2 $8').achievementsGone()

describe('Packard', () => {
  test('AE-EX-44 AE-6.19 AE-6.20 AE-6.21 AE-6.22 AE-10.21 extra points for the company that sells', () => {
    const position = example().engineers('purple', 'packard').buyers('price', 'luxury')
    const game = at(position).usePackard('packard4', 0)
    game.takeTile('T2').research('body') // another step of the turn
    expect(game.refused({ kind: 'usePackard', marker: 'packard2', buyer: 0 })).toBe('AE-6.20')
    const scored = at(example().engineers('purple', 'packard').buyers('price+4', 'luxury').scoring())
    expect(scored.sales).toEqual([
      ['price', 'orange', 10],
      ['luxury', 'blue', 8],
    ])
    expect(scored.gained('purple')).toBe(0)
  })

  test('AE-6.23 AE-10.35 the marker goes to the box with the round, also if its buyer bought nothing', () => {
    const game = at(table().engineers('purple', 'packard').buyers('price+4').scoring())
    expect(game.emitted('buyerLeft')).toHaveLength(1)
    expect(game.company('purple').engineeringMarkers).toEqual(['packard2'])
    expect(game.state.activeBuyers).toEqual([])
  })

  test('AE-6.25 it cannot be put next to an investor', () => {
    const position = table()
      .engineers('purple', 'packard')
      .buyers('body')
      .car('purple', '$5 T1')
      .track('purple', 'ford')
    expect(at(position).refused({ kind: 'usePackard', marker: 'packard2', buyer: 1 })).toBe('AE-6.25')
    expect(
      at(position)
        .moves('usePackard')
        .map(({ buyer }) => buyer),
    ).toEqual([0, 0])
  })

  test('AE-6.19 a marker of another engineer is not enough', () => {
    const game = at(table().engineers('purple', 'winton').buyers('body'))
    expect(game.refused({ kind: 'usePackard', marker: 'winton1', buyer: 0 })).toBe('AE-6.19')
  })
})

describe('Brayton', () => {
  test('AE-EX-45 AE-6.35 AE-10.20 AE-6.22 Brayton triple', () => {
    const position = example().engineers('purple', 'packard').engineers('orange', 'brayton').buyers('price+4', 'luxury')
    expect(at(position.scoring()).gained('orange')).toBe(13)
    const token = table().round(3).engineers('yellow', 'brayton').car('yellow', '$3 T1').track('yellow', 'durant')
    const game = at(token.buyers('price', 'price').achievementsGone().scoring())
    expect(game.sales).toEqual([
      ['price', 'yellow', 9],
      ['price', 'yellow', 9],
    ])
    expect(game.emitted('investorLeft')).toHaveLength(1)
    expect(at(example().engineers('blue', 'brayton').buyers('price').scoring()).gained('orange')).toBe(6)
  })
})

test('AE-6.3 permanent abilities apply every time', () => {
  const position = table().round(3).engineers('yellow', 'brayton').car('yellow', '$3').car('yellow', '$4')
  expect(at(position.buyers('price', 'price').scoring()).gained('yellow', 'sale')).toBe(21)
  const hires = at(table().engineers('purple', 'king').holding('T8', 'hire', 'research')).chooseAction('hire')
  expect(hires.workers('purple')).toEqual([6, 6, 0])
})
