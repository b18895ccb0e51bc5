import type { Phrase } from '@carriage/kernel'
import { describe, expect, test } from 'vitest'
import { everyRefusal } from '../testing/refusals.ts'
import { words } from './index.ts'

const met = everyRefusal()
const phrases = met.map(({ view, facts }) => words.facts?.(view, facts) ?? [])

describe('a refusal', () => {
  test('has one sentence, whatever the cause', () => {
    expect(met.filter((_, index) => phrases[index]?.length !== 1).map(({ rule, facts }) => ({ rule, facts }))).toEqual(
      [],
    )
  })

  test('has a message for each cause', () => {
    const ids = new Set(phrases.flat().map(({ id }) => id))
    const known = Object.keys(words.messages.en ?? {}).filter((id) => id.startsWith('refusal.'))
    expect(known.filter((id) => !ids.has(id))).toEqual([])
  })

  test('names the thing: the marker and its owner, the dealership, the slot and who has it, what buyers ask for', () => {
    expect(of('refusal.markerAtEnd')).toMatchObject({ track: { id: 'track.speed' }, owner: { id: 'seat' }, at: 6 })
    expect(of('refusal.slotTaken')).toMatchObject({ slot: 2, taker: { id: 'seat', values: { seat: 0 } } })
    expect(of('refusal.dealershipClosed')).toMatchObject({
      dealership: { id: 'dealership.middle' },
      dimension: { id: 'track.design' },
    })
    expect(of('refusal.windowTooFar')).toMatchObject({ dimension: { id: 'track.design' }, spec: 1, asked: 2 })
    expect(of('refusal.nicheOutside')).toMatchObject({
      dealership: { id: 'dealership.small' },
      niche: {
        id: 'niche',
        values: { bottom: { id: 'track.design' }, across: 2, left: { id: 'track.safety' }, up: 0 },
      },
    })
  })
})

function of(id: string): Phrase['values'] {
  const phrase = phrases.flat().find((each) => each.id === id)
  if (!phrase) throw new Error(`Nothing was refused with ${id}.`)
  return phrase.values
}
