import {
  type AnyTitle,
  houseRuleTexts,
  type Messages,
  type Rule,
  type RuleTexts,
  type Translation,
  translateRule,
} from '@carriage/kernel'
import { beforeSpeaking, wantedLanguage } from './house.ts'
import type { Language } from './speak.ts'

/** A game as readers of a language know it. */
interface Reading {
  readonly game: Translation | undefined
  readonly house: RuleTexts | undefined
}

/** The games that have been opened here, and the languages in which they have been read. */
const opened = new Map<AnyTitle, Map<Language, Reading>>()

/** Fetches the words of a game in the reader's language; English comes with the game. */
export async function openWords(title: AnyTitle, language: Language = wantedLanguage()): Promise<void> {
  const readings = opened.get(title) ?? new Map<Language, Reading>()
  opened.set(title, readings)
  if (readings.has(language)) return
  try {
    const [game, house] = await Promise.all([title.translations?.[language]?.(), houseRuleTexts[language]?.()])
    readings.set(language, { game, house })
  } catch {
    // Words that cannot be fetched now keep nobody from playing: the game speaks English meanwhile.
  }
}

// A table changes its language together with the house around it.
beforeSpeaking(async (language) => {
  await Promise.all([...opened.keys()].map((title) => openWords(title, language)))
})

export function messagesIn(title: AnyTitle, language: Language): Messages {
  const said = opened.get(title)?.get(language)?.game?.messages
  return said ? { ...title.words.messages, [language]: said } : title.words.messages
}

/** A rule of this game or of the house. */
export function ruleIn(title: AnyTitle, language: Language, rule: Rule): Rule {
  const reading = opened.get(title)?.get(language)
  return translateRule(translateRule(rule, reading?.game?.rules), reading?.house)
}
