import { canonical, NotPlain } from '../record/canonical.ts'
import { isSamePlain } from './same-plain.ts'

/** What `conform` checks. Each name is one promise of the contract in `game.ts`. */
export type ContractPromise =
  | 'plain data'
  | 'clone'
  | 'turn'
  | 'dead end'
  | 'moves and judge'
  | 'refusals'
  | 'moves on a view'
  | 'key order'
  | 'play'
  | 'determinism'
  | 'preview'
  | 'non-interference'
  | 'undo'
  | 'replay'
  | 'ending'
  | 'purity'
  | 'invariant'
  | 'orders'

/** A promise of the contract that a game broke. `conform` adds the location. */
export class Nonconforming extends Error {
  readonly check: ContractPromise
  readonly found: string

  constructor(check: ContractPromise, found: string) {
    super(`${check}: ${found}`)
    this.name = 'Nonconforming'
    this.check = check
    this.found = found
  }
}

/** Runs game code; anything it throws breaks the named promise. */
export function expecting<T>(check: ContractPromise, what: string, run: () => T): T {
  try {
    return run()
  } catch (error) {
    if (error instanceof Nonconforming) throw error
    if (error instanceof NotPlain) throw new Nonconforming('plain data', `${what}: ${error.message}`)
    throw new Nonconforming(check, `${what}: ${error instanceof Error ? error.message : String(error)}`)
  }
}

/** Asserts that two plain values have the same canonical text. */
export function expectSamePlain(check: ContractPromise, what: string, found: unknown, expected: unknown): void {
  if (!isSamePlain(found, expected)) expectSame(check, what, canonical(found), canonical(expected))
}

export function expectSame(check: ContractPromise, what: string, found: string, expected: string): void {
  if (found === expected) return
  let at = 0
  while (found[at] === expected[at]) at += 1
  const around = (text: string) => text.slice(Math.max(0, at - 40), at + 60)
  throw new Nonconforming(check, `${what}: …${around(found)}… instead of …${around(expected)}…`)
}
