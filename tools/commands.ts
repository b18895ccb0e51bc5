// The commands without a script of their own in package.json: `pnpm tools` lists them all, `pnpm bots` and `pnpm ops` their group.
import { spawn } from 'node:child_process'
import { resolve } from 'node:path'
import { operatorCommands } from '../server/ops.ts'

interface Command {
  readonly name: string
  /** As in a script of package.json; the arguments of the caller follow. */
  readonly run: string
  readonly summary: string
  readonly needsClient?: true
}

const buildClient = 'pnpm --filter @carriage/web build'

/** Each group is a script in package.json. */
export const groups: Readonly<Record<string, readonly Command[]>> = {
  bots: [
    { name: 'arena', run: 'node bots/lab/arena/arena.ts', summary: 'bots against each other' },
    { name: 'quality', run: 'node bots/lab/quality/run.ts', summary: 'habits of bots in figures, from whole games' },
    { name: 'exam', run: 'node bots/lab/exam/run.ts', summary: 'positions with one clearly best move' },
    { name: 'hints', run: 'node bots/lab/hints/run.ts', summary: 'checks the hints that players get' },
    {
      name: 'puzzles',
      run: 'node bots/lab/puzzles/run.ts',
      summary: 'finds puzzles in finished games, or checks them',
    },
    { name: 'balance', run: 'node bots/lab/balance/run.ts', summary: 'what each seat, tile and card is worth to bots' },
    { name: 'review-text', run: 'node bots/lab/review-text/run.ts', summary: 'a game of bots as text' },
    { name: 'tune', run: 'node bots/lab/tune/tune.ts', summary: 'fits the weights of a Kraftwagen by self-play' },
    { name: 'tune-factors', run: 'node bots/lab/tune/tune-factors.ts', summary: 'tries factors of Horseless Carriage' },
    { name: 'wait-times', run: 'node bots/lab/waits/waits.ts', summary: 'how often a slow game waits for people' },
    { name: 'inputs', run: 'node bots/lab/waits/inputs.ts', summary: 'inputs a turn of a Kraftwagen takes' },
  ],
  ops: [
    ...operatorCommands.map(({ name, file, summary }) => ({ name, run: `node server/${file}`, summary })),
    { name: 'release', run: 'node tools/release.ts', summary: 'makes a release: notes, version, tag' },
    { name: 'sbom', run: 'node tools/sbom.ts', summary: 'bill of materials of what ships' },
  ],
  tools: [
    { name: 'new-game', run: 'node tools/new-game.ts', summary: 'creates a game as a copy of the auction' },
    { name: 'prove', run: 'node e2e/prove.ts', summary: 'proofs that need a copy of the sources and a browser' },
    {
      name: 'gallery',
      run: 'pnpm --filter @carriage/web gallery',
      summary: 'every part of every board in every state',
    },
    { name: 'shots', run: 'node e2e/shots.ts', needsClient: true, summary: 'pictures of every screen' },
    { name: 'looks', run: 'node e2e/looks.ts', needsClient: true, summary: 'what is clipped, crowded or too small' },
    { name: 'watch', run: 'node e2e/watch.ts', needsClient: true, summary: 'a whole game, one picture a second' },
    {
      name: 'figures',
      run: 'node e2e/figures.ts',
      needsClient: true,
      summary: 'delay, load time and bytes of the client',
    },
    { name: 'dev-loop', run: 'node e2e/dev-loop.ts', summary: 'how long an edit takes to show in pnpm dev' },
    { name: 'mutate', run: 'stryker run', summary: 'mutation tests of the scoring and chain code' },
    { name: 'flaky', run: 'node tools/flaky.ts', summary: 'tests that passed in CI only on a second try' },
    { name: 'openapi', run: 'node server/platform/http/write-openapi.ts', summary: 'writes the OpenAPI document' },
  ],
}

if (import.meta.main) await runCommand(process.argv.slice(2))

async function runCommand([group = '', name, ...args]: readonly string[]): Promise<void> {
  const command = groups[group]?.find((each) => each.name === name)
  if (!command) {
    console.log(listOf(group === 'tools' ? Object.keys(groups) : [group]))
    process.exitCode = name === undefined ? 0 : 1
    return
  }
  if (command.needsClient) process.exitCode = await call(buildClient, [])
  process.exitCode ||= await call(command.run, args)
}

function listOf(names: readonly string[]): string {
  const rows = names.map((group) =>
    (groups[group] ?? []).map(({ name, summary }) => `  ${`pnpm ${group} ${name}`.padEnd(24)}${summary}`).join('\n'),
  )
  return rows.join('\n\n')
}

/** The exit code. Signals of a terminal reach the command too, and it decides when it ends. */
function call(line: string, args: readonly string[]): Promise<number> {
  const [program = '', ...words] = line.split(' ')
  const child = spawn(program, [...words, ...args], { cwd: resolve(import.meta.dirname, '..'), stdio: 'inherit' })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal))
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) => resolve(code ?? 1))
  })
}
