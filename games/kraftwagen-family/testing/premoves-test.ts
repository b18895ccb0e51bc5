import type { Title } from '@carriage/kernel'
import { tryPremoves } from '@carriage/kernel/conform'
import { expect, test } from 'vitest'

/** Random games in which seats premove their next turns. */
export function premovesTest<State extends object, Move extends object, Options extends object, Event extends object>(
  title: Title<State, Move, Options, Event>,
): void {
  test('premoved turns are legal for their owner, depend on their conditions, and can be undone', {
    timeout: 120_000,
  }, () => {
    const tried = tryPremoves(title, title.variants.slice(0, 9), 1)
    expect(tried.played).toBeGreaterThan(50)
    expect(tried.refused).toBeGreaterThan(0)
    expect(tried.takenBack).toBeGreaterThan(3)
    expect(Object.keys(tried.changed)).toEqual(expect.arrayContaining(['market', 'nearer', 'tile']))
  })
}
