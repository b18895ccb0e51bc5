import { describe, expect, test } from 'vitest'
import { at, specs, table } from '../testing/index.ts'
import { focusForecast, patentMatrix } from './focus-forecast.ts'
import { green, purple, red, seen } from './testing/seen.ts'

describe('the patents of others', () => {
  const speeds = (own: number) => {
    const position = table({ seats: 4 }).markers('speed', own, 3, 2, 1)
    return patentMatrix(seen(position), red).map(({ speed }) => speed)
  }

  test('HC-5.25 HC-5.28 a slot opens what as many others have reached, the last one nothing', () => {
    expect(speeds(0)).toEqual([3, 2, 1, 0])
  })

  test('HC-5.24 HC-5.26 never less than the own marker', () => {
    expect(speeds(2)).toEqual([3, 2, 2, 2])
  })

  test('HC-5.27 the slots of the others do not matter', () => {
    const position = table({ seats: 4 }).markers('speed', 0, 3, 2, 1).order('blue', 'purple', 'red', 'green')
    expect(patentMatrix(seen(position), red).map(({ speed }) => speed)).toEqual([3, 2, 1, 0])
  })
})

describe('what a slot would give', () => {
  test('HC-4.4 HC-4.8 access, place in sales order and cost', () => {
    const position = table().tracks('design', 'safety').gantt('red', 4).markers('speed', 1, 3, 2).focusing()
    const { before, slots, passing } = focusForecast(seen(position), red)
    expect(before).toEqual([])
    expect(slots).toEqual([
      {
        slot: 1,
        taker: null,
        access: specs({ speed: 3, design: 1, safety: 1 }),
        patents: specs({ speed: 2 }),
        sells: 3,
        cost: 4,
      },
      {
        slot: 2,
        taker: null,
        access: specs({ speed: 2, design: 1, safety: 1 }),
        patents: specs({ speed: 1 }),
        sells: 2,
        cost: 4,
      },
      {
        slot: 3,
        taker: null,
        access: specs({ speed: 1, design: 1, safety: 1 }),
        patents: specs({}),
        sells: 1,
        cost: 4,
      },
    ])
    expect(passing).toEqual({ slots: [1, 2, 3], gantt: 4 }) // HC-4.5
  })

  test('HC-4.1 before phase 2 the charts say who will act first', () => {
    const view = seen(table().gantt('purple', 3).gantt('green', 2))
    expect([red, green, purple].map((seat) => focusForecast(view, seat).before)).toEqual([[2, 1], [2], []])
  })

  test('HC-4.7 passing leads to what the others leave', () => {
    const game = at(table().focusing()).takeSlot(1)
    expect(focusForecast(seen(game.state), green)).toMatchObject({ before: [], passing: { slots: [2, 3] } })
    expect(focusForecast(seen(game.state), purple)).toMatchObject({ before: [1], passing: { slots: [2, 3] } })
    game.takeSlot(3)
    expect(focusForecast(seen(game.state), purple)).toMatchObject({ passing: { slots: [2] }, possible: [2] })
  })

  test('HC-4.3 a player who has acted waits for the slot', () => {
    const game = at(table().focusing()).takeSlot(2).pass()
    const view = seen(game.state)
    expect(focusForecast(view, red)).toMatchObject({ before: null, passing: null, possible: [2] })
    expect(focusForecast(view, green)).toMatchObject({ before: null, passing: null, possible: [1, 3] })
    expect(focusForecast(view, purple).slots.map(({ taker }) => taker)).toEqual([null, red, null])
  })
})
