/** The places 0 to n - 1: where things have no name of their own, their place is their key. */
export function places(n: number): number[] {
  return Array.from({ length: n }, (_, place) => place)
}

export interface Placed<T> {
  readonly item: T
  readonly place: number
}

/** Things that may occur twice, each with its place. */
export function placed<T>(items: readonly T[]): Placed<T>[] {
  return items.map((item, place) => ({ item, place }))
}
