import type { Rule, RuleTexts } from '../contract/rule.ts'
import type { Handbook } from './reference.ts'

/** A translation of a game, which is always available in English. */
export interface Translation {
  readonly messages: Readonly<Record<string, string>>
  readonly book: () => Promise<Book>
}

/** Reference texts of a game, loaded on demand. */
export interface Book {
  readonly rules: RuleTexts
  readonly handbook?: Handbook
}

/** By language, each loaded for its readers. */
export type Translations<Of = Translation> = Readonly<Record<string, () => Promise<Of>>>

/** Translations of the house rules. */
export const houseRuleTexts: Translations<RuleTexts> = {
  de: async () => (await import('./house-rules.de.ts')).de,
}

/** A rule with its translation; without one it stays English. */
export function translateRule(rule: Rule, texts: RuleTexts | undefined): Rule {
  const translated = texts?.rules[rule.id]
  return translated ? { ...rule, ...translated, section: texts.sections[rule.section] ?? rule.section } : rule
}
