import { describe, expect, test } from 'vitest'
import { componentTablesIn, tableProvenance } from '../../contract/components.ts'
import type { AnyTitle } from '../../contract/title.ts'
import { ruleAt } from '../../text/figures.ts'
import { type Term, termsAt } from '../../text/reference.ts'
import { type Translation, translateRule } from '../../text/translation.ts'
import { layoutOf, placesIn } from './places.ts'
import { referencesTo } from './rulebook.ts'

/** A game in all its languages: every message, rule and handbook text, with the same numbers in each. */
export function languagesTest(title: AnyTitle): void {
  const translations = Object.entries(title.translations ?? {})

  test('an offered game is translated into German', () => {
    expect(title.about.stage === 'trial' || translations.some(([language]) => language === 'de')).toBe(true)
  })

  describe.each(translations)('in %s', (language, fetched) => {
    messagesTest(title, fetched)
    rulesTest(title, language, fetched)
    handbookTest(title, fetched)
    glossaryTest(title, language, fetched)
  })
}

type Fetched = () => Promise<Translation>

function messagesTest({ words }: AnyTitle, fetched: Fetched): void {
  const { en = {} } = words.messages

  test('has exactly the messages of the English catalogue', async () => {
    const { messages } = await fetched()
    expect(Object.keys(messages).sort()).toEqual(Object.keys(en).sort())
    // A message that is empty in English is empty everywhere.
    for (const [id, text] of Object.entries(messages)) expect([id, text === '']).toEqual([id, en[id] === ''])
  })

  test('a message has the same placeholders as in English', async () => {
    const { messages } = await fetched()
    for (const [id, text] of Object.entries(messages)) {
      expect([id, placesIn(text)]).toEqual([id, placesIn(en[id] ?? '')])
    }
  })

  test('the lines of a table have labels where English has them', async () => {
    const { messages } = await fetched()
    for (const [id, text] of Object.entries(messages)) {
      expect([id, layoutOf(text)]).toEqual([id, layoutOf(en[id] ?? '')])
    }
  })
}

function rulesTest({ versions: [game], rulebook }: AnyTitle, language: string, fetched: Fetched): void {
  const figures = new RegExp(`${referencesTo(rulebook).source}|[+]?\\d+`, 'g')
  const figuresIn = (text = '') => (text.match(figures) ?? []).sort()
  const texts = async () => (await (await fetched()).book()).rules

  test('has exactly the rules of the rulebook, in order', async () => {
    expect(Object.keys((await texts()).rules)).toEqual(rulebook.map(({ id }) => id))
  })

  test('every section has a distinct name, and no unknown one is named', async () => {
    const { sections } = await texts()
    const english = new Set(rulebook.map(({ section }) => section))
    expect(new Set(Object.keys(sections))).toEqual(english)
    expect(new Set(Object.values(sections)).size).toBe(english.size)
  })

  test('a rule cites the same numbers and rules as in English', async () => {
    const { rules } = await texts()
    for (const { id, title, text } of rulebook) {
      expect([id, figuresIn(rules[id]?.title)]).toEqual([id, figuresIn(title)])
      expect([id, figuresIn(rules[id]?.text)]).toEqual([id, figuresIn(text)])
    }
  })

  test('rules have distinct titles and texts, none of them still English', async () => {
    const { rules } = await texts()
    const all = Object.values(rules)
    expect(new Set(all.map(({ title }) => title.toLowerCase())).size).toBe(rulebook.length)
    expect(new Set(all.map(({ text }) => text)).size).toBe(rulebook.length)
    expect(rulebook.filter(({ id, text }) => rules[id]?.text === text)).toEqual([])
  })

  test('every rule can be displayed', async () => {
    const translation = await texts()
    for (const rule of rulebook) {
      const { id, title, text } = ruleAt(game, {}, translateRule(rule, translation), language)
      expect(title, id).toMatch(/^\p{Lu}.*[^.]$/u)
      expect(text, id).toMatch(/^\p{Lu}.*\.$/u)
      expect(`${title} ${text}`, id).not.toMatch(/[`[\]|]| {2}/)
    }
  })
}

function glossaryTest({ handbook, versions: [game] }: AnyTitle, language: string, fetched: Fetched): void {
  if (!handbook) return
  const numbers = /\{[^{}|]+|\d+/g

  test('a glossary entry has the numbers of the English one, and the tables contain them', async () => {
    const english = (await handbook()).glossary
    const other = (await (await fetched()).book()).handbook?.glossary ?? []
    const figuresIn = ({ id, meaning }: Term) => [id, (meaning.match(numbers) ?? []).sort()]
    expect(other.map(figuresIn)).toEqual(english.map(figuresIn))
    for (const { id, meaning } of [...termsAt(game, {}, english, 'en'), ...termsAt(game, {}, other, language)])
      expect(meaning, id).not.toMatch(/[{}]/)
  })
}

function handbookTest({ handbook, components = {} }: AnyTitle, fetched: Fetched): void {
  if (!handbook) return
  const read = () => Promise.all([handbook(), fetched().then(async ({ book }) => (await book()).handbook)])
  const figuresIn = (text = '') => (text.match(/\d+/g) ?? []).sort()

  test('the glossary, the rulings and the components match the English handbook', async () => {
    const [english, other] = await read()
    expect(other?.glossary.map(({ id }) => id)).toEqual(english.glossary.map(({ id }) => id))
    expect(other?.rulings.map(({ id }) => id)).toEqual(english.rulings.map(({ id }) => id))
    expect(other?.components.map(({ table }) => table)).toEqual(english.components.map(({ table }) => table))
  })

  test('the overview and the reference card have the same numbers as in English', async () => {
    const [english, other] = await read()
    const bookFigures = (book: typeof english | undefined) => [
      ...(book?.overview ?? []).map(({ id, rules, text }) => ({ id, rules, figures: figuresIn(text) })),
      ...(book?.card ?? []).map(({ id, lines }) => ({ id, lines: lines.map(figuresIn) })),
    ]
    expect(bookFigures(other)).toEqual(bookFigures(english))
    expect(other?.overview.map(({ text }) => text)).not.toEqual(english.overview.map(({ text }) => text))
  })

  test('the overview takes less than two minutes to read aloud', async () => {
    // People read aloud about 150 words a minute.
    for (const book of await read()) {
      const words = book?.overview.flatMap(({ text }) => text.split(/\s+/)).length ?? 0
      expect(words).toBeGreaterThan(120)
      expect(words).toBeLessThanOrEqual(290)
    }
  })

  test('a ruling has a question, and an answer with the numbers of the English one', async () => {
    const [english, other] = await read()
    for (const { id, question, answer } of other?.rulings ?? []) {
      const original = english.rulings.find((ruling) => ruling.id === id)
      expect([id, figuresIn(answer)]).toEqual([id, figuresIn(original?.answer)])
      expect(question).not.toBe(original?.question)
      expect(question).toMatch(/^\p{Lu}.*\?$/u)
    }
  })

  test('every component table has a name and a note about its certainty', async () => {
    const [english, other] = await read()
    for (const [table, contents] of componentTablesIn(components)) {
      const { note } = contents
      const provenance = tableProvenance(contents)
      const original = english.components.find((each) => each.table === table)
      const translation = other?.components.find((each) => each.table === table)
      expect(original).toMatchObject({ provenance, note })
      expect([table, /[A-Z]/.test(original?.name.slice(1) ?? '')]).toEqual([table, false])
      expect([table, original?.name === '', translation?.note === note, translation?.provenance]).toEqual([
        table,
        false,
        false,
        provenance,
      ])
    }
  })
}
