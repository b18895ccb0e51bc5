import { expect, test } from 'vitest'
import { voiceIn } from '../words/speak.ts'
import { de } from './messages.de.ts'
import { type DeskMessage, en } from './messages.en.ts'

// The keys of a catalogue are its ids.
const ids = Object.keys(en) as DeskMessage[]

test('German puts in just what English puts in, and both can be said', () => {
  for (const id of ids) {
    const places = placesIn(en[id])
    expect([id, placesIn(de[id])]).toEqual([id, places])
    for (const language of ['en', 'de'] as const) {
      const said = voiceIn({ en, de }, language)(id, Object.fromEntries(places.map((place) => [place, '2'])))
      expect([id, said.includes('{')]).toEqual([id, false])
    }
  }
})

test('no message is left over in German', () => {
  expect(Object.keys(de).sort()).toEqual(ids.toSorted())
})

function placesIn(message: string): string[] {
  return [...message.matchAll(/\{(\w+)[},]/g)].map(([, name = '']) => name).sort()
}
