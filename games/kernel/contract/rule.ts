/** A numbered rule in our own words, shown in the in-game help, named by refusals and cited by tests. */
export interface Rule {
  readonly id: string
  readonly section: string
  readonly title: string
  /** Numbers from component tables are written as their path, `{circuit.lapSpaces}`: see `ruleAt`. */
  readonly text: string
  /** How much of it the printed game states. Omitted by games that were never printed. */
  readonly printed?: Printed
  /** Decided by a component table, not by code. */
  readonly data?: true
}

/**
 * `whole`: printed, or it follows from the print. `part`: the main sentence is printed, and we added something, or know
 * a number only from elsewhere. `none`: not printed, so we had to decide.
 */
export type Printed = 'whole' | 'part' | 'none'

/** The rules of a printed game. Most are printed in full and omit that field to save bytes in the browser. */
export function printedRules<R extends Rule>(rules: readonly R[]): readonly (R & { readonly printed: Printed })[] {
  return rules.map((rule) => ({ ...rule, printed: rule.printed ?? 'whole' }))
}

/** Rules in another language: section names by their English names, and texts by id. */
export interface RuleTexts {
  readonly sections: Readonly<Record<string, string>>
  readonly rules: Readonly<Record<string, Pick<Rule, 'title' | 'text'>>>
}

/** Facts about the position for a refusal: "level 3, limit 2". Messages are made from them. */
export type Facts = Readonly<Record<string, string | number | boolean | readonly (string | number)[]>>

/** The verdict on a move: legal, or the rule that forbids it. */
export type Verdict = Legal | Refusal
export interface Legal {
  readonly legal: true
}
export interface Refusal {
  readonly legal: false
  readonly rule: string
  readonly facts: Facts
}

export const legal: Legal = Object.freeze({ legal: true })
const noFacts: Facts = Object.freeze({})

export function refuse(rule: string, facts: Facts = noFacts): Refusal {
  return { legal: false, rule, facts }
}

/** House rules: they apply to every game. */
export const houseRules: readonly Rule[] = [
  {
    id: 'CH-1',
    section: 'At every table',
    title: 'Readable moves',
    text: 'A move must have the form this game expects. Any other is refused before the rules are checked.',
  },
  {
    id: 'CH-2',
    section: 'At every table',
    title: 'Sealed choices',
    text: 'Only you know what you seal in a move, and you cannot seal anything for another seat.',
  },
  {
    id: 'CH-3',
    section: 'At every table',
    title: 'Whose decision it is',
    text: 'Only a player the game is waiting for can move.',
  },
  {
    id: 'CH-4',
    section: 'At every table',
    title: 'After the end',
    text: 'Once the game is over, nobody can move.',
  },
  {
    id: 'CH-5',
    section: 'At every table',
    title: 'Free undo',
    text: 'You can undo your moves until something has been drawn or revealed, or another player has moved. Beyond that, the others must agree. A draw you undo comes out the same when you draw again.',
  },
  {
    id: 'CH-6',
    section: 'At every table',
    title: 'Nothing to undo',
    text: 'You can only undo a move of your own that still stands.',
  },
]
