import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { refusedPackages } from './licences.ts'
import { provenanceOf } from './provenance.ts'
import { makeRelease } from './release.ts'
import { billOfMaterials } from './sbom.ts'

const day = new Date('2026-11-16T12:00:00Z')
const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

test('a package is refused by its licence, unless it was agreed to by name', () => {
  const packages = [
    { name: 'a', versions: ['1.0.0'], license: 'MIT' },
    { name: 'b', versions: ['1.0.0'], license: 'GPL-3.0' },
    { name: 'c', versions: ['1.0.0'], license: 'Unknown' },
    { name: 'web-push', versions: ['1.0.0'], license: 'MPL-2.0' },
  ]
  expect(refusedPackages(packages)).toEqual(['b: GPL-3.0', 'c: Unknown'])
})

test('the bill of materials has every direct dependency of the server, each with licence and hash', () => {
  const { components } = billOfMaterials(day)
  const { dependencies } = JSON.parse(readFileSync('server/package.json', 'utf8')) as {
    dependencies: Record<string, string>
  }
  const foreign = Object.entries(dependencies).filter(([name]) => !name.startsWith('@carriage/'))
  expect(foreign.length).toBeGreaterThan(10)
  for (const [name, version] of foreign)
    expect(components.find((each) => each.name === name && each.version === version)?.purl).toBe(
      `pkg:npm/${name.replace('@', '%40')}@${version}`,
    )
  expect(components.filter(({ hashes }) => hashes.length !== 1).map(({ purl }) => purl)).toEqual([])
  expect(components[0]?.hashes[0]?.content).toMatch(/^[0-9a-f]{128}$/)
})

/** A repository with a version and notes. */
function repository(notes: string): { folder: string; git: (...args: string[]) => string } {
  const folder = mkdtempSync(join(tmpdir(), 'carriage-release-'))
  folders.push(folder)
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, encoding: 'utf8' }).trim()
  writeFileSync(join(folder, 'package.json'), '{\n  "version": "0.9.0"\n}\n')
  writeFileSync(
    join(folder, 'CHANGELOG.md'),
    `# Changes\n\n## Unreleased\n\n${notes}\n\n## 0.9.0, 2026-01-01\n\n- Old.\n`,
  )
  git('init', '--quiet')
  git('config', 'user.name', 'A test')
  git('config', 'user.email', 'test@example.org')
  git('add', '.')
  git('commit', '--quiet', '--message', 'Begin')
  return { folder, git }
}

test('a release has its version, its notes, a commit and a tag', () => {
  const { folder, git } = repository('- New.')
  expect(makeRelease(folder, '0.10.0', day)).toBe('- New.')
  expect(readFileSync(join(folder, 'CHANGELOG.md'), 'utf8')).toBe(
    '# Changes\n\n## Unreleased\n\n## 0.10.0, 2026-11-16\n\n- New.\n\n## 0.9.0, 2026-01-01\n\n- Old.\n',
  )
  expect(git('show', 'v0.10.0:package.json')).toContain('"version": "0.10.0"')
  expect(git('tag', '--list', '--format=%(contents)')).toContain('- New.')
  expect(git('status', '--porcelain')).toBe('')
})

test('the provenance of a release names its commit, its lockfile and the hash of each file', () => {
  const { folder, git } = repository('- New.')
  writeFileSync(join(folder, 'pnpm-lock.yaml'), 'lock')
  git('add', '.')
  git('commit', '--quiet', '--message', 'Lock')
  makeRelease(folder, '1.0.0', day)
  writeFileSync(join(folder, 'sbom.json'), '{}')
  const { subject, predicate } = provenanceOf(folder, '1.0.0', [join(folder, 'sbom.json')], day)
  const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
  expect(subject).toEqual([{ name: 'sbom.json', digest: { sha256: sha256('{}') } }])
  expect(predicate.buildDefinition).toMatchObject({
    resolvedDependencies: [
      { name: 'v1.0.0', digest: { gitCommit: git('rev-parse', 'HEAD') } },
      { name: 'pnpm-lock.yaml', digest: { sha256: sha256('lock') } },
    ],
  })
})

test('nothing is released twice, without notes, or beside changes', () => {
  const { folder } = repository('- New.')
  expect(() => makeRelease(folder, '0.9.0', day)).toThrow('0.9.0 does not follow 0.9.0')
  expect(() => makeRelease(folder, '0.8.9', day)).toThrow('does not follow')
  expect(() => makeRelease(folder, 'next', day)).toThrow('does not follow')
  expect(() => makeRelease(repository('').folder, '1.0.0', day)).toThrow('says nothing')
  writeFileSync(join(folder, 'new'), '')
  expect(() => makeRelease(folder, '1.0.0', day)).toThrow('not committed')
})
