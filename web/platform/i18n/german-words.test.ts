import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../../..')

/** What German players do not say, or say of something else, and the word of our messages. Rulebooks may say more. */
const unused: readonly (readonly [RegExp, string])[] = [
  [/\bHaus(es)?\b/, 'Carriage House, der Server, wir'],
  [/Spielkreis/, 'Club'],
  [/Schreibtisch/, 'Moderation'],
  [/\bgedeckt|Tische? decken|\b[Dd]ecke einen/, 'eröffnen'],
  [/Platz nehmen/, 'mitspielen'],
  [/Rival/, 'die anderen'],
  [/\bAuftr[aä]g(?!sbuch)/, 'geplanter Zug'],
  [/\bHinweis(?!e von Carriage)/, 'Tipp'],
  [/jetzigem Stand|[Ww]ie es steht/, 'derzeit'],
  [/\b[Vv]ersuche es\b/, 'versuch'],
  [/Ferien/, 'Urlaub'],
  [/Augenblick/, 'Moment'],
  [/Umgang/, 'Fairplay'],
  [/Neuheit/, 'Innovation'],
  [/Attrappe|Platzhalter|geparkt/, 'neutraler Wagen'],
  [/Produktionschip|Ingenieursm/, 'Serienchip, Ingenieurchip'],
  [/\bSpieler|Mitspielende|Mitspieler/, 'Leute, Personen, alle'],
  [/Benachrichtigung/, 'Mitteilung'],
  [/Gespräch/, 'Chat'],
  [/aufbewahrt|Aufzeichnung/, 'gespeichert, gespeicherte Partie'],
  [/dauerhaft/, 'fest'],
  [/Reihenfolge der Entwicklung/, 'Baureihenfolge'],
  [/Gantt-Diagramm/, 'Gantt-Plan'],
]

const unusedIn = (text: string) => unused.filter(([word]) => word.test(text)).map(([, instead]) => instead)

test('German messages use one word for one thing', async () => {
  const files = ['web', 'server', 'games'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((path) => join(folder, path))
      .filter((path) => !path.includes('node_modules'))
      .filter((path) => /(?:messages|reasons|house-rules)\.de\.ts$|\/de\.ts$/.test(path)),
  )
  expect(files.length).toBeGreaterThan(50)
  const found = await Promise.all(
    files.map(async (file) => {
      const exported: unknown = await import(pathToFileURL(join(root, file)).href)
      return textsIn(exported).flatMap((text) => unusedIn(text).map((instead) => `${file}: ${text} (${instead})`))
    }),
  )
  expect(found.flat()).toEqual([])
})

test.each(['Das Haus antwortet nicht.', 'Zum Schreibtisch', 'Tisch decken', 'kauft nach jetzigem Stand nichts'])(
  'a planted word is found: %s',
  (text) => expect(unusedIn(text)).toHaveLength(1),
)

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(textsIn)
}
