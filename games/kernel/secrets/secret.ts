import { type Seat, seatsOf, type Viewer } from '../contract/seat.ts'
import { Stopped } from '../play/stopped.ts'

declare const content: unique symbol

/**
 * Something that only some seats know, marked where it is stored: in a state, a move, an event or a recorded draw.
 * Views are derived from these marks alone. In a view that may not see it the content is absent, not blanked.
 */
export interface Secret<out T> {
  /** The seats that know the content, in rising order; none for hidden piles. */
  readonly $secret: readonly Seat[]
  /** Only for the compiler: the content is read with `open`, so that no rule reads it by accident. */
  readonly [content]?: T
}

interface Stored<T> extends Secret<T> {
  readonly value?: T
}

export function secret<T>(value: T, knownTo: readonly Seat[]): Secret<T> {
  const stored: Stored<T> = { $secret: knownTo, value }
  watch?.made.add(stored)
  return stored
}

/** What rules do with secrets while watched. */
interface Watch {
  /** The secrets they have made. Those are open on a view too, if the rules get that far. */
  readonly made: Set<Secret<unknown>>
  openedOthers: boolean
}

let watch: Watch | undefined

/** Whether rules open secrets that existed before. If not, they run the same way with all of those closed. */
export function needsSecrets(rules: () => void): boolean {
  const outer = watch
  const own: Watch = { made: new Set(), openedOthers: false }
  watch = own
  try {
    rules()
  } finally {
    watch = outer
  }
  return own.openedOthers
}

/**
 * Reads a secret. Values computed from it must stay within secrets of the same seats; use `Effects.reveal` or
 * `Effects.show` to disclose it. Throws on a view that may not see it.
 */
export function open<T>(from: Secret<T>): T {
  const stored: Stored<T> = from
  if (watch && !watch.made.has(from)) watch.openedOthers = true
  if (stored.value === undefined) throw new Stopped('secret')
  return stored.value
}

/**
 * Changes the content of a secret without disclosing it. On a view that may not see it the secret stays closed, so that
 * a hidden purse can grow without stopping a preview.
 */
export function within<T, U = T>(of: Secret<T>, change: (value: T) => U): Secret<U> {
  const stored: Stored<T> = of
  return stored.value === undefined ? { $secret: of.$secret } : changeContent(stored.value, stored, change, of.$secret)
}

/** A deep copy of a secret, open or closed, for a game's `clone`. Pass `copyContent` when the content is an object. */
export function copySecret<T extends string | number | boolean | null>(of: Secret<T>): Secret<T>
export function copySecret<T>(of: Secret<T>, copyContent: (value: T) => T): Secret<T>
export function copySecret<T>(of: Secret<T>, copyContent?: (value: T) => T): Secret<T> {
  const stored: Stored<T> = of
  const seats = of.$secret.slice()
  if (stored.value === undefined) return { $secret: seats }
  return changeContent(stored.value, stored, copyContent ?? same, seats)
}

/** On a view where the secret is closed this does nothing. */
function changeContent<T, U>(content: T, of: Secret<T>, change: (value: T) => U, seats: readonly Seat[]): Secret<U> {
  const watching = watch
  watch = undefined
  const changed = secret(change(content), seats)
  watch = watching
  if (watching?.made.has(of)) watching.made.add(changed)
  return changed
}

function same<T>(value: T): T {
  return value
}

/** Whether the content is present: always in a full state, in a view only if its viewer knows it. */
export function isOpen(of: Secret<unknown>): boolean {
  const stored: Stored<unknown> = of
  return stored.value !== undefined
}

export function knows(of: Secret<unknown>, viewer: Viewer): boolean {
  return viewer !== 'spectator' && of.$secret.includes(viewer)
}

/** The same secret, known to more seats. Rules use `Effects.show`, which also records the disclosure. */
export function widen<T>(of: Secret<T>, seats: readonly Seat[]): Secret<T> {
  return secret(
    open(of),
    seatsOf(8).filter((seat) => of.$secret.includes(seat) || seats.includes(seat)),
  )
}

export function isSecret(value: unknown): value is Secret<unknown> {
  return typeof value === 'object' && value !== null && '$secret' in value
}

/**
 * The part of a value that a viewer may see: unknown secrets lose their content. Parts without such secrets are shared
 * with the original, so a view is read and cloned, never changed in place.
 */
export function redact<T>(value: T, viewer: Viewer): T {
  // A walk over any shape needs a cast: each branch preserves the shape.
  return redactAny(value, viewer) as T
}

function redactAny(value: unknown, viewer: Viewer): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return redactArray(value, viewer)
  if (isSecret(value) && !knows(value, viewer)) return isOpen(value) ? { $secret: value.$secret } : value
  return redactObject(value, viewer)
}

function redactArray(items: readonly unknown[], viewer: Viewer): readonly unknown[] {
  let copy: unknown[] | undefined
  for (let i = 0; i < items.length; i++) {
    const seen = redactAny(items[i], viewer)
    if (seen === items[i]) continue
    copy ??= items.slice()
    copy[i] = seen
  }
  return copy ?? items
}

function redactObject(whole: object, viewer: Viewer): object {
  let copy: Record<string, unknown> | undefined
  for (const key of Object.keys(whole)) {
    const part = (whole as Readonly<Record<string, unknown>>)[key]
    const seen = redactAny(part, viewer)
    if (seen === part) continue
    copy ??= { ...whole }
    copy[key] = seen
  }
  return copy ?? whole
}
