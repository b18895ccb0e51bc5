// Proofs that need a copy of the sources and a browser: `pnpm tools prove <name>`.
import { globSync } from 'node:fs'
import { basename } from 'node:path'

const proofs = globSync('prove/*.ts', { cwd: import.meta.dirname }).map((file) => basename(file, '.ts'))
const [name = ''] = process.argv.slice(2)
if (!proofs.includes(name))
  throw new RangeError(`pnpm tools prove <name>, where the name is one of: ${proofs.join(', ')}`)
await import(`./prove/${name}.ts`)
