// What a release was made of, as a statement of provenance in the formats of in-toto and SLSA.
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

interface Digested {
  readonly name: string
  readonly digest: { readonly sha256: string }
}

export interface Provenance {
  readonly _type: 'https://in-toto.io/Statement/v1'
  readonly subject: readonly Digested[]
  readonly predicateType: 'https://slsa.dev/provenance/v1'
  readonly predicate: {
    readonly buildDefinition: object
    readonly runDetails: object
  }
}

/** Says from which commit, lockfile and Node these files of a tagged version were made. It is not signed: sign the file, or the tag. */
export function provenanceOf(root: string, version: string, files: readonly string[], now: Date): Provenance {
  const commit = execFileSync('git', ['rev-list', '-n', '1', `v${version}`], { cwd: root, encoding: 'utf8' }).trim()
  return {
    _type: 'https://in-toto.io/Statement/v1',
    subject: files.map(digested),
    predicateType: 'https://slsa.dev/provenance/v1',
    predicate: {
      buildDefinition: {
        buildType: 'pnpm ops release',
        externalParameters: { version },
        internalParameters: { node: process.version, platform: `${process.platform}-${process.arch}` },
        resolvedDependencies: [
          { name: `v${version}`, digest: { gitCommit: commit } },
          digested(join(root, 'pnpm-lock.yaml')),
        ],
      },
      runDetails: { builder: { id: 'tools/release.ts' }, metadata: { finishedOn: now.toISOString() } },
    },
  }
}

function digested(file: string): Digested {
  return { name: basename(file), digest: { sha256: createHash('sha256').update(readFileSync(file)).digest('hex') } }
}
