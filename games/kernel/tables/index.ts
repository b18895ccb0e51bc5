import * as z from 'zod/mini'

/*
 * Building blocks for component tables. Each has a plain error message, for a person who types in a table from the box.
 */

export function whole(from: number, to: number) {
  const expected = `expected a whole number from ${from} to ${to}`
  // Bounds are separate checks, so that a form can read them.
  const inside = (value: number) => value >= from && value <= to
  return z.number(expected).check(
    z.gte(from, expected),
    z.lte(to, expected),
    z.refine((value) => Number.isInteger(value) || !inside(value), expected),
  )
}

export function exactly<const T extends number | string | boolean>(value: T) {
  return z.literal(value, `expected ${value}`)
}

export function oneOf<const T extends readonly string[]>(words: T) {
  return z.enum(words, `expected one of ${words.join(', ')}`)
}

const expectedText = 'expected a text of 1 to 400 visible characters'
export const text = z
  .string(expectedText)
  .check(
    z.minLength(1, expectedText),
    z.maxLength(400, expectedText),
    z.regex(/^[^\p{C}\p{Zl}\p{Zp}]*$/u, expectedText),
  )

/** The id of a row, chosen by the table. */
export function idLike(form: RegExp, expected: string) {
  return z.string(expected).check(z.regex(form, expected))
}

/** One line of a drawing, one character per square. */
export function line(squares: readonly string[], from: number, to: number) {
  const length = from === to ? `${from}` : `${from} to ${to}`
  const expected = `expected ${length} of the characters ${squares.join(' ')}`
  return z.string(expected).check(
    z.minLength(from, expected),
    z.maxLength(to, expected),
    z.refine((drawn) => drawn.split('').every((square) => squares.includes(square)), expected),
  )
}

export function listOf<T extends z.core.$ZodType>(item: T, from: number, to: number) {
  const expected = from === to ? `expected ${from} entries` : `expected ${from} to ${to} entries`
  return z.readonly(z.array(item, 'expected a list').check(z.minLength(from, expected), z.maxLength(to, expected)))
}

export function row<T extends z.core.$ZodShape>(shape: T) {
  return z.readonly(z.strictObject(shape, { error: expectedRow }))
}

/** One entry per word, none missing and none unknown. */
export function each<const K extends readonly string[], T extends z.core.$ZodType>(words: K, entry: T) {
  return z.readonly(z.record(z.enum(words), entry, { error: expectedRow }))
}

/** The format of a table: contents, their source, and a note for players. */
export function tableFrom<const P extends readonly string[]>(provenances: P) {
  return <T extends z.core.$ZodShape>(shape: T) =>
    row({ provenance: oneOf(provenances), note: text, confirmed: z.exactOptional(listOf(text, 1, 500)), ...shape })
}

/** A problem and its path below the table. */
export interface Fault {
  readonly path: PropertyKey[]
  readonly message: string
}

export function fault(path: PropertyKey[], message: string): Fault {
  return { path, message }
}

/** A check of a whole table. It runs once every single entry is valid. */
export function tableCheck<T>(faultsOf: (value: T) => Iterable<Fault>) {
  return z.check<T>(({ value, issues }) => {
    for (const { path, message } of faultsOf(value)) issues.push({ code: 'custom', input: value, path, message })
  })
}

/** Finds duplicates. */
export function* repeated<T extends string | number>(
  values: Iterable<T>,
  path: (index: number) => PropertyKey[],
): Generator<Fault> {
  const seen = new Set<T>()
  let index = 0
  for (const value of values) {
    if (seen.has(value)) yield fault(path(index), `${value} occurs twice`)
    seen.add(value)
    index += 1
  }
}

/** Finds values that are not larger than their predecessor. */
export function* rising(values: readonly number[], expected: string, path: PropertyKey[]): Generator<Fault> {
  for (const [index, value] of values.entries())
    if (index > 0 && value <= (values[index - 1] ?? 0)) yield fault([...path, index], expected)
}

export function* sumIs(expected: number, values: readonly number[], path: PropertyKey[]): Generator<Fault> {
  const sum = values.reduce((total, value) => total + value, 0)
  if (sum !== expected) yield fault(path, `expected ${expected} in all, found ${sum}`)
}

function expectedRow(issue: z.core.$ZodRawIssue): string {
  return issue.code === 'unrecognized_keys'
    ? `unknown entry ${issue.keys.join(', ')}`
    : 'expected an object with entries'
}
