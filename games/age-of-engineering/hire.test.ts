import { describe, expect, test } from 'vitest'
import { at, table } from './testing/index.ts'

describe('Hire Workers', () => {
  test('AE-5.29 a worker moves from the own supply to the canteen', () => {
    expect(at(table().doing('hire')).workers('purple')).toEqual([7, 5, 0])
  })

  test('AE-5.31 without workers in the supply the action is skipped', () => {
    const position = table().supply('purple', 0).achievementsGone('workers')
    expect(at(position.doing('hire')).skipped).toEqual(['AE-5.31'])
    const riker = table().supply('purple', 0).achievementsGone('workers').engineers('purple', 'riker')
    expect(at(riker.salesperson('purple', 'canteen').doing('hire')).skipped).toEqual(['AE-5.31'])
  })

  test('AE-EX-26 AE-6.32 King and the last worker', () => {
    const position = table().engineers('purple', 'king').supply('purple', 1).canteen('purple', 4).team('purple', 6)
    const game = at(position.car('purple', 'w1').doing('hire'))
    expect([game.workers('purple'), game.gained('purple')]).toEqual([[0, 5, 6], 7])
  })

  test('AE-6.32 King brings one more worker with each Hire Workers action', () => {
    expect(at(table().engineers('purple', 'king').doing('hire')).workers('purple')).toEqual([6, 6, 0])
  })

  test('AE-6.34 King does not affect Recruit or the three workers', () => {
    const king = () => table().engineers('purple', 'king').display('hire3').doing('recruit')
    expect(at(king()).recruitWorkers().workers('purple')).toEqual([6, 6, 0])
    expect(at(king()).recruit('hire3').workers('purple')).toEqual([5, 7, 0])
  })

  test('AE-EX-27 AE-5.30 AE-6.31 AE-6.33 King and Riker together', () => {
    const position = () => table().engineers('purple', 'king', 'riker').salesperson('purple', 'supply')
    const game = at(position().supply('purple', 3).canteen('purple', 0).doing('hire'))
    expect(game.moves()).toEqual([
      { kind: 'hire', whom: 'worker' },
      { kind: 'hire', whom: 'salesperson' },
    ])
    game.hire('salesperson')
    expect([game.workers('purple'), game.company('purple').salesperson]).toEqual([[2, 1, 0], 'canteen'])
    const alone = at(position().supply('purple', 0).achievementsGone('workers').canteen('purple', 2).doing('hire'))
    expect([alone.workers('purple'), alone.company('purple').salesperson]).toEqual([[0, 2, 0], 'canteen'])
  })

  test('AE-6.31 only a Hire Workers action brings the salesperson', () => {
    const position = table().engineers('purple', 'riker').salesperson('purple', 'supply').display('hire3')
    const game = at(position.doing('recruit')).recruit('hire3')
    expect(game.company('purple').salesperson).toBe('supply')
  })

  test('AE-EX-66 AE-11.15 all workers, salesperson ignored', () => {
    const position = () => table().engineers('purple', 'riker').salesperson('purple', 'supply')
    const start = () => position().supply('purple', 1).canteen('purple', 3).team('purple', 6).car('purple', 'w2')
    const worker = at(start().doing('hire')).hire('worker')
    expect([worker.workers('purple')[0], worker.gained('purple')]).toEqual([0, 7])
    expect(worker.company('purple').salesperson).toBe('supply')
    expect(at(start().doing('hire')).hire('salesperson').gained('purple')).toBe(0)
  })
})
