// Refuses packages whose licence nobody has agreed to: `pnpm check licences`.
import { execFileSync } from 'node:child_process'
import { pathToFileURL } from 'node:url'

export interface LicensedPackage {
  readonly name: string
  readonly versions: readonly string[]
  readonly license: string
  readonly homepage?: string
}

/** They ask for their notice to be kept, and for nothing else that concerns us. */
const permissive = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'BlueOak-1.0.0',
  'Unlicense',
  'OFL-1.1',
  'MIT OR Apache-2.0',
  '(MIT OR CC0-1.0)',
])

/** Agreed to one by one, with the reason. */
const agreed: Readonly<Record<string, string>> = {
  'web-push': 'MPL-2.0: concerns changes of its own files, and we make none',
  'axe-core': 'MPL-2.0: runs in tests only',
  lightningcss: 'MPL-2.0: builds the client and does not travel with it',
  'lightningcss-linux-x64-gnu': 'as above',
  'caniuse-lite': 'CC-BY-4.0: a table that the build reads',
  'railroad-diagrams': 'CC0-1.0: asks for nothing; in tests of the Kubernetes manifests only',
  only: 'MIT by its readme, which its package.json leaves out; in tools for tests only',
}

/** All packages that are installed, or those that ship. */
export function installedPackages({ shipped = false } = {}): readonly LicensedPackage[] {
  const args = ['-r', 'licenses', 'list', '--json', ...(shipped ? ['--prod'] : [])]
  const text = execFileSync('pnpm', args, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
  return Object.values(JSON.parse(text) as Record<string, LicensedPackage[]>).flat()
}

/** The packages that may not stay, each with its licence. */
export function refusedPackages(packages: readonly LicensedPackage[]): readonly string[] {
  return packages
    .filter(({ name, license }) => !permissive.has(license) && !(name in agreed))
    .map(({ name, license }) => `${name}: ${license}`)
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const packages = installedPackages()
  const refused = refusedPackages(packages)
  for (const line of refused)
    console.log(`${line}: agree to it in tools/licences.ts, with the reason, or do without it`)
  if (refused.length > 0 || packages.length === 0) process.exitCode = 1
}
