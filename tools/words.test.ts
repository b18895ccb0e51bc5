import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { bannedWords } from './banned-words.ts'
import { runProgram } from './testing/run-program.ts'
import { repositoryOf } from './testing/small-server.ts'

const words = (root: string, ...args: string[]) =>
  runProgram(process.cwd(), process.execPath, 'tools/words.ts', root, ...args)
const none = Object.fromEntries(bannedWords.map(({ word }) => [word, { names: 0, sentences: 0 }]))
const limits = (changed: Record<string, { names: number; sentences: number }>) =>
  JSON.stringify({ ...none, ...changed })

test('names are counted where they are made, sentences in comments, texts, pages and SQL', async () => {
  const root = await repositoryOf({
    'tools/words.json': limits({ courier: { names: 3, sentences: 4 } }),
    'server/start-courier.ts': `import { courier } from './x.ts'\n// A courier.\nexport const courierOf = () => courier('the courier is late')\n`,
    'server/store.sql': 'create table courier_rows (n int); -- of the courier\n',
    'docs/page.md': '# Courier\n',
  })
  expect(words(root)).toEqual({
    code: 0,
    lines: ['3 files, 7 banned words, 0 of them more often than allowed'],
  })
})

test('one more fails, and names file and sentence', async () => {
  const root = await repositoryOf({
    'tools/words.json': limits({}),
    'server/bus.ts': '// Rows that the courier takes.\nexport const courierRows = 1\n',
  })
  expect(words(root)).toEqual({
    code: 1,
    lines: [
      'courier: 1 names, and not more than 0 are allowed. Write: notifications, dispatcher.',
      '  server/bus.ts: courierRows',
      "  All of them: node tools/words.ts --list 'courier'",
      'courier: 1 sentences, and not more than 0 are allowed. Write: notifications, dispatcher.',
      '  server/bus.ts: // Rows that the courier takes.',
      "  All of them: node tools/words.ts --list 'courier'",
      '1 files, 2 banned words, 2 of them more often than allowed',
    ],
  })
})

test('what a word means elsewhere is no hit', async () => {
  const root = await repositoryOf({
    'tools/words.json': limits({}),
    'web/rules.ts': '// House rules of Carriage House, to tell them apart.\nexport const houseRules = 1\n',
    'web/board/gear.ts': 'export const circle = 1\n',
  })
  expect(words(root).code).toBe(0)
})

test('fewer asks to lower the number, and --write does it and never raises one', async () => {
  const root = await repositoryOf({
    'tools/words.json': limits({ desk: { names: 5, sentences: 5 } }),
    'server/desk.ts': '// At the desk.\nexport const houses = 1\n',
  })
  const hint = 'hint: 2 numbers of tools/words.json have fallen: node tools/words.ts --write'
  expect(words(root).lines).toContain(hint)
  words(root, '--write')
  const written: unknown = JSON.parse(readFileSync(join(root, 'tools/words.json'), 'utf8'))
  expect(written).toEqual({ ...none, desk: { names: 1, sentences: 1 } })
  expect(words(root).lines).not.toContain(hint)
})

test('--list prints each place of a word', async () => {
  const root = await repositoryOf({ 'server/desk.ts': '// At the desk.\n', 'docs/page.md': 'The desk\nand a desk.\n' })
  expect(words(root, '--list', 'desk').lines.sort()).toEqual([
    'docs/page.md: The desk',
    'docs/page.md: and a desk.',
    'server/desk.ts: // At the desk.',
    'server/desk.ts: server/desk.ts',
  ])
})

test('no number of this project is higher than what is left: otherwise run node tools/words.ts --write', () => {
  expect(words('.').lines.filter((line) => line.startsWith('hint: '))).toEqual([])
})

test('every word that is still found has the reason beside it', () => {
  const limits = JSON.parse(readFileSync('tools/words.json', 'utf8')) as Record<
    string,
    { names: number; sentences: number }
  >
  const left = bannedWords.filter(({ word }) => (limits[word]?.names ?? 0) + (limits[word]?.sentences ?? 0) > 0)
  expect(left.filter(({ because }) => because === undefined).map(({ word }) => word)).toEqual([])
})
