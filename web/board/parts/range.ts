/** Formats a range of numbers. */
export function rangeOf(atLeast: number, atMost: number): string {
  return atLeast === atMost ? String(atLeast) : `${atLeast}–${atMost}`
}
