import { redact, type Viewer } from '@carriage/kernel'
import { contentIfKnown } from '@carriage/kraftwagen-family'
import { describe, expect, test } from 'vitest'
import type { Engineer } from './components/index.ts'
import { at, body, type Colour, colourOf, engine, playAtRandom, seatOf, setUp, table } from './testing/index.ts'

const names: readonly Engineer[] = ['king', 'brayton', 'riker', 'chevrolet', 'winton', 'christie', 'buick']

describe('the end of the game', () => {
  test('AE-EX-65 AE-12.2 AE-12.3 AE-12.4 final ties', () => {
    const ranking = (...companies: readonly [Colour, number, number][]) => {
      const position = table({ seats: 3 }).round(3)
      let next = 0
      for (const [colour, points, engineers] of companies) {
        position.points(colour, points).engineers(colour, ...names.slice(next, next + engineers))
        next += engineers
      }
      return at(position.over()).result.ranking.map((place) => place.map(colourOf))
    }
    expect(ranking(['purple', 71, 2], ['yellow', 71, 1], ['orange', 65, 3])[0]).toEqual(['purple'])
    expect(ranking(['purple', 71, 2], ['yellow', 71, 2], ['orange', 65, 3])[0]).toEqual(['purple', 'yellow'])
  })

  test('AE-12.1 AE-12.5 the game ends after scoring round 3; nothing else counts', () => {
    const position = table().round(3).points('purple', 12).workshop('purple', body(7), engine(2))
    const game = at(position.investors('purple', 'durant').tokens('purple', 0, 1).achievementsGone().scoring())
    expect([game.over, game.result.scores[0]]).toEqual([true, 12])
  })

  test('AE-1.23 points are whole numbers from 0 and never fall', () => {
    const last = [0, 0, 0]
    playAtRandom(setUp({ seats: 3 }), 5, ({ state }) => {
      state.companies.forEach(({ points }, seat) => {
        const now = contentIfKnown(points)!
        expect(Number.isInteger(now) && now >= last[seat]!).toBe(true)
        last[seat] = now
      })
    })
  })
})

describe('hidden points', () => {
  const options = { scoreVisibility: 'hidden' } as const
  const totalIn = (game: ReturnType<typeof at>, colour: Colour, viewer: Viewer) =>
    contentIfKnown(redact(game.state, viewer).companies[seatOf(colour)]!.points)

  test('AE-EX-71 AE-12.6 AE-12.7 AE-12.8 the total is seen by its company, single gains by all', () => {
    const position = table({ options }).points('purple', 10).car('purple', 'e4 $8').buyers('engine')
    const game = at(position.scoring())
    expect(totalIn(game, 'purple', 0)).toBe(18)
    expect([totalIn(game, 'purple', 1), totalIn(game, 'purple', 'spectator')]).toEqual([undefined, undefined])
    const sold = redact(game.emitted('carSold'), 'spectator')
    expect(sold).toMatchObject([{ paid: 8, preference: 'engine' }])
    expect(game.emitted('pointsGained')).toMatchObject([{ amount: 8, source: 'sale' }])
  })

  test('AE-12.10 at the end all totals are shown', () => {
    const game = at(table({ options }).round(3).points('purple', 30).scoring())
    expect(totalIn(game, 'purple', 'spectator')).toBe(30)
    expect(game.result.scores[0]).toBe(30)
  })

  test('AE-12.6 AE-12.9 AE-1.9 hiding changes no gain and no decision, whatever the sums', () => {
    const open = playAtRandom(setUp({ seats: 3 }), 9)
    const hidden = playAtRandom(setUp({ seats: 3, options }), 9)
    expect(hidden.result).toEqual(open.result)
    expect(
      at(table({ options }).points('purple', 500).car('purple', '$8').buyers('body').scoring()).points('purple'),
    ).toBe(508)
  })
})
