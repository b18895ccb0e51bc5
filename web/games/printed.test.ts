import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { AnyTitle, Handbook, Rule } from '@carriage/kernel'
import { describe, expect, test } from 'vitest'
import { claimsAboutPrint } from './testing/claims-about-print.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const languages = ['en', 'de'] as const
type Language = (typeof languages)[number]

interface TextProps {
  readonly where: string
  readonly language: Language
  readonly text: string
  /** The rules that it is about. */
  readonly rules: readonly string[]
}

const ids = /\b(?:HC|AE|KW)-\d+\.\d+\b/g
const titles = await Promise.all(['horseless-carriage', 'age-of-engineering', 'kraftwagen'].map(titleOf))
const labels = new Map(titles.flatMap(({ rulebook }) => rulebook.map(({ id, printed }) => [id, printed])))
/** Texts about the origin of pieces and rules in general. */
const legends =
  /web\/pages\/boxes\/messages|web\/platform\/i18n\/\w+\.ts \w+ rules\.(printed|none)|page\.found|cli\/messages/

/** Texts that deny that a rule is printed which is labelled as printed. */
function denials(texts: readonly TextProps[]): string[] {
  return texts.flatMap(({ where, language, text, rules }) =>
    rules.some((id) => labels.get(id) !== 'whole') || legends.test(where)
      ? []
      : claimsAboutPrint(text, language).map((sentence) => `${where}: ${sentence}`),
  )
}

describe('texts about the printed rules', () => {
  test('a rule without a label counts as printed, so the number of these rules is fixed here and has to be confirmed', () => {
    const counts = titles.map(({ rulebook }) =>
      ['whole', 'part', 'none'].map((kind) => rulebook.filter(({ printed }) => printed === kind).length),
    )
    expect(counts).toEqual([
      [169, 60, 28],
      [239, 60, 31],
      [260, 49, 29],
    ])
  })

  test('no text calls them silent where the rule is labelled as printed', async () => {
    const texts = [...titles.flatMap(rulesOf), ...(await handbooks()), ...(await catalogues())]
    for (const kind of [
      'rules.de.ts',
      'option.',
      'lessons/',
      'overview',
      'glossary',
      'ruling ',
      'note ',
      'card ',
      'box/',
      'examples/',
    ])
      expect(texts.filter(({ where }) => where.includes(kind)).length, kind).toBeGreaterThan(10)
    expect(denials(texts)).toEqual([])
  })

  test.each([
    ['en', 'option.innovationTie.why', 'Each year a new track may come; the rules name no second measure. HC-9.11'],
    ['en', 'option.saleObligation.why', 'The rules do not say whether a market window may wait. HC-7.1'],
    ['en', 'option.introCards.why', 'Strictly read, the rules leave every such card out. HC-1.1'],
    ['en', 'lesson', 'The printed rules leave this open.'],
    ['en', 'tile', 'No rule says who is ahead. AE-10.3'],
    ['en', 'card', 'The rulebook is silent here. KW-9.18'],
    ['de', 'option.saleObligation.why', 'Die Regeln sagen nicht, ob ein Marktfenster warten darf. HC-7.1'],
    [
      'de',
      'option.innovationTie.why',
      'Jedes Jahr rückt eine Leiste nach; die Regeln nennen kein zweites Maß. HC-9.11',
    ],
    ['de', 'lesson', 'Die gedruckten Regeln lassen das offen.'],
    ['de', 'card', 'Die gedruckten Regeln schweigen dazu. KW-9.18'],
    ['de', 'tile', 'Keine Regel sagt, wer vorn ist. AE-10.3'],
  ] as const)('a planted sentence is found (%s, %s)', (language, where, text) => {
    expect(denials([{ where, language, text, rules: text.match(ids) ?? [] }])).toHaveLength(1)
  })

  test('a text about a rule that is not printed may say so', () => {
    const text = 'The printed rules name no tie-break. KW-11.5'
    expect(denials([{ where: 'option', language: 'en', text, rules: ['KW-11.5'] }])).toEqual([])
  })
})

async function titleOf(id: string): Promise<AnyTitle> {
  const { title } = (await import(pathToFileURL(join(root, `games/${id}/title.ts`)).href)) as { title: AnyTitle }
  return title
}

function rulesOf({ rulebook }: AnyTitle): TextProps[] {
  return rulebook.map(({ id, title, text }: Rule) => ({
    where: id,
    language: 'en',
    text: `${title}. ${text}`,
    rules: [id],
  }))
}

async function handbooks(): Promise<TextProps[]> {
  const books = await Promise.all(
    titles.map(async ({ handbook, translations }) => [
      ['en', await handbook?.()] as const,
      ['de', (await (await translations?.de?.())?.book())?.handbook] as const,
    ]),
  )
  return books.flat().flatMap(([language, book]) => (book ? inHandbook(language, book) : []))
}

function inHandbook(language: Language, { overview, card, glossary, rulings, components }: Handbook): TextProps[] {
  return [
    ...overview.map(({ id, text, rules }) => ({ where: `overview ${id}`, language, text, rules })),
    ...card.flatMap(({ id, lines }) => lines.map((text) => ({ where: `card ${id}`, language, text, rules: [] }))),
    ...glossary.map(({ id, meaning }) => ({ where: `glossary ${id}`, language, text: meaning, rules: [] })),
    ...rulings.map(({ id, question, answer, rules }) => ({
      where: `ruling ${id}`,
      language,
      text: `${question} ${answer}`,
      rules,
    })),
    ...components.map(({ table, note }) => ({ where: `note ${table}`, language, text: note, rules: [] })),
  ]
}

/** All texts of all catalogues, found by file name. Rulings are in the handbooks, with their rules. */
async function catalogues(): Promise<TextProps[]> {
  const files = ['games', 'web', 'cli'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((path) => join(folder, path))
      .filter((path) => /(?:[./])(?:en|de)\.ts$/.test(path) && !/node_modules|rulings\.|handbook/.test(path)),
  )
  const found = await Promise.all(
    files.map(async (file) => {
      const language = file.endsWith('de.ts') ? ('de' as const) : ('en' as const)
      const exported: unknown = await import(pathToFileURL(join(root, file)).href)
      return textsIn(exported, file).map(({ where, text }) => ({
        where,
        language,
        text,
        rules: `${where} ${text}`.match(ids) ?? [],
      }))
    }),
  )
  return found.flat()
}

function textsIn(value: unknown, where: string): { where: string; text: string }[] {
  if (typeof value === 'string') return [{ where, text: value }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => textsIn(inner, `${where} ${name}`))
}
