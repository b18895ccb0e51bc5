import type { Seat } from '@carriage/kernel'
import type { Option } from './advice/adviser.ts'

/**
 * Checks the claims of a hint against the rules, in the real position; exported by `bots/games/ID/hint-check.ts` as
 * `hintCheck`. Returns the number of claimed facts, and what is wrong with the false ones.
 */
export type HintCheck<State = object> = (
  state: State,
  seat: Seat,
  option: Option,
) => { readonly facts: number; readonly wrong: readonly string[] }
