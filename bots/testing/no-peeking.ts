import {
  type AnyGame,
  awaitedSeats,
  canonical,
  copy,
  fastChance,
  isSecret,
  readOptions,
  redact,
  type Seat,
  silentEffects,
} from '@carriage/kernel'
import { library } from '@carriage/shared/catalogue'
import { describe, expect, test } from 'vitest'
import { levels } from '../levels.ts'
import { adviserFor, botFor } from '../node/index.ts'

const budget = { seed: 11, iterations: 2 }
/** Moves between two positions that are looked at for the same kind of secret. */
const apart = 40

/** A few positions of one game in which each kind of secret is hidden from the deciding seat. */
function positionsOf(game: AnyGame, kinds: readonly string[], wishes: object): { state: object; seat: Seat }[] {
  const fx = silentEffects<object>(fastChance(7))
  const options = readOptions(game, wishes)
  if (!options.ok) throw new Error('Every game can be played like this.')
  const state = game.setup({ seats: 3, options: options.value }, fx)
  const mover = botFor(game.id, 'apprentice')!
  const seen = new Map<string, number>()
  const found: { state: object; seat: Seat }[] = []
  for (let n = 0; ; n++) {
    const [seat] = awaitedSeats(game.turn(state))
    if (seat === undefined) break
    const due = secretsIn(state, seat).filter((kind) => n >= (seen.get(kind) ?? -apart) + apart)
    for (const kind of due) seen.set(kind, n)
    if (due.length > 0) found.push({ state: game.clone(state), seat })
    game.play(state, seat, mover.choose(redact(state, seat), seat, { seed: n, iterations: 4 }), fx)
  }
  expect([...seen.keys()].sort()).toEqual(kinds.toSorted())
  return found
}

/** The names of all secrets in a position that a seat does not know. */
function secretsIn(state: object, seat: Seat): string[] {
  const names: string[] = []
  eachSecret(state, seat, (name) => names.push(name))
  return names
}

function eachSecret(value: unknown, seat: Seat, visit: (name: string, holder: { value?: unknown }) => void): void {
  if (typeof value !== 'object' || value === null) return
  for (const [name, content] of Object.entries(value)) {
    // The contents of a secret are stored beside its mark; only a test may read them there.
    if (isSecret(content) && !content.$secret.includes(seat)) visit(name, content as object)
    else eachSecret(content, seat, visit)
  }
}

/** The same table with other contents in all secrets that the seat does not know. */
function withOtherSecrets(state: object, seat: Seat): object {
  const other = copy(state)
  eachSecret(other, seat, (_name, holder) => {
    holder.value = Array.isArray(holder.value) ? [] : typeof holder.value === 'number' ? 77 : {}
  })
  return other
}

/**
 * Tests that the bots and the adviser of a game read nothing that is hidden from their seat. `kinds` are the names of
 * the secrets in a position of a game with `options`. Advice that samples hidden information is `guessing`.
 */
export function noPeekingTest(
  id: string,
  kinds: readonly string[],
  { options = {}, guessing = true }: { readonly options?: object; readonly guessing?: boolean } = {},
): void {
  describe('nobody sees what is hidden from their seat:', () => {
    const game = library.latest(id)!
    const positions = positionsOf(game, kinds, options)

    test('other secrets make another position that looks the same', () => {
      for (const { state, seat } of positions) {
        const other = withOtherSecrets(state, seat)
        expect(canonical(other)).not.toBe(canonical(state))
        expect(canonical(redact(other, seat))).toBe(canonical(redact(state, seat)))
      }
    })

    test.each(levels)('%s makes the same moves', (level) => {
      for (const { state, seat } of positions) {
        const chosen = botFor(id, level)!.choose(redact(state, seat), seat, budget)
        const other = redact(withOtherSecrets(state, seat), seat)
        expect(botFor(id, level)!.choose(other, seat, budget)).toEqual(chosen)
      }
    })

    test('an adviser gives the same advice', () => {
      for (const { state, seat } of positions) {
        const advice = adviserFor(id)!.advise(redact(state, seat), seat, budget)
        const other = redact(withOtherSecrets(state, seat), seat)
        expect(adviserFor(id)!.advise(other, seat, budget)).toEqual(advice)
      }
    })

    if (!guessing) return
    test('an adviser who was shown the secrets would think otherwise somewhere, so they matter', () => {
      const adviser = adviserFor(id)!
      const differ = positions.some(({ state, seat }) => {
        const peeked = adviser.advise(state, seat, budget)
        return JSON.stringify(peeked) !== JSON.stringify(adviser.advise(redact(state, seat), seat, budget))
      })
      expect(differ).toBe(true)
    })
  })
}
