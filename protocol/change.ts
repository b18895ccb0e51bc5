/**
 * What must be done to one plain value to get another: values set, entries removed, each at its path.
 * A viewer that cannot play a move, because it depends on a hidden secret, gets the change of its view instead.
 */
export type Change = readonly (readonly [path: readonly (string | number)[], value?: unknown])[]

/** The change from one plain value to another. */
export function changeBetween(before: unknown, after: unknown): Change {
  const change: (readonly [readonly (string | number)[], unknown?])[] = []
  compare(before, after, [])
  return change

  function compare(from: unknown, to: unknown, path: readonly (string | number)[]): void {
    if (Object.is(from, to)) return
    if (Array.isArray(from) && Array.isArray(to)) compareArrays(from, to, path)
    else if (isObject(from) && isObject(to)) compareObjects(from, to, path)
    else change.push([path, to])
  }

  function compareArrays(from: readonly unknown[], to: readonly unknown[], path: readonly (string | number)[]): void {
    if (from.length > to.length) change.push([[...path, 'length'], to.length])
    to.forEach((item, index) => {
      if (index < from.length) compare(from[index], item, [...path, index])
      else change.push([[...path, index], item])
    })
  }

  function compareObjects(from: Plain, to: Plain, path: readonly (string | number)[]): void {
    for (const key of Object.keys(from)) if (!Object.hasOwn(to, key)) change.push([[...path, key]])
    for (const [key, value] of Object.entries(to)) {
      if (Object.hasOwn(from, key)) compare(from[key], value, [...path, key])
      else change.push([[...path, key], value])
    }
  }
}

/** The value after the change. The value before stays as it was; what did not change is shared with it. */
export function applyChange<T>(before: T, change: Change): T {
  // A cast is the price of walking any shape; a change fits the value that it was made from.
  return change.reduce<unknown>((value, [path, ...to]) => edit(value, path, to), before) as T
}

function edit(value: unknown, path: readonly (string | number)[], to: readonly unknown[]): unknown {
  const [key, ...rest] = path
  if (key === undefined) return to[0]
  if (Array.isArray(value)) {
    const copy: unknown[] = value.slice()
    if (key === 'length') copy.length = Number(to[0])
    else copy[Number(key)] = edit(copy[Number(key)], rest, to)
    return copy
  }
  const plain = isObject(value) ? value : {}
  if (rest.length === 0 && to.length === 0) {
    const { [key]: _removed, ...kept } = plain
    return kept
  }
  return { ...plain, [key]: edit(plain[key], rest, to) }
}

type Plain = Record<string, unknown>

function isObject(value: unknown): value is Plain {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
