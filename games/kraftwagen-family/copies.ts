import { freezeShared, isSecret, type Secret, within } from '@carriage/kernel'
import type { MaybeFaceDown } from './face-down.ts'
import type { Workshop } from './workshops.ts'

/** A copy that shares only the list of seats that know it. */
export function copyFaceDown<T>(original: MaybeFaceDown<T>, copy: (content: T) => T): MaybeFaceDown<T> {
  return isSecret(original) ? copySecret(original as Secret<T>, copy) : copy(original)
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
