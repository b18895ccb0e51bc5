// Runs a linter on the files that changed since it passed them: `node tools/lint.ts biome|oxlint`.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { declarationsOf } from './declarations.ts'
import { importGraph, isSource, reachedFrom } from './import-graph.ts'
import { repositoryFiles } from './repository-files.ts'

interface Linter {
  readonly args: readonly string[]
  readonly concerns: (file: string) => boolean
  /** Files that change the verdict on all others. */
  readonly settings: readonly string[]
  /** The files that the verdict on a file depends on. */
  readonly basisOf: () => (file: string) => readonly string[]
}

const files = repositoryFiles('.')
const linters: Record<string, Linter> = {
  biome: {
    args: ['check', '--error-on-warnings', '--no-errors-on-unmatched'],
    concerns: (file) => isSource(file) || /\.(jsonc?|css|html|graphql)$/.test(file),
    settings: ['biome.jsonc', 'biome.json', 'pnpm-lock.yaml', '.gitignore'],
    basisOf: () => (file) => [file],
  },
  // It asks for types: what a file imports counts with its declarations, which `tsc -b` has written before.
  oxlint: {
    args: ['--type-aware', '--deny-warnings'],
    concerns: isSource,
    settings: ['.oxlintrc.json', 'pnpm-lock.yaml', ...files.filter((file) => /tsconfig[^/]*\.json$/.test(file))],
    basisOf: () => {
      const graph = importGraph('.')
      const declared = declarationsOf('.', files)
      return (file) => [
        file,
        ...[...reachedFrom(file, graph)].sort().map((each) => (each === file ? file : declared(each))),
      ]
    },
  },
}

const name = process.argv[2] ?? ''
const linter = linters[name]
if (!linter) throw new Error(`No such linter: ${name}`)
const memory = `.cache/check/${name}.json`
const digests = new Map<string, string>()

const settings = digestOf(linter.settings.map(digest))
const known = existsSync(memory) ? (JSON.parse(readFileSync(memory, 'utf8')) as Memory) : undefined
const passed = known?.settings === settings ? known.passed : {}
const basisOf = linter.basisOf()
const now = Object.fromEntries(
  files.filter(linter.concerns).map((file) => [file, digestOf(basisOf(file).map(digest))] as const),
)
const changed = Object.keys(now).filter((file) => passed[file] !== now[file])

// A long list of files is slower than all of them.
const targets = changed.length > 400 ? ['.'] : changed
const { status } =
  targets.length === 0 ? { status: 0 } : spawnSync(name, [...linter.args, ...targets], { stdio: 'inherit' })
if (status === 0) {
  mkdirSync(dirname(memory), { recursive: true })
  writeFileSync(memory, JSON.stringify({ settings, passed: now } satisfies Memory))
}
console.log(`${changed.length} of ${Object.keys(now).length} files changed`)
process.exitCode = status ?? 1

interface Memory {
  readonly settings: string
  /** By file: the digest of all that its verdict depended on. */
  readonly passed: Record<string, string>
}

function digest(file: string): string {
  const found = digests.get(file) ?? (existsSync(file) ? digestOf([readFileSync(file)]) : '')
  digests.set(file, found)
  return found
}

function digestOf(parts: readonly (string | Buffer)[]): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part).update('\n')
  return hash.digest('base64')
}
