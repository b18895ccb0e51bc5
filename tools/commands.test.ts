import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { groups } from './commands.ts'
import { runProgram } from './testing/run-program.ts'

const commands = Object.values(groups).flat()
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
const list = (...args: string[]) => runProgram('.', process.execPath, resolve('tools/commands.ts'), ...args)

test('every command starts a file or a program that exists', () => {
  expect(commands.length).toBeGreaterThan(0)
  for (const { run } of commands) {
    const [program = '', file = ''] = run.split(' ')
    if (program === 'node') expect(existsSync(file), run).toBe(true)
    else if (program !== 'pnpm') expect(existsSync(`node_modules/.bin/${program}`), run).toBe(true)
  }
})

test('package.json has a script for each group, and at most twenty in all', () => {
  for (const group of Object.keys(groups)) expect(scripts[group]).toBe(`node tools/commands.ts ${group}`)
  expect(Object.keys(scripts).length).toBeLessThanOrEqual(20)
  expect(commands.filter(({ name }) => name in scripts)).toEqual([])
})

test('a group lists its commands, and pnpm tools those of all groups', () => {
  expect(list('ops').lines.filter((line) => line.startsWith('  pnpm ops '))).toHaveLength(groups.ops?.length ?? 0)
  expect(list('tools').lines.filter((line) => line.startsWith('  pnpm '))).toHaveLength(commands.length)
})

test('an unknown command fails and lists the others', () => {
  const { code, lines } = list('bots', 'nothing')
  expect(code).toBe(1)
  expect(lines.join('\n')).toContain('pnpm bots arena')
})
