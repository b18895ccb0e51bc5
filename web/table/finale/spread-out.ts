/** Moves values apart until neighbours are at least `gap` apart, each as little as possible; the order stays the same. */
export function spreadOut(values: readonly number[], gap: number): number[] {
  const order = values.map((_, place) => place).toSorted((a, b) => (values[a] ?? 0) - (values[b] ?? 0))
  const spread = values.slice()
  // From the lowest place on the screen upwards: higher ones give way.
  for (let i = order.length - 2; i >= 0; i--) {
    const [here, below] = [order[i] ?? 0, order[i + 1] ?? 0]
    spread[here] = Math.min(spread[here] ?? 0, (spread[below] ?? 0) - gap)
  }
  return spread
}
