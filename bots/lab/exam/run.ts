// `pnpm bots exam <game> [--players mechanic,magnate,magnate@9973c46] [--workers 2]`: puts positions with a clearly best choice to
// the levels, and prints how many each finds.
import { availableParallelism } from 'node:os'
import { basename } from 'node:path'
import { parseArgs } from 'node:util'
import { titles } from '@carriage/shared/catalogue'
import { progressOf } from '@carriage/shared/reporting'
import { levels } from '../../levels.ts'
import { inWorkers } from '../../node/in-workers.ts'
import { examFilesOf } from '../../node/index.ts'
import type { ExamOptions, Marked } from './worker.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    players: { type: 'string', default: levels.join() },
    workers: { type: 'string', default: String(availableParallelism()) },
  },
})
const [id = titles[0]?.about.id ?? ''] = positionals
const files = examFilesOf(id)
if (files.length === 0) throw new RangeError(`There is no exam for ${id}.`)
const players = values.players.split(',')

const marked = new Map<string, Marked>()
const progress = progressOf({
  total: files.length,
  format: ({ done, total, left }) => `${done} of ${total} questions, ${left} left`,
})
await inWorkers<ExamOptions, string, Marked>(
  new URL('worker.ts', import.meta.url),
  { game: id, players },
  files,
  Number(values.workers),
  (answer, file) => {
    marked.set(file, answer)
    progress.at(marked.size)
  },
)
progress.end()

console.log(`| question | ${players.join(' | ')} | why |\n|---|${'---|'.repeat(players.length + 1)}`)
const answers = files.flatMap((file) => marked.get(file) ?? [])
for (const [index, { why, passed }] of answers.entries())
  console.log(
    `| ${basename(files[index] ?? '', '.json')} | ${passed.map((right) => (right ? 'yes' : 'no')).join(' | ')} | ${why} |`,
  )
const held = answers.filter(({ heldBack }) => heldBack)
console.log()
for (const [index, name] of players.entries()) {
  const right = (questions: readonly Marked[]) => questions.filter(({ passed }) => passed[index]).length
  console.log(`${name}: ${right(answers)} of ${answers.length}, of those held back ${right(held)} of ${held.length}`)
}
