import { describe, expect, test } from 'vitest'
import { standard } from '../components/index.ts'
import { research } from '../testing/index.ts'

describe('research cards', () => {
  test('KW-6.1 a card stays as a development, is discarded as an instant, or stays as an engineer', () => {
    const kinds = {
      development: standard.developments.rows.map(({ id }) => id),
      instant: Object.keys(standard.instants.rows),
      engineer: Object.keys(standard.engineers.rows),
    }
    for (const [kind, cards] of Object.entries(kinds)) {
      for (const card of cards) {
        const game = research(card)
        while (game.decision === 'chooseAction' || game.decision === 'placeEngine') game.play(game.moves()[0]!)
        expect(game.emitted('cardTaken')[0], card).toMatchObject({ seat: 0, card, from: 'display' })
        const { developments, engineers } = game.player('red')
        expect(developments, card).toEqual(kind === 'development' ? [card] : [])
        expect(engineers, card).toEqual(kind === 'engineer' ? [card] : [])
        expect(game.state.discard.includes(card), card).toBe(kind === 'instant')
      }
    }
  })
})
