import { type ComponentTable, componentTablesIn, tableProvenance } from '../contract/components.ts'
import type { AnyGameRules } from '../contract/game.ts'
import { fillFigures } from './figures.ts'

/** Reference texts besides the rules: an overview, a glossary and rulings. */
export interface Handbook {
  /** An introduction for newcomers, in reading order; at most two minutes when read aloud. */
  readonly overview: readonly OverviewPart[]
  /** What players look up most often, in a few lines. */
  readonly card: readonly CardPart[]
  readonly glossary: readonly Term[]
  readonly rulings: readonly Ruling[]
  readonly components: readonly ComponentsNote[]
}

/** One paragraph of the overview. */
export interface OverviewPart {
  readonly id: string
  readonly text: string
  /** The rules it is based on. */
  readonly rules: readonly string[]
}

/** One box of the reference card. */
export interface CardPart {
  readonly id: string
  readonly title: string
  readonly lines: readonly string[]
}

/** A note for players about a table of components. */
export interface ComponentsNote extends ComponentTable {
  readonly table: string
  readonly name: string
}

/** Texts about the tables in one language; English needs only names, its notes are in the data. */
export type ComponentTexts = Readonly<Record<string, { readonly name: string; readonly note?: string }>>

/** The component tables with names and notes in the language of the texts. */
export function componentsIn(components: object, texts: ComponentTexts): ComponentsNote[] {
  return componentTablesIn(components).map(([table, contents]) => ({
    table,
    provenance: tableProvenance(contents),
    name: texts[table]?.name ?? table,
    note: texts[table]?.note ?? contents.note,
  }))
}

/** The name of a thing, and alternative names for search. */
export interface Term {
  readonly id: string
  readonly name: string
  /** Numbers from component tables are written as their path, as in rules: see `termsAt`. */
  readonly meaning: string
  readonly alsoCalled: readonly string[]
}

/** A question that the printed rules leave open, and how it is answered here. */
export interface Ruling {
  readonly id: string
  readonly question: string
  readonly answer: string
  /** The rules that state it exactly. */
  readonly rules: readonly string[]
  /** The option that changes the answer. */
  readonly option?: string
}

/** The glossary with the numbers of a match's component tables. */
export function termsAt(
  { figures }: Pick<AnyGameRules, 'figures'>,
  options: object,
  glossary: readonly Term[],
  language: string,
): readonly Term[] {
  const known = figures?.(options) ?? {}
  return glossary.map((term) => ({ ...term, meaning: fillFigures(term.meaning, known, language) }))
}

/** Glossary entries with all words in one of their names; matches of the main name first. */
export function findGlossaryEntries(glossary: readonly Term[], search: string): Term[] {
  const words = wordsIn(search)
  if (words.length === 0) return []
  const named = (name: string) => words.every((word) => wordsIn(name).some((part) => part.startsWith(word)))
  return [
    ...glossary.filter(({ name }) => named(name)),
    ...glossary.filter(({ name, alsoCalled }) => !named(name) && alsoCalled.some(named)),
  ]
}

function wordsIn(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
}
