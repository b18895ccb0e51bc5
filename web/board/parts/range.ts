/** A number between two bounds as people write it. */
export function rangeOf(atLeast: number, atMost: number): string {
  return atLeast === atMost ? String(atLeast) : `${atLeast}–${atMost}`
}
