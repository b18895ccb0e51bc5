import {
  type Book,
  type Handbook,
  houseRules,
  houseRuleTexts,
  type Messages,
  type Rule,
  ruleAt,
  type Translations,
  translateRule,
} from '@carriage/kernel'
import { beforeLanguageChange, wantedLanguage } from './language.ts'
import type { PlayedTitle, TranslatedTitle } from './played-title.ts'
import type { Language } from './translate.ts'

/** A catalogue with English built in and the other languages loaded: of a game, or of its board. */
export interface Catalogue {
  readonly messages: Messages
  readonly translations?: Translations<Messages[string]>
}

const games = fetchedFor((title: TranslatedTitle, language) => title.translations?.[language]?.())
const rulebooks = fetchedFor((title: PlayedTitle) => title.rulebook())
const books = fetchedFor(bookOf)
const boards = fetchedFor((board: Catalogue, language) => board.translations?.[language]?.())
const houseRuleBooks = fetchedFor((_: 'house rules', language) => houseRuleTexts[language]?.())

/** Loads the messages of a game in the reader's language. */
export async function openWords(title: TranslatedTitle, language: Language = wantedLanguage()): Promise<void> {
  await games.open(title, language)
}

/** Loads the rules of a game and of the site, the glossary and the rulings. */
export async function openBook(title: PlayedTitle, language: Language = wantedLanguage()): Promise<void> {
  await Promise.all([
    rulebooks.open(title, language),
    books.open(title, language),
    houseRuleBooks.open('house rules', language),
  ])
}

async function bookOf(title: PlayedTitle, language: Language): Promise<Partial<Book>> {
  if (language === 'en') return title.handbook ? { handbook: await title.handbook() } : {}
  const translation = await title.translations?.[language]?.()
  return (await translation?.book()) ?? {}
}

export async function openBoardWords(board: Catalogue): Promise<void> {
  await boards.open(board, wantedLanguage())
}

export function messagesIn(title: TranslatedTitle, language: Language): Messages {
  return withLanguage(title.words.messages, language, games.in(title, language)?.messages)
}

export function boardMessagesIn(board: Catalogue, language: Language): Messages {
  return withLanguage(board.messages, language, boards.in(board, language))
}

/** The loaded rules of a game, with the numbers that hold at a table with these options. */
export function rulebookIn(title: PlayedTitle, language: Language, options: object = {}): Rule[] {
  const texts = books.in(title, language)?.rules
  const [game] = title.versions
  return (rulebooks.in(title, language) ?? []).map((rule) =>
    ruleAt(game, options, translateRule(rule, texts), language),
  )
}

/** The rules that hold at every table. */
export function translateHouseRules(language: Language): Rule[] {
  return houseRules.map((rule) => translateRule(rule, houseRuleBooks.in('house rules', language)))
}

/** One rule. If its text could not be loaded, it still has its id. */
export function ruleIn(title: PlayedTitle, language: Language, id: string, options: object = {}): Rule {
  const rules = [...translateHouseRules(language), ...rulebookIn(title, language, options)]
  return rules.find((rule) => rule.id === id) ?? { id, section: '', title: '', text: '' }
}

/** The glossary and the rulings of a game, where it has them. */
export function handbookIn(title: PlayedTitle, language: Language): Handbook | undefined {
  return books.in(title, language)?.handbook
}

function withLanguage(messages: Messages, language: Language, line: Messages[string] | undefined): Messages {
  return line ? { ...messages, [language]: line } : messages
}

/** Caches loaded texts, and loads all open ones again before the language changes. */
function fetchedFor<Owner, Text>(fetchIn: (owner: Owner, language: Language) => Promise<Text> | undefined) {
  const saved = new Map<Owner, Map<Language, Text>>()

  async function open(owner: Owner, language: Language): Promise<void> {
    const texts = saved.get(owner) ?? new Map<Language, Text>()
    saved.set(owner, texts)
    if (texts.has(language)) return
    try {
      const text = await fetchIn(owner, language)
      if (text !== undefined) texts.set(language, text)
    } catch {
      // A catalogue that fails to load must not stop the game; English is shown meanwhile.
    }
  }

  beforeLanguageChange(async (language) => {
    await Promise.all([...saved.keys()].map((owner) => open(owner, language)))
  })
  return { open, in: (owner: Owner, language: Language) => saved.get(owner)?.get(language) }
}
