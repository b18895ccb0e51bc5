import { type ComponentTable, componentTablesIn, tableProvenance } from '../contract/components.ts'
import type { AnyGameRules } from '../contract/game.ts'
import { fillFigures } from './figures.ts'

/** What a game tells besides its rules: what it is about, its own words, and answers to questions that its readers ask. */
export interface Handbook {
  /** An introduction for readers who do not know the game, in reading order; at most two minutes when read aloud. */
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
  /** The rules on which it rests. */
  readonly rules: readonly string[]
}

/** One box of the reference card. */
export interface CardPart {
  readonly id: string
  readonly title: string
  readonly lines: readonly string[]
}

/** What is known about a table of components, for players. */
export interface ComponentsNote extends ComponentTable {
  readonly table: string
  readonly name: string
}

/** What a language says about the tables; English needs only names, its notes are in the data. */
export type ComponentTexts = Readonly<Record<string, { readonly name: string; readonly note?: string }>>

/** The tables of components with their names, and their notes in the language of the texts. */
export function componentsIn(components: object, texts: ComponentTexts): ComponentsNote[] {
  return componentTablesIn(components).map(([table, contents]) => ({
    table,
    provenance: tableProvenance(contents),
    name: texts[table]?.name ?? table,
    note: texts[table]?.note ?? contents.note,
  }))
}

/** The one name of a thing, and other names by which a player may search for it. */
export interface Term {
  readonly id: string
  readonly name: string
  /** Numbers that a component table holds stand as its path, as in rules: see `termsAt`. */
  readonly meaning: string
  readonly alsoCalled: readonly string[]
}

/** A question that the printed rules do not answer, or not fully, and how it is played here. */
export interface Ruling {
  readonly id: string
  readonly question: string
  readonly answer: string
  /** The rules that say it exactly. */
  readonly rules: readonly string[]
  /** The option with which a table can decide otherwise. */
  readonly option?: string
}

/** The terms of a game, with the numbers of the component tables that a table is played with. */
export function termsAt(
  { figures }: Pick<AnyGameRules, 'figures'>,
  options: object,
  glossary: readonly Term[],
  language: string,
): readonly Term[] {
  const known = figures?.(options) ?? {}
  return glossary.map((term) => ({ ...term, meaning: fillFigures(term.meaning, known, language) }))
}

/** Terms with all the words in their name or in another name of theirs; those that are called so first. */
export function findTerms(glossary: readonly Term[], search: string): Term[] {
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
