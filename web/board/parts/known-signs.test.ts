import { beforeEach, expect, test, vi } from 'vitest'

const signs = ['hire', 'body']
const one = { game: 'game', match: 'one' }
const two = { game: 'game', match: 'two' }
const shelf = new Map<string, string>()

/** Simulates a reload. */
async function fresh() {
  vi.resetModules()
  return import('./known-signs.ts')
}

beforeEach(() => {
  shelf.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => shelf.get(key) ?? null,
    setItem: (key: string, value: string) => void shelf.set(key, value),
  })
})

test('a sign is known after three uses', async () => {
  const { unknownSigns, useSignMemory } = await fresh()
  const memory = useSignMemory.getState()
  expect(unknownSigns(memory, one, signs, { hire: 2 })).toEqual(['hire', 'body'])
  expect(unknownSigns(memory, one, signs, { hire: 3 })).toEqual(['body'])
})

test('uses in other matches on this device count, each match once, also after a reload', async () => {
  const { saveSignUses: saveUses } = await fresh()
  saveUses('game', 'one', { hire: 1 })
  saveUses('game', 'one', { hire: 2 })
  const { unknownSigns, useSignMemory } = await fresh()
  const memory = useSignMemory.getState()
  expect(unknownSigns(memory, two, signs, {})).toEqual(['hire', 'body'])
  expect(unknownSigns(memory, two, signs, { hire: 1 })).toEqual(['body'])
  expect(unknownSigns(memory, { game: 'other', match: 'two' }, signs, { hire: 1 })).toEqual(['hire', 'body'])
})

test('a dismissed name stays away in this game, until names are turned on again', async () => {
  const { areSignsNamed, dismissSigns, nameSigns, unknownSigns, useSignMemory } = await fresh()
  dismissSigns('game', ['hire'])
  expect(unknownSigns(useSignMemory.getState(), one, signs, {})).toEqual(['body'])
  expect(unknownSigns(useSignMemory.getState(), { game: 'other', match: 'one' }, signs, {})).toEqual(signs)
  expect(areSignsNamed(useSignMemory.getState())).toBe(false)
  nameSigns(true)
  expect(areSignsNamed(useSignMemory.getState())).toBe(true)
  expect(unknownSigns(useSignMemory.getState(), one, signs, {})).toEqual(signs)
})

test('turned on again, names stay until three more uses, also in a running match', async () => {
  const { saveSignUses: saveUses, nameSigns, unknownSigns, useSignMemory } = await fresh()
  saveUses('game', 'one', { hire: 5 })
  nameSigns(false)
  expect(unknownSigns(useSignMemory.getState(), one, signs, {})).toEqual([])
  nameSigns(true)
  expect(unknownSigns(useSignMemory.getState(), one, signs, { hire: 7 })).toEqual(signs)
  expect(unknownSigns(useSignMemory.getState(), one, signs, { hire: 8 })).toEqual(['body'])
})

test('with blocked or corrupt storage all names are shown', async () => {
  shelf.set('carriage-house.signs', '{"hire": 9}')
  const rubbish = await fresh()
  expect(rubbish.unknownSigns(rubbish.useSignMemory.getState(), one, signs, {})).toEqual(signs)
  vi.stubGlobal('localStorage', undefined)
  const none = await fresh()
  none.saveSignUses('game', 'one', { hire: 1 })
  expect(none.unknownSigns(none.useSignMemory.getState(), one, signs, {})).toEqual(signs)
})
