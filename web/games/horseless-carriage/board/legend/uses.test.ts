import { expect, test } from 'vitest'
import { momentOf } from '../../gallery/played.ts'
import { usesIn, zoneSigns } from './uses.ts'

const { history } = momentOf({ seats: 3, seed: 11, when: ({ year, stage }) => year >= 4 && stage.name === 'sales' })

test('what I built, sold and researched counts as uses of its signs, what rivals did does not', () => {
  const built = history.filter((event) => event.kind === 'planCommitted' && event.seat === 1).length
  const moved = history.filter((event) => event.kind === 'markerMoved' && event.seat === 1).length
  expect([built, moved > 0]).toEqual([4, true])
  expect(usesIn('factory', history, 1)).toMatchObject({ A: 4, belt: 4, bay: 4 })
  expect(usesIn('tracks', history, 1)).toMatchObject({ marker: moved, gantt: 4 })
})

test('yearly events for everybody count for me too', () => {
  expect(usesIn('market', history, 1)).toMatchObject({ expected: 3 })
  expect(usesIn('tracks', history, 1)).toMatchObject({ slot: 4 })
})

test('every sign can become known', () => {
  const played = momentOf({ seats: 3, seed: 11, when: ({ stage }) => stage.name === 'over' })
  for (const zone of ['factory', 'market', 'tracks'] as const) {
    const uses = usesIn(zone, played.history, 0)
    expect(Object.keys(uses)).toEqual([...zoneSigns[zone]])
    for (const sign of zoneSigns[zone]) expect([sign, (uses[sign] ?? 0) >= 3]).toEqual([sign, true])
  }
})
