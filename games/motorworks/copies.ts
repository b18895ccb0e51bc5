import { isSecret, type Secret, within } from '@carriage/kernel'
import type { Kept } from './kept.ts'
import type { Workshop } from './workshops.ts'

/** Freezes what copies share, with everything in it. A state that was just read from a store is not frozen yet. */
export function freezeShared<T extends object>(shared: T): T {
  if (Object.isFrozen(shared)) return shared
  for (const part of Object.values(shared)) if (typeof part === 'object' && part !== null) freezeShared(part)
  return Object.freeze(shared)
}

/** A copy that shares only who knows it. */
export function copyKept<T>(kept: Kept<T>, copy: (content: T) => T): Kept<T> {
  return isSecret(kept) ? copySecret(kept as Secret<T>, copy) : copy(kept)
}

function copySecret<T>(secret: Secret<T>, copy: (content: T) => T): Secret<T> {
  freezeShared(secret.$secret)
  return within(secret, copy)
}

/** The copy of a number. */
export function sameAmount(amount: number): number {
  return amount
}

export function copyWorkshops(workshops: readonly Workshop[]): Workshop[] {
  return workshops.map((part) => part && { kind: part.kind, value: part.value })
}
