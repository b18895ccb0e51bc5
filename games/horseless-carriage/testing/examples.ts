import { expect, test } from 'vitest'
import type { CarriageExample } from '../examples/example.ts'
import { at, type Play } from './play.ts'

/** What an example says: of the position before the moves, and of their outcome. */
export type Claims<Id extends string> = Readonly<Record<Id, (played: Play, before: Play) => void>>

/** Plays each example and compares what it says with the outcome. */
export function testExamples<Id extends string>(all: readonly CarriageExample[], claims: Claims<Id>): void {
  test.each(all)('$id: the described outcome is correct', ({ id, position, moves }) => {
    const played = at(position())
    for (const move of moves) played.play(move, 'red')
    claims[id as Id](played, at(position()))
  })

  test('each has its claim', () => {
    expect(all.map(({ id }) => id).sort()).toEqual(Object.keys(claims).sort())
  })
}
