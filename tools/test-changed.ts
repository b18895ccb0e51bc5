// The unit tests that a change can reach by imports, for use while writing: `pnpm test:changed [commit]`.
import { execFileSync, spawnSync } from 'node:child_process'
import { importGraph, reachedFrom } from './import-graph.ts'

const since = process.argv[2] ?? 'HEAD'
const changed = new Set([...git('diff', '--name-only', since), ...git('ls-files', '--others', '--exclude-standard')])
const graph = importGraph('.')
const isUnitTest = (file: string) => /(?<!\.services)\.test\.ts$/.test(file)
const reached = [...graph.keys()].filter(
  (file) => isUnitTest(file) && [...reachedFrom(file, graph)].some((each) => changed.has(each)),
)

console.log(`${changed.size} files differ from ${since}; ${reached.length} files of unit tests import them`)
if (reached.length > 0) {
  const { status } = spawnSync('vitest', ['run', '--project', 'unit*', ...reached], { stdio: 'inherit' })
  process.exitCode = status ?? 1
}

function git(...args: string[]): string[] {
  return execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean)
}
