/** A proof of speed: prints what it measured and gives the exit code. */
export type Bench = (args: readonly string[]) => number

const benches: Readonly<Record<string, () => Promise<{ bench: Bench }>>> = {
  kernel: () => import('./kernel.ts'),
  rules: () => import('./rules.ts'),
}

const [name = '', ...args] = process.argv.slice(2)
const load = Object.hasOwn(benches, name) ? benches[name] : undefined
if (load) {
  const { bench } = await load()
  process.exitCode = bench(args)
} else {
  console.error(`pnpm bench <name>, where the name is one of: ${Object.keys(benches).join(', ')}`)
  process.exitCode = 2
}
