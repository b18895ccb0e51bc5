// Counts the words of tools/banned-words.ts: `node tools/words.ts [root]`. Fails if one occurs more often than words.json allows.
// `--list desk` prints every place of a word, `--table` how often each is found, `--write` lowers the numbers in words.json.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import ts from 'typescript'
import { type BannedWord, bannedWords } from './banned-words.ts'
import { repositoryFiles } from './repository-files.ts'

type Kind = 'names' | 'sentences'
const kinds: readonly Kind[] = ['names', 'sentences']

interface Hit {
  readonly word: BannedWord
  readonly kind: Kind
  readonly file: string
  readonly text: string
}

const { values: asked, positionals } = parseArgs({
  allowPositionals: true,
  options: { list: { type: 'string' }, table: { type: 'boolean' }, write: { type: 'boolean' } },
})
const [root = '.'] = positionals
const numbersFile = join(root, 'tools/words.json')
const limits = (existsSync(numbersFile) ? JSON.parse(readFileSync(numbersFile, 'utf8')) : {}) as Partial<
  Record<string, Readonly<Record<Kind, number>>>
>

/** These name the words, or were said once; a database of before and the migration that renames it have the old names. */
const unread =
  /^tools\/(banned-)?words\b|^docs\/(words|voice)\.md$|^CHANGELOG\.md$|\.record\.json$|^docs\/shots\/|^pnpm-lock|names-of-before\.sql$|0140-names\.sql$/
const files = repositoryFiles(root).filter((file) => !unread.test(file))

const wordsOfName = new Map<string, readonly BannedWord[]>()
const anySentence = new RegExp(bannedWords.flatMap(({ sentences }) => sentences?.source ?? []).join('|'), 'i')
const hits = files.flatMap(hitsIn)

if (asked.list !== undefined) list(asked.list)
else if (asked.write) write()
else if (asked.table) table()
else judge()

function list(name: string): void {
  const word = bannedWords.find(({ word: each }) => each.startsWith(name))
  if (!word)
    throw new RangeError(`No such word: ${name}. There are ${bannedWords.map((each) => each.word).join(', ')}.`)
  for (const { file, text } of hits.filter((hit) => hit.word === word)) console.log(`${file}: ${text}`)
}

/** Lowers what fell, and gives a new word its number. */
function write(): void {
  const rows = bannedWords.map((word) => {
    const limit = limits[word.word]
    const [names, sentences] = kinds.map((kind) =>
      Math.min(count(word, kind), limit?.[kind] ?? Number.POSITIVE_INFINITY),
    )
    return `  ${JSON.stringify(word.word)}: { "names": ${names}, "sentences": ${sentences} }`
  })
  writeFileSync(numbersFile, `{\n${rows.join(',\n')}\n}\n`)
}

function table(): void {
  for (const word of bannedWords) console.log(`${word.word}: ${count(word, 'names')}, ${count(word, 'sentences')}`)
  const [names, sentences] = kinds.map((kind) => hits.filter((hit) => hit.kind === kind).length)
  console.log(`${names} names, ${sentences} sentences`)
}

function judge(): void {
  const before = textsBefore()
  let tooMany = 0
  let lower = 0
  for (const word of bannedWords) {
    for (const kind of kinds) {
      const limit = limits[word.word]?.[kind] ?? 0
      const found = count(word, kind)
      if (found < limit) lower++
      if (found <= limit) continue
      tooMany++
      console.error(`${word.word}: ${found} ${kind}, and not more than ${limit} are allowed. Write: ${word.instead}.`)
      const all = hits.filter((hit) => hit.word === word && hit.kind === kind)
      const added = all.filter(({ file, text }) => before && !before(file).includes(text))
      for (const { file, text } of added.length > 0 ? added : all.slice(0, 20)) console.error(`  ${file}: ${text}`)
      console.error(`  All of them: node tools/words.ts --list '${word.word}'`)
    }
  }
  if (lower > 0) console.log(`hint: ${lower} numbers of tools/words.json have fallen: node tools/words.ts --write`)
  console.log(`${files.length} files, ${hits.length} banned words, ${tooMany} of them more often than allowed`)
  if (tooMany > 0 || files.length === 0) process.exitCode = 1
}

function count(word: BannedWord, kind: Kind): number {
  return hits.filter((hit) => hit.word === word && hit.kind === kind).length
}

/** What the files held on main, to say which places are new; nothing where there is no such branch. */
function textsBefore(): ((file: string) => string) | undefined {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 1e8, stdio: ['ignore', 'pipe', 'ignore'] })
  try {
    const base = git('merge-base', 'HEAD', 'main').trim()
    return (file) => {
      try {
        return git('show', `${base}:${file}`)
      } catch {
        return ''
      }
    }
  } catch {
    return undefined
  }
}

function hitsIn(file: string): Hit[] {
  const names = new Set([file])
  const sentences: string[] = []
  if (/\.(tsx?|mjs)$/.test(file)) readCode(file, names, sentences)
  else if (file.endsWith('.md')) sentences.push(...readFileSync(join(root, file), 'utf8').split('\n'))
  else if (file.endsWith('.sql')) readSql(file, names, sentences)
  return [
    ...[...names].flatMap((text) => bannedIn(text).flatMap((word) => hitAt(word, 'names', file, text))),
    ...sentences
      .filter((text) => anySentence.test(text))
      .flatMap((text) => bannedWords.flatMap((word) => hitsOfSentence(word, file, text))),
  ]
}

function hitAt(word: BannedWord, kind: Kind, file: string, text: string): Hit[] {
  return word.where && !word.where.test(file) ? [] : [{ word, kind, file, text }]
}

function bannedIn(name: string): readonly BannedWord[] {
  const known = wordsOfName.get(name)
  if (known) return known
  const plain = plainName(name)
  const found = bannedWords.filter(({ names, except }) => names?.test(except ? plain.replace(except, '') : plain))
  wordsOfName.set(name, found)
  return found
}

function hitsOfSentence(word: BannedWord, file: string, text: string): Hit[] {
  if (!word.sentences) return []
  const read = word.except ? text.replace(word.except, '') : text
  const times = read.match(new RegExp(word.sentences.source, `g${word.sentences.flags}`))?.length ?? 0
  return Array.from({ length: times }).flatMap(() => hitAt(word, 'sentences', file, text.trim().slice(0, 120)))
}

/** A name is looked at where it is made, not where it is used. */
function readCode(file: string, names: Set<string>, sentences: string[]): void {
  const text = readFileSync(join(root, file), 'utf8')
  sentences.push(...(text.match(/\/\*[\s\S]*?\*\/|(?<!:)\/\/[^\n]*/g) ?? []))
  const code = text.replace(/^ *(\/\/|\/?\*).*/gm, '')
  const isNamed = code.match(/[A-Za-z_$][\w$]*/g)?.some((name) => bannedIn(name).length > 0)
  // Most files need no more than this look.
  if (!isNamed && !anySentence.test(code)) return
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : undefined
  const options = { languageVersion: ts.ScriptTarget.Latest, jsDocParsingMode: ts.JSDocParsingMode.ParseNone }
  const visit = (node: ts.Node, parent: ts.Node) => {
    if (ts.isIdentifier(node) && isMadeBy(parent, node)) names.add(node.text)
    if (ts.isStringLiteralLike(node) && /[a-z] [a-z]/i.test(node.text)) sentences.push(node.text)
    ts.forEachChild(node, (child) => visit(child, node))
  }
  const source = ts.createSourceFile(file, text, options, false, kind)
  visit(source, source)
}

function isMadeBy(parent: ts.Node, name: ts.Identifier): boolean {
  return (
    (parent as { name?: ts.Node }).name === name &&
    !ts.isPropertyAccessExpression(parent) &&
    !ts.isImportSpecifier(parent)
  )
}

function readSql(file: string, names: Set<string>, sentences: string[]): void {
  const text = readFileSync(join(root, file), 'utf8')
  sentences.push(...(text.match(/--[^\n]*/g) ?? []))
  const made = /create (?:table|function|index|trigger|type)\s+(?:if not exists\s+|or replace\s+)?(\w+)/gi
  for (const [, name = ''] of text.matchAll(made)) names.add(name)
}

/** `askedHouse`, `asked-house` and `asked_house` are two words. */
function plainName(name: string): string {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/[_\-./]/g, ' ')
    .toLowerCase()
}
