import { titles } from '@carriage/shared/catalogue'
import { expect, test } from 'vitest'
import { yardstickFor } from '../../node/index.ts'
import { contest } from '../arena/contest.ts'
import { randomPlayer } from '../arena/random.ts'

for (const title of titles) {
  const yardstick = await yardstickFor(title.about.id)
  if (!yardstick) continue

  test(`${title.about.id}: a game gives the figures that its yardstick announces`, () => {
    const [game] = title.versions
    const { seats, options } = title.variants[0]!
    const watch = yardstick.watch(seats)
    let end: object = {}
    const players = Array.from({ length: seats }, () => randomPlayer(game))
    contest(game, options, players, 1, undefined, (step) => {
      watch.saw(step)
      end = step.after
    })
    const figures = Object.entries(watch.figures(end))
    expect(figures.length).toBeGreaterThan(0)
    for (const [name, { sum, of }] of figures) {
      const kind = yardstick.figures[name]
      expect(kind, name).toBeDefined()
      if (kind === 'share') expect(sum, name).toBeLessThanOrEqual(of)
    }
  })
}
