// Makes a release of what is committed: `pnpm ops release 1.2.0`. Nothing leaves the machine; it says what to push.
import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { provenanceOf } from './provenance.ts'
import { billOfMaterials } from './sbom.ts'

/** Writes version and notes of a release, commits and tags them. Gives the notes. */
export function makeRelease(root: string, version: string, now: Date): string {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()
  if (git('status', '--porcelain') !== '') throw new Error('There are changes that are not committed.')
  const manifest = join(root, 'package.json')
  const before = readFileSync(manifest, 'utf8')
  const { version: current } = JSON.parse(before) as { version: string }
  if (!isLater(version, current)) throw new Error(`${version} does not follow ${current}.`)
  const page = join(root, 'CHANGELOG.md')
  const { text, notes } = closed(readFileSync(page, 'utf8'), version, now)
  writeFileSync(page, text)
  writeFileSync(manifest, before.replace(`"version": "${current}"`, `"version": "${version}"`))
  git('add', 'CHANGELOG.md', 'package.json')
  git('commit', '--quiet', '--message', `Release ${version}`)
  git('tag', '--annotate', `v${version}`, '--message', `Carriage House ${version}\n\n${notes}`)
  return notes
}

/** What was unreleased becomes the section of a version; a new empty one stands above it. */
function closed(page: string, version: string, now: Date): { text: string; notes: string } {
  const [head = '', rest = ''] = page.split(/^## Unreleased\n/m)
  const next = rest.search(/^## /m)
  const notes = (next === -1 ? rest : rest.slice(0, next)).trim()
  if (notes === '') throw new Error('CHANGELOG.md says nothing under "Unreleased".')
  const older = next === -1 ? '' : rest.slice(next)
  const day = now.toISOString().slice(0, 10)
  return { text: `${head}## Unreleased\n\n## ${version}, ${day}\n\n${notes}\n\n${older}`.trimEnd().concat('\n'), notes }
}

function isLater(version: string, than: string): boolean {
  if (!/^\d+\.\d+\.\d+$/.test(version)) return false
  const [a, b] = [version, than].map((each) => each.split('.').map(Number))
  const at = a?.findIndex((part, index) => part !== b?.[index]) ?? -1
  return at !== -1 && (a?.[at] ?? 0) > (b?.[at] ?? 0)
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [version = ''] = process.argv.slice(2)
  console.log(makeRelease('.', version, new Date()))
  const folder = join('.cache', 'release', version)
  mkdirSync(folder, { recursive: true })
  const write = (name: string, content: object) =>
    writeFileSync(join(folder, name), `${JSON.stringify(content, undefined, 2)}\n`)
  const sources = join(folder, `carriage-house-${version}.tar.gz`)
  execFileSync('git', [
    'archive',
    '--format=tar.gz',
    `--prefix=carriage-house-${version}/`,
    `--output=${sources}`,
    `v${version}`,
  ])
  write('sbom.json', billOfMaterials(new Date()))
  write('provenance.json', provenanceOf('.', version, [sources, join(folder, 'sbom.json')], new Date()))
  console.log(`\nSources, bill of materials and provenance are in ${folder}. To publish: git push --follow-tags`)
}
