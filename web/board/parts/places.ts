/** The numbers 0 to n - 1, as keys of items without an id. */
export function places(n: number): number[] {
  return Array.from({ length: n }, (_, place) => place)
}

export interface Placed<T> {
  readonly item: T
  readonly place: number
}

/** Items that may occur twice, each with its index. */
export function placed<T>(items: readonly T[]): Placed<T>[] {
  return items.map((item, place) => ({ item, place }))
}
