import { canonical, redact, type Viewer } from '@carriage/kernel'
import { describe, expect, test } from 'vitest'
import { at, playAtRandom, setUp, table } from './testing/index.ts'

const viewers: readonly Viewer[] = [0, 1, 2, 'spectator']

describe('public information', () => {
  test('AE-2.4 AE-INV-27 the views do not reveal which unseen tiles are in a stack', () => {
    const { recruitment } = at(table().display('king', 'ford')).state
    expect(recruitment.engineer.unseen).toEqual(recruitment.engineer.unseen.toSorted())
    expect([recruitment.engineer.unseen.length, recruitment.engineer.stack]).toEqual([8, 5])
  })

  test('AE-12.6 with open points every view is the whole state', () => {
    playAtRandom(setUp({ seats: 3 }), 3, ({ state }) => {
      const whole = canonical(state)
      for (const viewer of viewers) expect(canonical(redact(state, viewer))).toBe(whole)
    })
  })

  test('AE-12.7 with hidden points a view differs only in the totals of others', () => {
    const options = { scoreVisibility: 'hidden' } as const
    const { state } = at(table({ seats: 3, options }).points('purple', 41).points('yellow', 43))
    const view = redact(state, 1)
    expect(canonical(view)).not.toContain('41')
    expect(canonical(view)).toContain('43')
    const blank = (text: string) => text.replaceAll(/"value":\d+/g, '').replaceAll(/,?\}/g, '}')
    expect(blank(canonical(redact(state, 'spectator')))).toBe(blank(canonical(state)))
  })
})
