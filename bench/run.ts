/** A proof of speed: prints what it measured and gives the exit code. */
export type Bench = (args: readonly string[]) => number | Promise<number>

const benches: Readonly<Record<string, () => Promise<{ bench: Bench }>>> = {
  'bot-latency': () => import('./bot-latency.ts'),
  bots: () => import('./bots.ts'),
  deadlines: () => import('./deadlines.ts'),
  'horseless-carriage': () => import('./horseless-carriage/speed.ts'),
  bytes: () => import('./live/bytes.ts'),
  fanout: () => import('./live/fanout.ts'),
  imports: () => import('./live/imports.ts'),
  kernel: () => import('./kernel.ts'),
  moves: () => import('./live/moves.ts'),
  'planned-games': () => import('./horseless-carriage/planned-games.ts'),
  planner: () => import('./horseless-carriage/planner.ts'),
  rules: () => import('./rules.ts'),
}

const [name = '', ...args] = process.argv.slice(2)
const load = Object.hasOwn(benches, name) ? benches[name] : undefined
if (load) {
  const { bench } = await load()
  process.exitCode = await bench(args)
} else {
  console.error(`pnpm bench <name>, where the name is one of: ${Object.keys(benches).join(', ')}`)
  process.exitCode = 2
}
