import { canonical } from '../canonical.ts'
import type { Game } from '../game.ts'
import { expecting, expectSame, Nonconforming } from './nonconforming.ts'

/** A state is plain JSON, and its clone is equal and shares nothing with it. Gives the state as text. */
export function checkCopies<State extends object>(game: Game<State, object, object, object>, state: State): string {
  const text = expecting('plain data', 'the state', () => canonical(state))
  const twin = expecting('clone', 'clone', () => game.clone(state))
  expectSame('clone', 'the clone', canonical(twin), text)
  const shared = sharedPart(state, twin)
  if (shared !== undefined) throw new Nonconforming('clone', `the clone shares ${shared} with the original`)
  return text
}

/** The path of an object that both values hold, if there is one. What is frozen may be shared. */
function sharedPart(one: unknown, other: unknown): string | undefined {
  const parts = new Set<object>()
  collect(one, (part) => void parts.add(part))
  let found: string | undefined
  collect(other, (part, path) => {
    if (parts.has(part) && !Object.isFrozen(part)) found ??= path
  })
  return found
}

function collect(value: unknown, visit: (part: object, path: string) => void, path = 'state'): void {
  if (typeof value !== 'object' || value === null) return
  visit(value, path)
  for (const [key, part] of Object.entries(value)) collect(part, visit, `${path}.${key}`)
}

/** The same value with the keys of every object in the opposite order: rules must not notice. */
export function withKeysReversed<T>(value: T): T {
  return reversed(value) as T // the walk returns the shape that it was given
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
