import { globSync } from 'node:fs'
import { basename } from 'node:path'
import { benchAll } from './all.ts'

/** A proof of speed: prints what it measured and gives the exit code. */
export type Benchmark = (args: readonly string[]) => number | Promise<number>

/** A bench is a file that ends in .bench.ts; those of one game lie in a folder of its name. */
const benches = new Map(
  globSync('**/*.bench.ts', { cwd: import.meta.dirname, exclude: ['node_modules/**'] })
    .sort()
    .map((file) => [basename(file, '.bench.ts'), file]),
)

const [name = '', ...args] = process.argv.slice(2)
const file = benches.get(name)
if (name === 'all') process.exitCode = await benchAll(args)
else if (file) {
  // Each of them exports its bench.
  const { bench } = (await import(`./${file}`)) as { readonly bench: Benchmark }
  process.exitCode = await bench(args)
} else {
  console.error(`pnpm bench <name>, where the name is all or one of: ${[...benches.keys()].join(', ')}`)
  process.exitCode = 2
}
