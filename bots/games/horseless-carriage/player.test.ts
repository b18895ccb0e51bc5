import { horselessCarriage, type Move, type State, standardOptions } from '@carriage/horseless-carriage'
import { awaitedSeats, canonical, copy, fastChance, redact, type Seat, secret, silentEffects } from '@carriage/kernel'
import { titleOf } from '@carriage/shared/catalogue'
import { expect, test } from 'vitest'
import type { Bot } from '../../bot.ts'
import { playPairing } from '../../lab/arena/pairing.ts'
import { randomPlayer } from '../../lab/arena/random.ts'
import { levels } from '../../levels.ts'
import { botFor } from '../../node/index.ts'

const few = 4
const budget = { seed: 3, iterations: few }

/** Ideas for a factory with which a mechanic plays well, and a test ends soon. */
const fewIdeas = 24

/** Positions of one game at regular intervals, each with a seat that the game waits for. */
function* positions(seed: number, every: number): Generator<{ state: State; seat: Seat }> {
  const fx = silentEffects<object>(fastChance(seed))
  const state = horselessCarriage.setup({ seats: 3, options: standardOptions }, fx)
  const mover = botFor('horseless-carriage', 'apprentice')!
  for (let n = 0; ; n++) {
    const turn = horselessCarriage.turn(state)
    if (turn.over) return
    const seat = awaitedSeats(turn)[0]!
    if (n % every === 0) yield { state, seat }
    const move = mover.choose(redact(state, seat), seat, { seed: n, iterations: few }) as Move
    horselessCarriage.play(state, seat, move, fx)
  }
}

test.each(levels)('%s makes legal moves, the same for the same seed, whatever is hidden from it', (level) => {
  const player = botFor('horseless-carriage', level)!
  let asked = 0
  for (const { state, seat } of positions(1, 13)) {
    const view = redact(state, seat)
    const move = player.choose(view, seat, budget) as Move
    expect(horselessCarriage.judge(state, seat, move)).toEqual({ legal: true })
    const other = copy(state)
    for (const [i, each] of other.players.entries()) {
      if (i !== seat) each.hand = secret([], [...each.hand.$secret])
    }
    expect(canonical(redact(other, seat))).toBe(canonical(view))
    expect(player.choose(redact(other, seat), seat, budget)).toEqual(move)
    asked++
  }
  expect(asked).toBeGreaterThan(5)
})

test('a mechanic at a table of three beats two who move at random', () => {
  const title = titleOf('horseless-carriage')!
  const [game] = title.versions
  const { options } = title.variants.find(({ seats }) => seats === 3)!
  const random = { name: 'random', player: randomPlayer(game) }
  const bot = botFor('horseless-carriage', 'mechanic')!
  const player: Bot = { choose: (view, seat, given) => bot.choose(view, seat, { ...given, iterations: fewIdeas }) }
  const mechanic = { name: 'mechanic', player }
  const { standings } = playPairing(
    { game, options, contestants: [mechanic, random, random], seats: 3, games: 3, seed: 1 },
    () => true,
  )
  const [standing] = standings
  expect(standing?.games).toBe(3)
  expect(standing?.wins).toBe(3)
})
