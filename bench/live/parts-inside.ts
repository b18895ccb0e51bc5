import { type Profiler, Session } from 'node:inspector/promises'

/* Loaded by a server that is measured, before its own code: shows for which part of a move it worked. Asked by open-loop.ts. */

/** The share of each part in the time that the main thread worked. */
export type Shares = Readonly<Record<string, number>>

/** The first that fits the innermost file of a stack names the part. A walk for secrets belongs to who asked for it. */
const parts: readonly (readonly [RegExp, string])[] = [
  [/play\/matches\/frames\.ts|protocol\/change\.ts/, 'frames'],
  [/games\/(?!kernel\/secrets)/, 'rules'],
  [/matches\/(committer|commit-window)\.ts|node_modules\/pg/, 'commit'],
  [/play\/sockets\/|platform\/bus\/|node_modules\/ws\//, 'sockets'],
  [/server\/play\//, 'matches'],
]

const session = new Session()
session.connect()

process.on('message', (question: 'begin' | 'end') => {
  void answer(question).then((shares) => process.send?.(shares))
})
process.channel?.unref()

async function answer(question: 'begin' | 'end'): Promise<Shares> {
  if (question === 'begin') {
    await session.post('Profiler.enable')
    await session.post('Profiler.start')
    return {}
  }
  const { profile } = await session.post('Profiler.stop')
  return sharesIn(profile)
}

function sharesIn({ nodes, samples = [], timeDeltas = [] }: Profiler.Profile): Shares {
  const parents = new Map(nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id] as const)))
  const frames = new Map(nodes.map(({ id, callFrame }) => [id, callFrame]))
  const times: Record<string, number> = {}
  let all = 0
  for (const [place, sample] of samples.entries()) {
    const part = partAt(sample)
    if (part === undefined) continue
    const time = timeDeltas[place] ?? 0
    times[part] = (times[part] ?? 0) + time
    all += time
  }
  return Object.fromEntries(Object.entries(times).map(([part, time]) => [part, time / all]))

  function partAt(sample: number): string | undefined {
    const { functionName } = frames.get(sample) ?? {}
    if (functionName === '(idle)') return undefined
    if (functionName === '(garbage collector)') return 'collector'
    for (let id: number | undefined = sample; id !== undefined; id = parents.get(id)) {
      const url = frames.get(id)?.url ?? ''
      const found = parts.find(([files]) => files.test(url))
      if (found) return found[1]
    }
    return 'rest'
  }
}
