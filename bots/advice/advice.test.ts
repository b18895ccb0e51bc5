import { awaitedSeats, fastChance, judgeMove, readOptions, redact, silentEffects } from '@carriage/kernel'
import { library } from '@carriage/shared/catalogue'
import { expect, test } from 'vitest'
import { adviserFor, botFor, botGames, concernsOf } from '../node/index.ts'
import { comparisons, isComparison } from './index.ts'

test.each(botGames)('a hint in %s begins legally and says what it is for', (id) => {
  const game = library.latest(id)!
  const adviser = adviserFor(id)!
  const bot = botFor(id, 'apprentice')!
  const fx = silentEffects<object>(fastChance(2))
  const options = readOptions(game, {})
  if (!options.ok) throw new Error('Every game can be played without wishes.')
  const state = game.setup({ seats: 3, options: options.value }, fx)
  let asked = 0
  let explained = 0
  for (let n = 0; n < 60; n++) {
    const [seat] = awaitedSeats(game.turn(state))
    if (seat === undefined) break
    const view = redact(state, seat)
    if (adviser.isTurn(view) && n % 3 === 0) {
      for (const { moves, reasons } of adviser.advise(view, seat, { seed: n, iterations: 4 })) {
        expect(judgeMove(game, state, seat, moves[0] as never).legal).toBe(true)
        for (const { concern } of reasons) expect([...concernsOf(id), ...comparisons]).toContain(concern)
        if (reasons.some((reason) => !isComparison(reason))) explained++
        asked++
      }
    }
    game.play(state, seat, bot.choose(view, seat, { seed: n }) as never, fx)
  }
  expect(asked).toBeGreaterThan(4)
  expect(explained / asked).toBeGreaterThan(0.5)
})

test('nobody gives advice on a game that no bot has learned', () => {
  expect(adviserFor('chess')).toBeUndefined()
})
