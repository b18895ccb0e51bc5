import { isOpen, isSecret, open } from '@carriage/kernel'
import type { Kept } from '@carriage/kraftwagen'

/** What lies open, or undefined for what its owner keeps face down from this viewer. */
export function contentOf<T>(kept: Kept<T>): T | undefined {
  if (!isSecret(kept)) return kept
  return isOpen(kept) ? open(kept) : undefined
}
