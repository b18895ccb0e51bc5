import { describe, expect, test } from 'vitest'
import { type Position, table } from '../testing/index.ts'
import { clockLedger } from './clock-ledger.ts'
import { seen } from './testing/seen.ts'

const ledger = (position: Position) => clockLedger(seen(position))
const endOf = (position: Position) => ledger(position).end

describe('where ticks can come from', () => {
  test('HC-3.11 clock squares ahead of the markers', () => {
    const { left, tracks } = ledger(table().timecard(9).markers('speed', 4, 6, 3))
    expect(left).toBe(9)
    expect(tracks).toEqual({ speed: 3, range: 6, design: 6, reliability: 6, safety: 6 })
  })

  test('HC-3.11 HC-6.4 capacity and charts of each seat', () => {
    const { seats } = ledger(table().capacity('red', 5).capacity('green', 4).gantt('green', 9).gantt('purple', 10))
    expect(seats.map(({ capacity, gantt }) => [capacity, gantt])).toEqual([
      [false, false],
      [true, true],
      [true, false],
    ])
  })

  test('HC-10.2 the cards that phase 8 of this year allows, also before the expansion of the year is laid', () => {
    const most = (position: Position) => ledger(position).seats[0]?.card
    expect([most(table()), most(table().year(2)), most(table().year(3))]).toEqual([1, 4, 4])
    expect([most(table().settingUp()), most(table().year(2).building())]).toEqual([1, 4])
    expect(most(table().year(2).demanding())).toBe(4)
  })
})

describe('the end of the game', () => {
  test('HC-8.2 no later than the seventh year', () => {
    expect(endOf(table())).toMatchObject({ latest: 7, rule: 'HC-8.2' })
    expect(endOf(table().year(7))).toEqual({ earliest: 7, earliestAsBuilt: 7, latest: 7, rule: 'HC-8.2' })
  })

  test('HC-8.1 HC-8.7 a flipped timecard ends this year, after phase 6 the next one', () => {
    expect(endOf(table().year(2).flipped())).toMatchObject({ earliest: 2, latest: 2, rule: 'HC-8.1' })
    expect(endOf(table().year(2).flipped().demanding())).toMatchObject({ earliest: 3, latest: 3 })
  })

  test('HC-6.4 charts that are due in phase 4 flip it for certain', () => {
    expect(endOf(table().timecard(1).gantt('red', 9).building())).toMatchObject({ latest: 1, rule: 'HC-8.1' })
    expect(endOf(table().timecard(2).gantt('red', 9).building())).toMatchObject({ latest: 7 })
    // In phase 2 they can still be spent: HC-4.4.
    expect(endOf(table().timecard(1).gantt('red', 9).focusing())).toMatchObject({ latest: 7 })
  })

  test('HC-3.2 three researchers reach one clock square together, but not two', () => {
    expect(endOf(table().timecard(1)).earliestAsBuilt).toBe(1)
    expect(endOf(table().timecard(2)).earliestAsBuilt).toBe(2)
  })

  test('new planning departments can bring it about sooner', () => {
    expect(endOf(table().timecard(2))).toMatchObject({ earliest: 1, earliestAsBuilt: 2 })
    expect(endOf(table().timecard(2).supply({ planning: 7 }))).toMatchObject({ earliest: 2 })
  })

  test('HC-10.9 in phase 5 only cards can flip it before the next phase 1', () => {
    expect(endOf(table().year(2).timecard(1).selling())).toMatchObject({ earliest: 3 })
  })

  test('HC-2.9 at set-up everybody will have one department of each kind', () => {
    expect(endOf(table().settingUp().timecard(1)).earliestAsBuilt).toBe(1)
  })
})
