import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { runProgram as run } from './testing/run-program.ts'
import { copySmallRepository, emptyFolder, repositoryOf } from './testing/small-server.ts'

const project = resolve(import.meta.dirname, '..')
const programs = join(project, 'node_modules/.bin')

const imports = (root: string) => run(project, process.execPath, 'tools/imports.ts', root)
const names = (root: string) => run(project, process.execPath, 'tools/names.ts', root)
const pages = (root: string) => run(project, process.execPath, 'tools/pages.ts', root)
const layout = (root: string) => run(project, process.execPath, 'tools/layout.ts', root)
const oxlint = (root: string) => run(root, join(programs, 'oxlint'), '--type-aware', '--format', 'unix')
const tsc = (root: string) => run(root, join(programs, 'tsc'), '-p', 'games')

describe('imports', () => {
  test('a repository in order passes, and its modules were read', async () => {
    const root = await copySmallRepository({
      'games/common/index.ts': `export { kernel } from '@carriage/kernel'`,
      'games/first/index.ts': `export * from '@carriage/common'\nexport * from 'zod'`,
      'games/first/index.test.ts': `import 'node:fs'\nimport 'vitest'\nimport './index.ts'`,
    })
    expect(imports(root)).toEqual({ code: 0, lines: ['10 modules, 0 violations'] })
  })

  test('a folder without modules fails: nothing was checked', async () => {
    const { code, lines } = imports(await emptyFolder())
    expect(lines.join()).toContain('read 0 modules')
    expect(code).toBe(1)
  })

  test('each forbidden import is refused by its rule, and nothing else is', async () => {
    const forbidden = [
      ['rules-without-builtins', 'games/kernel/files.ts', `import 'node:fs'`],
      ['rules-without-builtins', 'games/kernel/lazy-files.ts', `export const fs = await import('fs')`],
      ['rules-with-few-libraries', 'games/kernel/chunks.ts', `import 'lodash'`],
      ['tests-of-rules-with-few-libraries', 'games/kernel/chunks.test.ts', `import 'lodash'`],
      ['only-tests-import-tests', 'games/kernel/shortcut.ts', `import './innocent.test.ts'`],
      ['only-tests-import-tests', 'server/asserts.ts', `import 'vitest'`],
      ['direction-kernel', 'games/kernel/chain.ts', `import '@carriage/common'`],
      ['direction-kernel', 'games/kernel/near-chain.ts', `import '../common/index.ts'`],
      ['direction-kernel', 'games/kernel/chain-type.ts', `import type { common } from '@carriage/common'`],
      ['direction-tests-of-kernel', 'games/kernel/chain.test.ts', `import '@carriage/common'`],
      ['direction-common', 'games/common/cars.ts', `import '@carriage/first'`],
      ['direction-first', 'games/first/other.ts', `import '@carriage/second'`],
      ['direction-second', 'games/second/chain.ts', `import '@carriage/common'`],
      ['direction-shared', 'shared/ask.ts', `import '@carriage/server'`],
      ['direction-bots', 'bots/ask.ts', `import '@carriage/server'`],
      ['direction-protocol', 'protocol/list.ts', `import '@carriage/shared'`],
      ['direction-server', 'server/page.ts', `import '@carriage/web'`],
      ['direction-web', 'web/lobby.tsx', `import '@carriage/server'`],
      ['direction-tools', 'tools/look.ts', `import '@carriage/first'`],
      ['face-kernel', 'shared/past.ts', `import '../games/kernel/innocent.ts'`],
      ['resolvable', 'shared/past-by-name.ts', `import '@carriage/kernel/innocent.ts'`],
      ['known-package', 'games/chess/index.ts', `import '@carriage/kernel'`],
      ['no-cycles', 'games/kernel/egg.ts', `import './hen.ts'`],
      ['referee-of-the-book-alone', 'games/first/referee/sales.ts', `import type { kernel } from '@carriage/kernel'`],
      ['referee-of-the-book-alone', 'games/first/referee/state.ts', `import type {} from '../state.ts'`],
      ['referee-for-tests-alone', 'games/first/shortcut.ts', `import './referee/innocent.ts'`],
    ] as const
    const root = await copySmallRepository({
      'games/first/state.ts': '',
      'games/first/referee/innocent.ts': '',
      'games/kernel/innocent.ts': '',
      'games/kernel/innocent.test.ts': '',
      'games/kernel/hen.ts': `import './egg.ts'`,
      ...Object.fromEntries(forbidden.map(([, file, text]) => [file, text])),
    })
    const { code, lines } = imports(root)
    const refused = lines.slice(0, -1).map((line) => line.slice(0, line.indexOf(' imports ')))
    expect(refused.sort()).toEqual(forbidden.map(([rule, file]) => `${rule}: ${file}`).sort())
    expect(code).toBe(1)
  })
})

describe('names', () => {
  test('two games may use the same name, and a name may be passed on', async () => {
    const root = await copySmallRepository({
      'games/first/state.ts': 'export interface State {}\nexport const State = 1\n',
      'games/second/state.ts': 'export interface State {}\n',
      'server/seat.ts': `import { seat } from './seats.ts'\nexport { seat }\nexport type { Seat } from './seats.ts'\n`,
      'server/seats.ts': 'export const seat = 1\nexport type Seat = 1\n',
      'server/seat.test.ts': 'export const seat = 2\n',
    })
    expect(names(root)).toEqual({ code: 0, lines: ['13 files, exported names with several meanings: 0'] })
  })

  test('a name with two declarations in a game or outside, or in both, is listed with its files', async () => {
    const root = await copySmallRepository({
      'games/first/buyer.ts': 'export const buyer = 1\n',
      'web/games/first/buyer.tsx': 'export function buyer() {}\n',
      'games/kernel/step.ts': 'export type Step = 1\n',
      'games/second/step.ts': 'export interface Step {}\n',
      'server/table.ts': 'export const [table, { chair }] = rows\n',
      'web/table.ts': `import { stool } from './stools.ts'\nexport { stool as chair }\n`,
    })
    expect(names(root)).toEqual({
      code: 1,
      lines: [
        'Step: games/kernel/step.ts, games/second/step.ts',
        'chair: server/table.ts, web/table.ts',
        'buyer: games/first/buyer.ts, web/games/first/buyer.tsx',
        '15 files, exported names with several meanings: 3',
      ],
    })
  })

  test('a folder without sources fails: nothing was checked', async () => {
    expect(names(await emptyFolder()).code).toBe(1)
  })
})

describe('pages', () => {
  const files = {
    'package.json': '{ "scripts": { "simulate": "node simulate.ts", "bots": "node commands.ts bots" } }',
    'server/people/list.ts': `export const listPeople = { 'GET /api/people/:account': {} }`,
    'web/pages.ts': `export const page = '/people'`,
    'docs/old.md': '# Old pages\n\n## One of them',
  }

  test('a page that names what is there passes', async () => {
    const root = await repositoryOf({
      ...files,
      'README.md': [
        '[old](docs/old.md#one-of-them), [people/](server/people/list.ts), [list.ts](server/people/list.ts)',
        '`server/people`, `people/list.ts`, `server/*/list.{ts,js}`, `listPeople`, `/people`, `/api/people/<id>`',
        '`GET /api/people/:id`, `pnpm simulate kraftwagen`, `pnpm exec vitest`',
        '```sh\npnpm run simulate # and curl /api/people/7\n```',
      ].join('\n'),
    })
    expect(pages(root)).toEqual({ code: 0, lines: ['2 pages, what they name and is not there: 0'] })
  })

  test('each name of what is not there is listed with its page', async () => {
    const missing = [
      '[gone](docs/gone.md)',
      '[old](docs/old.md#another)',
      '[folk/](server/people/list.ts)',
      'server/folk',
      'folk/list.ts',
      'listFolk()',
      '/folk',
      'POST /api/people/:id',
      '/api/folk',
      'pnpm folk',
      'pnpm bots folk',
    ]
    const text = missing.map((name) => (name.startsWith('[') ? name : `\`${name}\``)).join('\n')
    const root = await repositoryOf({ ...files, 'README.md': `${text}\n\`\`\`sh\ncurl /api/nobody\n\`\`\`` })
    const { code, lines } = pages(root)
    const named = [...missing.map((name) => name.replace('()', '')), '/api/nobody']
    expect(lines.slice(0, -1).sort()).toEqual(named.map((name) => `README.md: ${name}`).sort())
    expect(code).toBe(1)
  })
})

describe('layout', () => {
  const map = [
    '```',
    'games/  rules',
    '  kernel/  the contract',
    '  ID/  a game',
    'server/  one program',
    '  people/  them',
    '```',
  ]
  const offered = `export const about = { stage: 'offered' }`
  const files = {
    'ARCHITECTURE.md': map.join('\n'),
    'games/kernel/index.ts': '',
    'games/first/about.ts': offered,
    'games/first/rulebook/index.ts': '',
    'games/second/about.ts': offered,
    'games/second/rulebook/index.ts': '',
    'games/third/about.ts': `export const about = { stage: 'trial' }`,
    'server/people/index.ts': '',
  }
  /** The exceptions of this project have no place in so small a one. */
  const faults = (root: string) => layout(root).lines.filter((line) => !/take it out of|^\d/.test(line))

  test('folders of the map, games that are alike and a folder for each tag pass', async () => {
    const root = await repositoryOf({
      ...files,
      'ARCHITECTURE.md': [...map.slice(0, -1), 'protocol/  routes', 'web/  client', '```'].join('\n'),
      'protocol/contract/people.ts': `export const routes = { 'GET /api/people': { tags: ['people'] } }`,
      'web/pages/people/page.tsx': '',
    })
    expect(faults(root)).toEqual([])
  })

  test('a folder beside the map, a game that differs and a tag without folders are listed', async () => {
    const root = await repositoryOf({
      ...files,
      'ARCHITECTURE.md': [...map.slice(0, -1), 'protocol/  routes', 'web/  client', '```'].join('\n'),
      'games/second/history/index.ts': '',
      'server/folk/index.ts': '',
      'protocol/contract/people.ts': `export const routes = { 'GET /api/folk': { tags: ['folk'] }, 'GET /api/people': { tags: ['people'] } }`,
      'web/lobby/page.tsx': '',
    })
    expect(faults(root).sort()).toEqual([
      'games/first/history: other games have this folder',
      'server/folk: not on the map in ARCHITECTURE.md',
      'web: has 0 folders for the HTTP tag folk: ',
      'web: has 0 folders for the HTTP tag people: ',
    ])
    expect(layout(root).code).toBe(1)
  })

  test('a section of rules without its German beside it, or with that of other rules, is listed', async () => {
    const rules = (...ids: string[]) => ids.map((id) => `  {\n    id: '${id}',\n  },`).join('\n')
    const german = (...ids: string[]) => ids.map((id) => `  '${id}': {},`).join('\n')
    const root = await repositoryOf({
      ...files,
      'games/first/rulebook/rules.de.ts': '',
      'games/first/rulebook/chain.ts': rules('AB-1.1', 'AB-1.2'),
      'games/first/rulebook/chain.de.ts': german('AB-1.1', 'AB-1.2'),
      'games/first/rulebook/race.ts': rules('AB-2.1', 'AB-2.2'),
      'games/first/rulebook/race.de.ts': german('AB-2.1', 'AB-3.1'),
      'games/first/rulebook/scoring.ts': rules('AB-3.1'),
      'games/third/rulebook/chain.ts': rules('CD-1.1'),
    })
    expect(faults(root)).toEqual([
      'games/first/rulebook/race.de.ts: not the rules of race.ts: AB-2.2, AB-3.1',
      'games/first/rulebook/scoring.ts: its German is not in scoring.de.ts',
    ])
  })

  test('a folder of the map that is not there is listed', async () => {
    const { 'server/people/index.ts': _, ...others } = files
    const root = await repositoryOf({ ...others, 'server/index.ts': '' })
    expect(faults(root)).toEqual(['server/people: on the map in ARCHITECTURE.md, and not there'])
  })
})

describe('what the rules may not touch', () => {
  test('each forbidden expression is refused by its rule, and nothing else is', async () => {
    const forbidden = [
      ['no-restricted-properties', 'Math.random()'],
      ['no-restricted-properties', `Number.parseFloat('1.5')`],
      ['no-restricted-globals', 'Date.now()'],
      ['no-restricted-globals', 'new Date()'],
      ['no-restricted-globals', 'performance.now()'],
      ['no-restricted-globals', 'crypto.randomUUID()'],
      ['no-restricted-globals', 'process.exit()'],
      ['no-restricted-globals', 'setTimeout(() => {}, 1)'],
      ['no-restricted-globals', 'console.log(1)'],
      ['no-restricted-globals', `await fetch('/')`],
      ['no-restricted-globals', `parseFloat('1.5')`],
      ['no-restricted-globals', 'globalThis.Date'],
      ['no-explicit-any', 'undefined as any'],
      ['no-floating-promises', '0; (async () => {})()'],
    ] as const
    const root = await copySmallRepository({
      ...Object.fromEntries(
        forbidden.map(([, text], n) => [`games/kernel/case-${n}.ts`, `export const it = ${text}\n`]),
      ),
      'games/kernel/clock.test.ts': 'export const tests = Date.now()\n',
      'server/clock.ts': 'export const server = Date.now()\n',
    })
    const { code, lines } = oxlint(root)
    // Without its type checker oxlint finds little and says why.
    expect(lines.filter((line) => line.includes('tsgolint'))).toEqual([])
    const refused = forbidden.filter(([rule], n) =>
      lines.some((line) => line.startsWith(`games/kernel/case-${n}.ts:`) && line.includes(`(${rule})`)),
    )
    expect(refused).toEqual(forbidden)
    expect(lines.filter((line) => /^(games|server)\//.test(line) && !line.includes('/case-'))).toEqual([])
    expect(code).toBe(1)
  })

  test('to the compiler there is no console, process, fetch or timer', async () => {
    const names = ['console', 'process', 'fetch', 'setTimeout', 'performance', 'document']
    const root = await copySmallRepository({ 'games/kernel/world.ts': `export const world = [${names.join(', ')}]\n` })
    const { code, lines } = tsc(root)
    const unknown = lines.map((line) => /^games\/kernel\/world\.ts.*Cannot find name '(\w+)'/.exec(line)?.[1])
    expect(unknown.filter(Boolean)).toEqual(names)
    expect(code).not.toBe(0)
  })
})
