import { readdirSync, readFileSync } from 'node:fs'
import type { ServerProcess } from './crowd-server.ts'
import type { HeldMemory, MemoryQuestion } from './inside.ts'

/** What a process held at a moment. Bytes are megabytes here. */
export interface Gauge {
  readonly name: string
  /** Milliseconds since the start of the gauging. */
  readonly at: number
  readonly rss: number
  readonly heap: number
  /** Open files of the process, sockets among them. */
  readonly files: number
  readonly resources: number
}

/** What a figure does over time. */
export interface Slope {
  readonly name: string
  readonly first: Gauge
  readonly last: Gauge
  /** Megabytes an hour over the last third. */
  readonly rss: number
  readonly heap: number
  /** Files an hour over the last third. */
  readonly files: number
}

export interface Gauging {
  readonly gauges: readonly Gauge[]
  stop(): Promise<void>
}

const megabyte = 1_048_576

/** Looks at every process again and again. */
export function gaugeEvery(seconds: number, members: () => readonly ServerProcess[]): Gauging {
  const began = performance.now()
  const gauges: Gauge[] = []
  let looking: Promise<void> = Promise.resolve()
  const look = async () => {
    gauges.push(...(await gaugeAll(members(), 'look', performance.now() - began)))
  }
  const timer = setInterval(() => {
    looking = looking.then(look)
  }, seconds * 1_000)
  return {
    gauges,
    async stop() {
      clearInterval(timer)
      await looking
    },
  }
}

/** One process after the other, since collecting its garbage takes each a moment. */
export async function gaugeAll(members: readonly ServerProcess[], question: MemoryQuestion, at = 0): Promise<Gauge[]> {
  const gauges: Gauge[] = []
  for (const { name, running } of members) {
    const { heap, resources } = (await running.ask(question)) as HeldMemory // written by inside.ts
    const pages = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${running.pid}/status`, 'utf8'))?.[1]
    const files = readdirSync(`/proc/${running.pid}/fd`).length
    gauges.push({ name, at, rss: Number(pages) / 1_024, heap: heap / megabyte, files, resources })
  }
  return gauges
}

export function slopesOf(gauges: readonly Gauge[]): Slope[] {
  return [...Map.groupBy(gauges, ({ name }) => name)].flatMap(([name, of]) => {
    const [first, last] = [of[0], of.at(-1)]
    if (!first || !last) return []
    const third = of.slice(Math.floor((of.length * 2) / 3))
    const hourly = (figure: (gauge: Gauge) => number) =>
      slopeOf(third.map((gauge) => [gauge.at, figure(gauge)] as const)) * 3_600_000
    return [
      {
        name,
        first,
        last,
        rss: hourly(({ rss }) => rss),
        heap: hourly(({ heap }) => heap),
        files: hourly(({ files }) => files),
      },
    ]
  })
}

/** The slope of the line nearest to the points, by least squares; not a number for less than two. */
export function slopeOf(points: readonly (readonly [x: number, y: number])[]): number {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const [x, y] = [mean(points.map(([at]) => at)), mean(points.map(([, value]) => value))]
  const over = points.reduce((sum, [at, value]) => sum + (at - x) * (value - y), 0)
  return over / points.reduce((sum, [at]) => sum + (at - x) ** 2, 0)
}
