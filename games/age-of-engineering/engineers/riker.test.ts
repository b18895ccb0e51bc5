import { describe, expect, test } from 'vitest'
import { at, body, engine, table } from '../testing/index.ts'

describe('Riker', () => {
  test('AE-6.26 AE-6.27 the own salesperson comes into the canteen, all others leave the game', () => {
    const game = at(table().display('riker').doing('recruit')).recruit('riker')
    const at_ = game.state.companies.map(({ salesperson }) => salesperson)
    expect(at_).toEqual(['canteen', 'box', 'box', 'box'])
  })

  test('AE-EX-37 AE-6.28 AE-10.14 AE-10.16 the salesperson as three workers', () => {
    const position = (purple: string) =>
      table().engineers('purple', 'riker').car('purple', `b2 e2 ${purple} $9`).car('blue', 'b2 e2 w3 $8')
    expect(at(position('S').buyers('luxury').scoring()).sales).toEqual([['luxury', 'blue', 8]])
    expect(at(position('w1+S').buyers('luxury').scoring()).sales).toEqual([['luxury', 'purple', 9]])
  })

  test('AE-EX-38 AE-6.29 AE-6.30 the salesperson alone', () => {
    const position = table().engineers('purple', 'riker').canteen('purple', 0).workshop('purple', body(1), engine(1))
    const game = at(position.placing()).offer('b1 e1 S $9')
    expect(game.state.market[0]).toMatchObject({ workers: 0, salesperson: true })
    const after = at(table().engineers('purple', 'riker').car('purple', 'S $9').buyers('luxury').scoring())
    expect(after.company('purple').salesperson).toBe('supply')
  })
})
