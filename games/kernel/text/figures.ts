import type { AnyGameRules } from '../contract/game.ts'
import type { Rule } from '../contract/rule.ts'

/** `{path}` in a text, or `{path|one|many}` with the noun that follows the number. */
const figure = /\{([^{}|]+)(?:\|([^{}|]*)\|([^{}|]*))?\}/g

/** A rule with the numbers of a match's component tables. */
export function ruleAt({ figures }: Pick<AnyGameRules, 'figures'>, options: object, rule: Rule, language = 'en'): Rule {
  if (!rule.text.includes('{') && !rule.title.includes('{')) return rule
  const known = figures?.(options) ?? {}
  return { ...rule, title: fillFigures(rule.title, known, language), text: fillFigures(rule.text, known, language) }
}

/** All rules of a game in English, with the numbers of the given or default options. */
export function rulesAt(
  {
    versions: [game],
    rulebook,
  }: { readonly versions: readonly [AnyGameRules, ...AnyGameRules[]]; readonly rulebook: readonly Rule[] },
  options: object = {},
): Rule[] {
  return rulebook.map((rule) => ruleAt(game, options, rule))
}

/** A text with numbers in place of their paths. */
export function fillFigures(text: string, figures: object, language: string): string {
  return text.replace(figure, (_, path: string, one?: string, many?: string) => {
    const value = path.split('.').reduce(within, figures)
    const formatted = inWords(value, language)
    if (formatted === undefined) throw new RangeError(`No table has the figure ${path}, which a text uses.`)
    return many === undefined ? formatted : `${formatted} ${value === 1 ? one : many}`
  })
}

function within(place: unknown, name: string): unknown {
  return typeof place === 'object' && place !== null ? (place as Readonly<Record<string, unknown>>)[name] : undefined
}

/** Lists are written as in a sentence: 7, 4 and 2. */
function inWords(value: unknown, language: string): string | undefined {
  if (typeof value === 'number' || typeof value === 'string') return String(value)
  if (!Array.isArray(value)) return undefined
  return new Intl.ListFormat(language === 'en' ? 'en-GB' : language, { type: 'conjunction' }).format(value.map(String))
}
