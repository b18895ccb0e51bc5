/** Takes one piece out of a list that has it. */
export function takeOut<T>(list: T[], piece: T): void {
  const at = list.indexOf(piece)
  if (at < 0) throw new RangeError(`${String(piece)} is not there`)
  list.splice(at, 1)
}

/** Each distinct item of a list, in list order. */
export function oneOfEach<T>(list: Iterable<T>): T[] {
  const kinds = new Map<string, T>()
  for (const each of list) {
    const written = JSON.stringify(each)
    if (!kinds.has(written)) kinds.set(written, each)
  }
  return [...kinds.values()]
}

/** A list without meaningful order, sorted. */
export function inAnyOrder<T>(list: readonly T[]): T[] {
  const written = list.map((each): [string, T] => [typeof each === 'string' ? each : orderOf(each), each])
  return written.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)).map(([, each]) => each)
}

function orderOf(piece: unknown): string {
  if (typeof piece !== 'object' || piece === null) return String(piece).padStart(4)
  return Object.entries(piece)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${name}=${JSON.stringify(value)}`)
    .join()
}
