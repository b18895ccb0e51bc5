import type { Seat } from '@carriage/kernel'
import type { Option } from './advice/adviser.ts'

/**
 * Checks what a hint claims against the rules, in the real position; exported by `bots/games/ID/hint-check.ts` as
 * `hintCheck`. Tells how many facts were claimed, and what is wrong with those that do not hold.
 */
export type HintCheck<State = object> = (
  state: State,
  seat: Seat,
  option: Option,
) => { readonly facts: number; readonly wrong: readonly string[] }
