import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { IForbiddenRuleType } from 'dependency-cruiser'

const kraftwagens = ['games/kraftwagen', 'games/age-of-engineering']
const games = [...kraftwagens, 'games/horseless-carriage', 'games/auction']
const rules = ['games/kernel', 'games/motorworks', ...games, 'games/catalogue']

/** Every package of the house and what it may import of ours. What is not here may import nothing. */
const directions: Record<string, readonly string[]> = {
  'games/kernel': [],
  'games/motorworks': ['games/kernel'],
  ...Object.fromEntries(kraftwagens.map((game) => [game, ['games/kernel', 'games/motorworks']])),
  'games/horseless-carriage': ['games/kernel'],
  'games/auction': ['games/kernel'],
  'games/catalogue': ['games/kernel', ...games],
  reporting: [],
  bots: [...rules, 'reporting'],
  protocol: ['games/kernel'],
  server: [...rules, 'bots', 'protocol'],
  web: [...rules, 'bots', 'protocol'],
  cli: [...rules, 'bots', 'protocol', 'reporting'],
  bench: [...rules, 'bots', 'protocol', 'reporting', 'server'],
  e2e: [...rules, 'bots', 'protocol'],
  chaos: [...rules, 'bots', 'protocol', 'reporting'],
  tools: [...kraftwagens, 'server'],
}

export const packages = Object.keys(directions)

// A library in the rules runs in every browser and decides every match, so each is let in by name.
const librariesOfRules = ['zod', '@noble/hashes']
const librariesOfTests = ['vitest', 'fast-check']

const tests = '\\.test\\.ts$|/testing/'
const inside = (folders: readonly string[]) => `^(${folders.join('|')})/`
const library = (names: readonly string[]) => `(^|/)node_modules/(${names.join('|')})/`

export function importRules(root: string): IForbiddenRuleType[] {
  return [
    ...packages.map(direction),
    forbid(
      'direction-tests-of-kernel',
      'Tests of the kernel may play the auction.',
      { path: `^games/kernel/.*(${tests})` },
      { path: inside(packages), pathNot: inside(['games/kernel', 'games/auction']) },
    ),
    ...packages.map((folder) => face(root, folder)),
    forbid('known-package', 'Give this package a line in tools/import-rules.ts.', { pathNot: inside(packages) }, {}),
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
    forbid('no-cycles', 'Two files that need each other are one idea, or three.', {}, { circular: true }),
    forbid('resolvable', 'The import names nothing that exists or is exported.', {}, { couldNotResolve: true }),
  ]
}

function direction(folder: string): IForbiddenRuleType {
  const allowed = directions[folder] ?? []
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
    { path: inside([folder]), pathNot: files.map((file) => `^${folder}/${file.replaceAll('.', '\\.')}$`) },
  )
}

function faceOf(root: string, folder: string): string[] {
  const file = join(root, folder, 'package.json')
  if (!existsSync(file)) return ['index.ts']
  const { exports } = JSON.parse(readFileSync(file, 'utf8')) as { exports?: Record<string, string> }
  // Without exports nothing may be imported; the pattern of a path that cannot be.
  return exports ? Object.values(exports).map((path) => path.replace('./', '')) : ['/']
}

function nameOf(folder: string): string {
  return folder.replace('games/', '')
}

function forbid(
  name: string,
  comment: string,
  from: { path?: string; pathNot?: string },
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
