import type { Rule, RuleTexts } from '../contract/rule.ts'
import type { Handbook } from './reference.ts'

/** A game in another language than English, in which every game can be read. */
export interface Translation {
  readonly messages: Readonly<Record<string, string>>
  readonly book: () => Promise<Book>
}

/** What is read beside the game, loaded on demand. */
export interface Book {
  readonly rules: RuleTexts
  readonly handbook?: Handbook
}

/** By language, each fetched for those who read it. */
export type Translations<Of = Translation> = Readonly<Record<string, () => Promise<Of>>>

/** The rules of the house beside English. */
export const houseRuleTexts: Translations<RuleTexts> = {
  de: async () => (await import('./house-rules.de.ts')).de,
}

/** A rule as its translation says it; one that has none stays English. */
export function translateRule(rule: Rule, texts: RuleTexts | undefined): Rule {
  const said = texts?.rules[rule.id]
  return said ? { ...rule, ...said, section: texts.sections[rule.section] ?? rule.section } : rule
}
