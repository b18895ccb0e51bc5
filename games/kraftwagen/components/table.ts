import * as z from 'zod/mini'
import { provenances } from './vocabulary.ts'

/** The pieces that tables are made of. Each says in plain words what it expected, for whoever types a table in. */

export function whole(from: number, to: number) {
  const expected = `expected a whole number from ${from} to ${to}`
  return z
    .number(expected)
    .check(z.refine((value) => Number.isInteger(value) && value >= from && value <= to, expected))
}

export function exactly<const T extends number | string>(value: T) {
  return z.literal(value, `expected ${value}`)
}

export function oneOf<const T extends readonly string[]>(words: T) {
  return z.enum(words, `expected one of ${words.join(', ')}`)
}

const expectedText = 'expected a text of 1 to 400 characters'
export const text = z.string(expectedText).check(z.minLength(1, expectedText), z.maxLength(400, expectedText))

/** The capital keeps ids that a table chooses apart from the words of the rules. */
const expectedId = 'expected a capital and up to 11 further letters and digits'
export const id = z.string(expectedId).check(z.regex(/^[A-Z][A-Za-z0-9]{0,11}$/, expectedId))

export function list<T extends z.core.$ZodType>(item: T, from: number, to: number) {
  const expected = from === to ? `expected ${from} entries` : `expected ${from} to ${to} entries`
  return z.readonly(z.array(item, 'expected a list').check(z.minLength(from, expected), z.maxLength(to, expected)))
}

export function row<T extends z.core.$ZodShape>(shape: T) {
  return z.readonly(z.strictObject(shape, { error: expectedRow }))
}

/** One entry for each word, none missing and none invented. */
export function each<const K extends readonly string[], T extends z.core.$ZodType>(words: K, entry: T) {
  return z.readonly(z.record(z.enum(words), entry, { error: expectedRow }))
}

/** A table of the game: its contents, where they come from, and what a player should know about that. */
export function table<T extends z.core.$ZodShape>(shape: T) {
  return row({ provenance: oneOf(provenances), note: text, ...shape })
}

/** What is wrong, and where below the table that was looked at. */
export interface Fault {
  readonly path: PropertyKey[]
  readonly message: string
}

/** A check that looks at a whole table at once. It runs once every single entry has the right form. */
export function demand<T>(faultsOf: (value: T) => Iterable<Fault>) {
  return z.check<T>(({ value, issues }) => {
    for (const { path, message } of faultsOf(value)) issues.push({ code: 'custom', input: value, path, message })
  })
}

/** Finds what occurs a second time. */
export function* repeated<T extends string | number>(
  values: Iterable<T>,
  path: (index: number) => PropertyKey[],
): Generator<Fault> {
  const seen = new Set<T>()
  let index = 0
  for (const value of values) {
    if (seen.has(value)) yield { path: path(index), message: `${value} occurs twice` }
    seen.add(value)
    index += 1
  }
}

export function* sumIs(expected: number, values: readonly number[], path: PropertyKey[]): Generator<Fault> {
  const sum = values.reduce((total, value) => total + value, 0)
  if (sum !== expected) yield { path, message: `expected ${expected} in all, found ${sum}` }
}

function expectedRow(issue: z.core.$ZodRawIssue): string {
  return issue.code === 'unrecognized_keys'
    ? `unknown entry ${issue.keys.join(', ')}`
    : 'expected an object with entries'
}
