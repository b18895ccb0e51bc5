import { describe, expect, test } from 'vitest'
import {
  addStackMoney,
  type BuyerKind,
  bringIntoPlay,
  buyerKinds,
  collectStackMoney,
  isActive,
  preferencesOnOffer,
  returnBuyers,
} from './buyers.ts'

function buyers() {
  return {
    stacks: { body: 2, engine: 2, prestige: 2, price: 2 },
    activeBuyers: [] as { preference: BuyerKind }[],
  }
}

describe('buyers', () => {
  test('KW-5.21 a buyer moves from the stack to the end of the row', () => {
    const row = buyers()
    bringIntoPlay(row, { preference: 'engine' })
    bringIntoPlay(row, { preference: 'body' })
    expect(row.activeBuyers).toEqual([{ preference: 'engine' }, { preference: 'body' }])
    expect(row.stacks).toEqual({ body: 1, engine: 1, prestige: 2, price: 2 })
  })

  test('KW-10.7 the second of a kind is detected', () => {
    const row = buyers()
    expect(bringIntoPlay(row, { preference: 'engine' })).toEqual({ second: false })
    expect(bringIntoPlay(row, { preference: 'body' })).toEqual({ second: false })
    expect(bringIntoPlay(row, { preference: 'engine' })).toEqual({ second: true })
  })

  test('a preference is active while a buyer with it is in the row', () => {
    const row = buyers()
    bringIntoPlay(row, { preference: 'engine' })
    expect(isActive(row.activeBuyers, 'engine')).toBe(true)
    expect(isActive(row.activeBuyers, 'body')).toBe(false)
  })

  test('KW-5.22 only stacks that still have a buyer are available', () => {
    const row = buyers()
    row.stacks.engine = 0
    expect(preferencesOnOffer(row.stacks, buyerKinds)).toEqual(['body', 'prestige', 'price'])
    expect(() => bringIntoPlay(row, { preference: 'engine' })).toThrow(RangeError)
  })

  test('KW-3.6 KW-3.7 KW-5.23 money adds up beside the stacks until it is collected whole', () => {
    const stackMoney = { body: 0, engine: 0, prestige: 0, price: 0 }
    const more = { body: 2, engine: 1, prestige: 1, price: 1 }
    addStackMoney(stackMoney, more)
    expect(collectStackMoney(stackMoney, 'body')).toBe(2)
    addStackMoney(stackMoney, more)
    expect(stackMoney).toEqual({ body: 2, engine: 2, prestige: 2, price: 2 })
  })

  test('KW-9.30 all active buyers return to their stacks', () => {
    const row = buyers()
    for (const preference of ['engine', 'engine', 'price'] as const) bringIntoPlay(row, { preference })
    returnBuyers(row)
    expect(row).toEqual(buyers())
  })
})
