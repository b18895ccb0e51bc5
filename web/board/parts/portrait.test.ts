import { expect, test } from 'vitest'
import { portraitOf } from './portrait.ts'

/** The engineers of both Kraftwagens. */
const engineers = [
  ['opel', 'horch', 'benz', 'bugatti', 'porsche', 'daimler', 'otto', 'diesel', 'maybach'],
  ['winton', 'riker', 'king', 'christie', 'kettering', 'packard', 'brayton', 'buick', 'chevrolet'],
]

test('an engineer has the same face everywhere', () => {
  for (const name of engineers.flat()) expect(portraitOf(name)).toEqual(portraitOf(name))
})

test('all engineers of a game look different: in at least three parts', () => {
  for (const game of engineers)
    for (const name of game)
      for (const other of game) {
        if (name === other) continue
        const theirs = portraitOf(other).parts
        const differing = portraitOf(name).parts.filter((part, place) => part !== theirs[place])
        expect([name, other, differing.length >= 3]).toEqual([name, other, true])
      }
})
