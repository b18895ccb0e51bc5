import type { Game } from '../contract/game.ts'
import { canonical } from '../record/canonical.ts'
import { expecting, expectSamePlain, Nonconforming } from './nonconforming.ts'
import { isSamePlain } from './same-plain.ts'

/** A state is plain JSON, and its clone is equal and shares nothing. Returns the clone. */
export function checkCopies<State extends object>(game: Game<State, object, object, object>, state: State): State {
  // A value that is not plain is not even equal to itself; its text gives the reason.
  if (!isSamePlain(state, state)) expecting('plain data', 'the state', () => canonical(state))
  const twin = expecting('clone', 'clone', () => game.clone(state))
  expectSamePlain('clone', 'the clone', twin, state)
  const shared = sharedPart(state, twin)
  if (shared !== undefined) throw new Nonconforming('clone', `the clone shares ${shared} with the original`)
  return twin
}

/** The path of an object that both values share, if any. Frozen objects may be shared. */
function sharedPart(one: unknown, other: unknown): string | undefined {
  const parts = new Set<object>()
  collect(one, parts)
  return pathOfOneIn(parts, other)
}

function collect(value: unknown, into: Set<object>): void {
  if (typeof value !== 'object' || value === null) return
  into.add(value)
  for (const part of Object.values(value)) collect(part, into)
}

function pathOfOneIn(parts: ReadonlySet<object>, value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  if (parts.has(value) && !Object.isFrozen(value)) return 'state'
  for (const key of Object.keys(value)) {
    const path = pathOfOneIn(parts, (value as Record<string, unknown>)[key])
    if (path !== undefined) return `state.${key}${path.slice('state'.length)}`
  }
  return undefined
}

/** The same value with reversed object keys: rules must not depend on their order. */
export function withKeysReversed<T>(value: T): T {
  return reversed(value) as T // the walk preserves the shape
}

function reversed(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(reversed)
  return Object.fromEntries(
    Object.entries(value)
      .map(([key, part]) => [key, reversed(part)] as const)
      .reverse(),
  )
}
