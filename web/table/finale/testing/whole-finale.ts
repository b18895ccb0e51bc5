import { renderToStaticMarkup } from 'react-dom/server'
import { expect } from 'vitest'
import { type Exhibit, type MomentOf, propsFor } from '../../../board/gallery/exhibit.ts'

const idle = { held: undefined, peek: () => {}, choose: () => {}, commit: () => {} }

/**
 * Expects that the finale of a finished game counts all points, has three superlatives, and draws the winner's best
 * car.
 */
export async function expectWholeFinale<State extends object, Move extends object, Event extends object>(
  exhibit: Exhibit<State, Move, Event>,
  moment: MomentOf<State, Event>,
): Promise<void> {
  const turn = exhibit.game.turn(moment.state)
  if (!turn.over) throw new RangeError('The game is not over.')
  for (const language of ['en', 'de'] as const) {
    const props = propsFor(exhibit, moment, 'spectator', language, idle)
    const finale = await exhibit.board.finale?.({ ...props, ...turn.result })
    if (!finale) throw new RangeError('The game has no finale.')
    const { sources, course, superlatives, best } = finale
    const counted = turn.result.scores.map((_, seat) =>
      sources.reduce((sum, { points }) => sum + (points[seat] ?? 0), 0),
    )
    expect(counted).toEqual(turn.result.scores)
    expect(course.totals.at(-1)).toEqual(turn.result.scores)
    expect(course.ends.length).toBeGreaterThan(1)
    expect(course.ends.at(-1)?.at).toBe(course.totals.length - 1)
    expect(superlatives).toHaveLength(3)
    for (const { seats, words } of superlatives)
      expect([seats.length > 0, words]).toEqual([true, expect.stringMatching(/\d/)])
    expect(best && renderToStaticMarkup(best.drawing)).toContain('<path')
    expect(best?.words.length).toBeGreaterThan(5)
  }
}
