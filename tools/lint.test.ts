import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { declarationsOf } from './declarations.ts'
import { importGraph, reachedFrom } from './import-graph.ts'
import { runProgram as run } from './testing/run-program.ts'
import { repositoryOf } from './testing/small-server.ts'

const lint = (root: string) => run(root, process.execPath, resolve('tools/lint.ts'), 'biome')

describe('a linter', () => {
  const files = {
    'biome.json': '{}\n',
    'first.ts': 'export const first = 1;\n',
    'second.ts': 'export const second = 2;\n',
  }

  test('looks only at files that changed since it passed them', async () => {
    const root = await repositoryOf({ ...files, '.gitignore': '.cache\n' })
    expect(lint(root).lines.at(-1)).toBe('3 of 3 files changed')
    expect(lint(root)).toMatchObject({ code: 0, lines: ['0 of 3 files changed'] })
    writeFileSync(join(root, 'second.ts'), 'export const second = 3;\n')
    expect(lint(root).lines.at(-1)).toBe('1 of 3 files changed')
  })

  test('looks again at what it refused, and at everything under other settings', async () => {
    const root = await repositoryOf({ ...files, '.gitignore': '.cache\n' })
    expect(lint(root).code).toBe(0)
    writeFileSync(join(root, 'second.ts'), 'export const second = 3\n')
    for (const _time of [1, 2]) expect(lint(root)).toMatchObject({ code: 1 })
    writeFileSync(join(root, 'biome.json'), '{ "formatter": { "enabled": false } }\n')
    expect(lint(root).lines.at(-1)).toBe('3 of 3 files changed')
  })
})

describe('the import graph', () => {
  test('follows names of packages, types, late imports and what is found by its folder', async () => {
    const root = await repositoryOf({
      'games/dice/package.json': JSON.stringify({
        name: '@carriage/dice',
        exports: { '.': './index.ts', './x/*': './y/*.ts' },
      }),
      'games/dice/index.ts': `export type { Die } from './die.ts'\n`,
      'games/dice/die.ts': `import { z } from 'zod'\n`,
      'web/page.ts': `import '@carriage/dice'\nconst late = () => import('./late.tsx')\n`,
      'web/late.tsx': `const all = import.meta.glob<Dice>(['./boards/*.ts', '!./boards/none.ts'], { eager: true })\n`,
      'web/boards/first.ts': '',
      'web/alone.ts': '',
    })
    const graph = importGraph(root)
    expect([...reachedFrom('web/page.ts', graph)].sort()).toEqual([
      'games/dice/die.ts',
      'games/dice/index.ts',
      'web/boards/first.ts',
      'web/late.tsx',
      'web/page.ts',
    ])
    expect([...reachedFrom('games/dice/die.ts', graph)]).toEqual(['games/dice/die.ts'])
  })

  test('a file stands for others by what the compiler says that it declares', async () => {
    const root = await repositoryOf({ 'web/tsconfig.json': '{ "compilerOptions": { "outDir": "../.types/web" } }' })
    mkdirSync(join(root, '.types/web'), { recursive: true })
    writeFileSync(join(root, '.types/web/page.d.ts'), '')
    const declared = declarationsOf(root, ['web/tsconfig.json'])
    expect([declared('web/page.ts'), declared('web/new.ts')]).toEqual(['.types/web/page.d.ts', 'web/new.ts'])
  })
})
