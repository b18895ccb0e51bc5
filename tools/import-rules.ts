import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { IForbiddenRuleType } from 'dependency-cruiser'

/** Every package of ours and what it may import of ours. What is not here may import nothing. */
export function directionsIn(root: string): Record<string, readonly string[]> {
  const rules = rulePackagesIn(root)
  return {
    ...rules,
    shared: ['games/kernel'],
    protocol: ['games/kernel'],
    bots: [...Object.keys(rules), 'shared'],
    server: [...Object.keys(rules), 'bots', 'protocol', 'shared'],
    web: [...Object.keys(rules), 'bots', 'protocol'],
    cli: [...Object.keys(rules), 'bots', 'protocol', 'shared'],
    bench: [...Object.keys(rules), 'bots', 'protocol', 'server', 'shared'],
    e2e: [...Object.keys(rules), 'bots', 'protocol', 'shared'],
    chaos: [...Object.keys(rules), 'bots', 'protocol', 'shared'],
    tools: ['games/kernel', 'games/kraftwagen-family', 'server', 'shared'],
  }
}

/**
 * The packages of games/. One with an about.ts is a game: it may import the kernel, and what games share if its
 * package.json names it; never another game.
 */
function rulePackagesIn(root: string): Record<string, readonly string[]> {
  const folders = globSync('games/*/package.json', { cwd: root })
    .map((file) => dirname(file))
    .sort()
  const isGame = (folder: string) => existsSync(join(root, folder, 'about.ts'))
  const shared = folders.filter((folder) => folder !== 'games/kernel' && !isGame(folder))
  return Object.fromEntries(
    folders.map((folder) => {
      const { dependencies = {} } = manifestOf(root, folder)
      const used = shared.filter((each) => `@carriage/${nameOf(each)}` in dependencies && each !== folder)
      return [folder, folder === 'games/kernel' ? [] : ['games/kernel', ...used]]
    }),
  )
}

export function packagesIn(root: string): string[] {
  return Object.keys(directionsIn(root))
}

// A library in the rules runs in every browser and decides every match, so each is let in by name.
const librariesOfRules = ['zod', '@noble/hashes']
const librariesOfTests = ['vitest', 'fast-check']

const tests = '\\.test\\.ts$|/testing/'
const inside = (folders: readonly string[]) => `^(${folders.join('|')})/`
const library = (names: readonly string[]) => `(^|/)node_modules/(${names.join('|')})/`

export function importRules(root: string): IForbiddenRuleType[] {
  const directions = directionsIn(root)
  const packages = Object.keys(directions)
  return [
    ...packages.map((folder) => direction(folder, directions[folder] ?? [], packages)),
    forbid(
      'direction-tests-of-kernel',
      'Tests of the kernel may play the auction.',
      { path: `^games/kernel/.*(${tests})` },
      { path: inside(packages), pathNot: inside(['games/kernel', 'games/auction']) },
    ),
    ...packages.map((folder) => face(root, folder)),
    forbid(
      'known-package',
      'A folder of games/ needs a package.json, any other a line in tools/import-rules.ts.',
      { pathNot: inside(packages) },
      {},
    ),
    forbid(
      'rules-without-builtins',
      'The rules run anywhere: no files, no network, no clock.',
      { path: '^games/', pathNot: tests },
      { dependencyTypes: ['core'] },
    ),
    forbid(
      'rules-with-few-libraries',
      `The rules use ${librariesOfRules.join(', ')}; what else they need, they do themselves.`,
      { path: '^games/', pathNot: tests },
      { path: '(^|/)node_modules/', pathNot: library(librariesOfRules) },
    ),
    forbid(
      'tests-of-rules-with-few-libraries',
      `Tests of the rules may add ${librariesOfTests.join(', ')}.`,
      { path: `^games/.*(${tests})` },
      { path: '(^|/)node_modules/', pathNot: library([...librariesOfRules, ...librariesOfTests]) },
    ),
    forbid(
      'only-tests-import-tests',
      'Nothing that ships leans on test code.',
      { pathNot: tests },
      { path: [tests, library(librariesOfTests)] },
    ),
    forbid(
      'referee-of-the-book-alone',
      'A referee is written from the printed book: it imports nothing of the rules that it judges.',
      { path: '^games/(?!kernel/)([^/]+)/referee/', pathNot: tests },
      { pathNot: '^games/(kernel|kraftwagen-family|$1)/referee/' },
    ),
    forbid(
      'referee-for-tests-alone',
      'Nothing that ships leans on a referee.',
      { path: inside(packages), pathNot: [tests, '^games/[^/]+/referee/'] },
      { path: '^games/[^/]+/referee/' },
    ),
    forbid('no-cycles', 'Two files that need each other are one idea, or three.', {}, { circular: true }),
    forbid('resolvable', 'The import names nothing that exists or is exported.', {}, { couldNotResolve: true }),
  ]
}

function direction(folder: string, allowed: readonly string[], packages: readonly string[]): IForbiddenRuleType {
  return forbid(
    `direction-${nameOf(folder)}`,
    `${folder} may import ${allowed.length === 0 ? 'nothing of ours' : `only ${allowed.join(', ')}`}.`,
    folder === 'games/kernel' ? { path: inside([folder]), pathNot: tests } : { path: inside([folder]) },
    { path: inside(packages), pathNot: inside([folder, ...allowed]) },
  )
}

function face(root: string, folder: string): IForbiddenRuleType {
  const files = faceOf(root, folder)
  return forbid(
    `face-${nameOf(folder)}`,
    `From outside, import ${folder} by what its package.json exports.`,
    { pathNot: inside([folder]) },
    {
      path: inside([folder]),
      pathNot: files.map((file) => `^${folder}/${file.replaceAll('.', '\\.').replace('*', '.+')}$`),
    },
  )
}

function faceOf(root: string, folder: string): string[] {
  if (!existsSync(join(root, folder, 'package.json'))) return ['index.ts']
  const { exports } = manifestOf(root, folder)
  // Without exports nothing may be imported; the pattern of a path that cannot be.
  return exports ? Object.values(exports).map((path) => path.replace('./', '')) : ['/']
}

interface Manifest {
  readonly exports?: Record<string, string>
  readonly dependencies?: Record<string, string>
}

function manifestOf(root: string, folder: string): Manifest {
  return JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as Manifest
}

function nameOf(folder: string): string {
  return folder.replace('games/', '')
}

function forbid(
  name: string,
  comment: string,
  from: { path?: string; pathNot?: string | string[] },
  to: {
    path?: string | string[]
    pathNot?: string | string[]
    dependencyTypes?: ['core']
    circular?: true
    couldNotResolve?: true
  },
): IForbiddenRuleType {
  return { name, comment, severity: 'error', from, to }
}
