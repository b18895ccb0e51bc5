/** The item with the highest value; the first of equals. */
export function bestOf<T>(items: Iterable<T>, worth: (item: T) => number): T {
  let best: { readonly item: T; readonly worth: number } | undefined
  for (const item of items) {
    const value = worth(item)
    if (!best || value > best.worth) best = { item, worth: value }
  }
  if (!best) throw new RangeError('There is nothing to choose from.')
  return best.item
}
