import { isOpen, isSecret, knows, open, redact, type Secret, type Viewer } from '@carriage/kernel'

/**
 * The difference between two plain values: values to set and entries to remove, each at its path. A viewer that cannot
 * replay a move, because it depends on a secret, gets the change of its view instead.
 */
export type Change = readonly (readonly [path: readonly (string | number)[], value?: unknown])[]

/**
 * A viewer and the steps of its change so far, as JSON. Most steps are the same for all viewers and are written once.
 */
interface ViewChange {
  readonly viewer: Viewer
  readonly steps: string[]
}

/** The change of each viewer's view between two positions, as JSON. The positions are compared once for all viewers. */
export function changeTexts(before: unknown, after: unknown, viewers: readonly Viewer[]): readonly string[] {
  const path: (string | number)[] = []
  const all = viewers.map((viewer): ViewChange => ({ viewer, steps: [] }))
  compare(before, after, all)
  return all.map(({ steps }) => `[${steps.join(',')}]`)

  function compare(from: unknown, to: unknown, of: readonly ViewChange[]): void {
    if (Object.is(from, to)) return
    if (Array.isArray(from) && Array.isArray(to)) compareArrays(from, to, of)
    else if (isSecret(from) && isSecret(to) && sameKnowers(from, to)) compareContents(from, to, of)
    else if (isSecret(from) || isSecret(to)) for (const one of of) compareViews(from, to, one)
    else if (isObject(from) && isObject(to)) compareObjects(from, to, of)
    else set(to, of)
  }

  function compareArrays(from: readonly unknown[], to: readonly unknown[], of: readonly ViewChange[]): void {
    if (from.length > to.length) setAt('length', to.length, of)
    for (let index = 0; index < to.length; index++) {
      if (index >= from.length) setAt(index, to[index], of)
      else if (!Object.is(from[index], to[index])) compareAt(index, from[index], to[index], of)
    }
  }

  function compareObjects(from: Plain, to: Plain, of: readonly ViewChange[]): void {
    for (const key of Object.keys(from)) if (!Object.hasOwn(to, key)) removeAt(key, of)
    for (const key of Object.keys(to)) {
      if (!Object.hasOwn(from, key)) setAt(key, to[key], of)
      else if (!Object.is(from[key], to[key])) compareAt(key, from[key], to[key], of)
    }
  }

  /** Only these viewers see a difference between two secrets of the same seats. */
  function compareContents(from: Secret<unknown>, to: Secret<unknown>, of: readonly ViewChange[]): void {
    const knowing = of.filter(({ viewer }) => knows(to, viewer))
    if (knowing.length > 0) compareAt('value', open(from), open(to), knowing)
  }

  function compareViews(from: unknown, to: unknown, one: ViewChange): void {
    const [was, is] = [redact(from, one.viewer), redact(to, one.viewer)]
    if (isObject(was) && isObject(is)) compareObjects(was, is, [one])
    else set(is, [one])
  }

  function compareAt(key: string | number, from: unknown, to: unknown, of: readonly ViewChange[]): void {
    path.push(key)
    compare(from, to, of)
    path.pop()
  }

  function setAt(key: string | number, value: unknown, of: readonly ViewChange[]): void {
    path.push(key)
    set(value, of)
    path.pop()
  }

  function removeAt(key: string, of: readonly ViewChange[]): void {
    const step = JSON.stringify([[...path, key]])
    for (const { steps } of of) steps.push(step)
  }

  function set(value: unknown, of: readonly ViewChange[]): void {
    const seenAs = textsFor(value)
    const at = JSON.stringify(path)
    for (const { viewer, steps } of of) steps.push(`[${at},${seenAs(viewer)}]`)
  }
}

/** A value as JSON for each viewer, written once where it has no secrets. */
export function textsFor(value: unknown): (viewer: Viewer) => string {
  const shown = redact(value, 'spectator')
  const text = JSON.stringify(shown)
  return (viewer) => (shown === value || viewer === 'spectator' ? text : JSON.stringify(redact(value, viewer)))
}

/** The value after the change. The old value is not modified; unchanged parts are shared with it. */
export function applyChange<T>(before: T, change: Change): T {
  // The cast allows any shape; a change fits the value that it was made from.
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
    const { [key]: _removed, ...rest } = plain
    return rest
  }
  return { ...plain, [key]: edit(plain[key], rest, to) }
}

/** Whether the same seats know both secrets. */
function sameKnowers(one: Secret<unknown>, other: Secret<unknown>): boolean {
  const seats = other.$secret
  return (
    isOpen(one) &&
    isOpen(other) &&
    one.$secret.length === seats.length &&
    one.$secret.every((seat, at) => seat === seats[at])
  )
}

type Plain = Record<string, unknown>

function isObject(value: unknown): value is Plain {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
