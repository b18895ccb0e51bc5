import { fastChance, silentEffects } from '@carriage/kernel'
import { kraftwagen, kraftwagenTitle, standardOptions } from '@carriage/kraftwagen'
import { expect, test } from 'vitest'
import { loadTranslator } from '../../platform/i18n/game-translator.ts'
import { shownMoves } from '../../table/hints/shown-moves.ts'
import { playedTitleOf } from '../titles.ts'

const state = kraftwagen.setup({ seats: 2, options: standardOptions }, silentEffects(fastChance(3)))
const seat = state.actor
const [first] = kraftwagen.moves(state, seat)

test('a turn is shown move by move, up to the first that cannot be played', async () => {
  const title = await playedTitleOf('kraftwagen')
  const translator = loadTranslator(title!, 'en', seat, (seat) => `Player ${seat}`)
  const game = kraftwagenTitle.versions[0]
  const events = shownMoves(game, state, seat, [first!, { kind: 'endTurn' }], translator)
  expect(events).toHaveLength(1)
  expect(events[0]).not.toBe('')
})
