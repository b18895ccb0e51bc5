import { findGlossaryEntries, type Rule, type Term } from '@carriage/kernel'

/** Rules with all the words: first those with them in the title, last those that use a synonym of the glossary. */
export function searchRules(rules: readonly Rule[], search: string, glossary: readonly Term[] = []): Rule[] {
  const direct = rulesWith(rules, search)
  const named = findGlossaryEntries(glossary, search).flatMap(({ name }) => rulesWith(rules, name))
  return [...new Set([...direct, ...named])]
}

function rulesWith(rules: readonly Rule[], search: string): Rule[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  const has = (text: string) => words.every((word) => text.toLowerCase().includes(word))
  const found = rules.filter((rule) => has(`${rule.id} ${rule.section} ${rule.title} ${rule.text}`))
  return [
    ...found.filter((rule) => has(`${rule.id} ${rule.title}`)),
    ...found.filter((rule) => !has(`${rule.id} ${rule.title}`)),
  ]
}
