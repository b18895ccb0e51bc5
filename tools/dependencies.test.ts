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
