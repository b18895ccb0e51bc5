import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { repositoryFiles } from './repository-files.ts'

/** What each source file imports of ours: paths from the root. Read from the text, types and late imports included. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>

export const isSource = (file: string) => /\.[cm]?[jt]sx?$/.test(file)

export function importGraph(root: string): ImportGraph {
  const packages = packagesOf(root)
  const files = repositoryFiles(root).filter(isSource)
  return new Map(files.map((file) => [file, importsOf(root, file, packages)]))
}

/** Everything that a file imports, directly or not, and the file itself. */
export function reachedFrom(file: string, graph: ImportGraph): Set<string> {
  const reached = new Set([file])
  for (const each of reached) for (const next of graph.get(each) ?? []) reached.add(next)
  return reached
}

function importsOf(root: string, file: string, packages: Packages): string[] {
  const text = readFileSync(join(root, file), 'utf8')
  const named = text.matchAll(/\b(?:from|import)\s*\(?\s*(['"])([^'"\n]+)\1/g)
  const direct = [...named].flatMap(([, , name = '']) => fileOf(root, dirname(file), name, packages))
  return [...new Set([...direct, ...globbedBy(root, file, text)])]
}

/** Vite finds the parts of each game by their folder. */
function globbedBy(root: string, file: string, text: string): string[] {
  const calls = text.matchAll(/import\.meta\.glob(?:<[^(]*>)?\(([^)]*)\)/g)
  const patterns = [...calls].flatMap(([, list = '']) =>
    [...list.matchAll(/'(\.[^']*)'/g)].map(([, each = '']) => each),
  )
  return patterns.flatMap((pattern) => globSync(normalize(join(dirname(file), pattern)), { cwd: root }))
}

type Packages = ReadonlyMap<string, { readonly folder: string; readonly exports: Readonly<Record<string, string>> }>

function packagesOf(root: string): Packages {
  const manifests = repositoryFiles(root).filter((file) => file.endsWith('/package.json'))
  return new Map(
    manifests.map((file) => {
      const { name, exports = {} } = JSON.parse(readFileSync(join(root, file), 'utf8')) as Manifest
      return [name, { folder: dirname(file), exports }]
    }),
  )
}

interface Manifest {
  readonly name: string
  readonly exports?: Record<string, string>
}

/** No file for a library or a built-in. */
function fileOf(root: string, folder: string, name: string, packages: Packages): string[] {
  const path = name.startsWith('.') ? join(folder, name) : exportedBy(name, packages)
  return path && existsSync(join(root, path)) ? [normalize(path)] : []
}

function exportedBy(name: string, packages: Packages): string | undefined {
  const [, own = '', rest = ''] = /^(@[^/]+\/[^/]+)\/?(.*)$/.exec(name) ?? []
  const { folder = '', exports = {} } = packages.get(own) ?? {}
  const path = exports[rest === '' ? '.' : `./${rest}`] ?? exports['./*']?.replace('*', rest)
  return path && join(folder, path)
}
