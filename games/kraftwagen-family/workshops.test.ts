import { describe, expect, test } from 'vitest'
import {
  differentParts,
  findPart,
  hasEmptyWorkshop,
  type Part,
  putIntoWorkshop,
  takeOutOfWorkshop,
  valuesOf,
  type Workshop,
} from './workshops.ts'

const body = (value: number): Part => ({ kind: 'body', value })
const engine = (value: number): Part => ({ kind: 'engine', value })

describe('workshops', () => {
  test('KW-5.11 a part goes into an empty workshop', () => {
    const workshops: Workshop[] = [body(2), null, null]
    putIntoWorkshop(workshops, engine(4))
    expect(workshops).toEqual([body(2), engine(4), null])
    expect(hasEmptyWorkshop(workshops)).toBe(true)
  })

  test('KW-1.4 a full workshop takes no second part', () => {
    const workshops: Workshop[] = [body(2), body(2), engine(1)]
    expect(hasEmptyWorkshop(workshops)).toBe(false)
    expect(() => putIntoWorkshop(workshops, engine(4))).toThrow(RangeError)
  })

  test('a part is found and taken out by kind and value', () => {
    const workshops: Workshop[] = [body(2), engine(2), body(3)]
    expect(findPart(workshops, 'engine', 2)).toBe(1)
    expect(findPart(workshops, 'engine', 3)).toBe(-1)
    expect(takeOutOfWorkshop(workshops, 'body', 3)).toBe(2)
    expect(workshops).toEqual([body(2), engine(2), null])
    expect(() => takeOutOfWorkshop(workshops, 'body', 3)).toThrow(RangeError)
  })

  test('equal parts are one choice', () => {
    const workshops: Workshop[] = [body(2), engine(2), body(2)]
    expect(differentParts(workshops)).toEqual([body(2), engine(2)])
    expect(valuesOf(workshops, 'body')).toEqual([2])
    expect(valuesOf([null, engine(5), engine(1)], 'engine')).toEqual([5, 1])
  })
})
