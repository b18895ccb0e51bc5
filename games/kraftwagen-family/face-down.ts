import { isOpen, isSecret, open, type Secret } from '@carriage/kernel'

/** Face down before its owner, or open to all. */
export type MaybeFaceDown<T> = T | Secret<T>

/** The content if it is known: a view has it only for its viewer. */
export function contentIfKnown<T>(value: MaybeFaceDown<T>): T | undefined {
  if (!isSecret(value)) return value
  return isOpen(value) ? open(value) : undefined
}
