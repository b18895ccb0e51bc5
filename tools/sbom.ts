// What ships with the server, as a bill of materials in the format of CycloneDX: `node tools/sbom.ts > sbom.json`.
import { readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { installedPackages } from './licences.ts'

interface Component {
  readonly type: 'library'
  readonly name: string
  readonly version: string
  readonly purl: string
  readonly licenses: readonly object[]
  readonly hashes: readonly { readonly alg: 'SHA-512'; readonly content: string }[]
}

interface BillOfMaterials {
  readonly bomFormat: 'CycloneDX'
  readonly specVersion: '1.6'
  readonly version: 1
  readonly metadata: object
  readonly components: readonly Component[]
}

export function billOfMaterials(now: Date): BillOfMaterials {
  const { name, version } = JSON.parse(readFileSync('package.json', 'utf8')) as { name: string; version: string }
  const hashes = hashesIn(readFileSync('pnpm-lock.yaml', 'utf8'))
  const components = installedPackages({ shipped: true }).flatMap((each) =>
    each.versions.map((of): Component => {
      const hash = hashes.get(`${each.name}@${of}`)
      return {
        type: 'library',
        name: each.name,
        version: of,
        purl: `pkg:npm/${each.name.replace('@', '%40')}@${of}`,
        licenses: [/ OR | AND /.test(each.license) ? { expression: each.license } : { license: { id: each.license } }],
        hashes: hash === undefined ? [] : [{ alg: 'SHA-512', content: hash }],
      }
    }),
  )
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {
      timestamp: now.toISOString(),
      component: { type: 'application', name, version, licenses: [{ license: { id: 'MIT' } }] },
    },
    components: components.toSorted((a, b) => (a.purl < b.purl ? -1 : 1)),
  }
}

/** The SHA-512 of each package by the lockfile, in hexadecimal. */
function hashesIn(lockfile: string): ReadonlyMap<string, string> {
  const entries = lockfile.matchAll(
    /^ {2}'?((?:@[^/\s]+\/)?[^@\s']+@[^:'\s]+)'?:\n {4}resolution: \{integrity: sha512-([^,}]+)/gm,
  )
  return new Map([...entries].map(([, name = '', hash = '']) => [name, Buffer.from(hash, 'base64').toString('hex')]))
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  console.log(JSON.stringify(billOfMaterials(new Date()), undefined, 2))
