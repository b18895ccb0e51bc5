// Reads from a trace of Chromium what each interaction cost the page's own thread until it was answered by a picture.

interface TraceEvent {
  readonly name: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  /** In microseconds. */
  readonly ts: number
  readonly dur?: number
  /** Processor time of the thread within it, in microseconds. */
  readonly tdur?: number
  readonly id?: string
  readonly args: {
    readonly data?: Partial<EventTimingData>
    readonly root_damage_rect?: string
  }
}

interface EventTimingData {
  readonly interactionId: number
  readonly type: string
  /** In milliseconds, by the clock of the page. */
  readonly timeStamp: number
  readonly duration: number
  /** When the picture that followed it left the page's thread; absent if there was none. */
  readonly commitFinishTime: number
}

/** What `browser.startTracing` has to record. */
export const traced = [
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'viz,benchmark',
  'blink.user_timing',
]

/** A mark of this prefix shows what kind of interaction follows. */
export const kindMark = 'hand: '

export interface Interaction {
  readonly kind: string
  /** Processor time of the page's thread from the input to the commit of the picture that answers it, in milliseconds. */
  readonly spent: number
}

export interface Reading {
  readonly interactions: readonly Interaction[]
  /** What was done and has no picture of its own: no answer was drawn, or only with something that came later. */
  readonly undrawn: readonly string[]
  /** The lowest line that was drawn, in pixels of the window. */
  readonly lowest: number
}

export function readTrace(text: string): Reading {
  const { traceEvents: events } = JSON.parse(text) as { readonly traceEvents: readonly TraceEvent[] }
  const marks = events
    .filter(({ name }) => name.startsWith(kindMark))
    .map(({ name, ts, pid, tid }) => ({ kind: name.slice(kindMark.length), ts, pid, tid }))
    .sort((a, b) => a.ts - b.ts)
  const [first] = marks
  if (!first) throw new Error('The trace has no interaction.')
  const ofPage = events.filter(({ pid, tid }) => pid === first.pid && tid === first.tid)
  const tasks = ofPage.filter(({ name, ph }) => name === 'RunTask' && ph === 'X').sort((a, b) => a.ts - b.ts)
  const commits = ofPage.filter(({ name }) => name === 'Commit').map(({ ts }) => ts)
  const timings = ofPage.flatMap(({ name, ph, ts, args: { data } }) =>
    name === 'EventTiming' && ph === 'b' && data?.interactionId ? [{ ...data, ts }] : [],
  )
  const draws = events.filter(({ args }) => args.root_damage_rect !== undefined)
  // The page may hand over its next pictures while a busy display is still at this one.
  const commitsBetween = (from: number, until: number) => commits.filter((ts) => ts > from && ts < until).length

  const interactions: Interaction[] = []
  const undrawn: string[] = []
  for (const [place, { kind, ts: from }] of marks.entries()) {
    const until = marks[place + 1]?.ts ?? Number.POSITIVE_INFINITY
    const answered = timings.flatMap(({ ts, timeStamp, duration, commitFinishTime }) => {
      if (ts < from || ts >= until || commitFinishTime === undefined || timeStamp === undefined) return []
      const commit = ts + (commitFinishTime - timeStamp) * 1000
      return [{ ts, commit, end: ts + (duration ?? 0) * 1000 }]
    })
    const own = answered.filter(({ commit, end }) =>
      draws.some(({ ts }) => ts >= commit && ts <= end && commitsBetween(commit, ts) <= 3),
    )
    if (own.length === 0) undrawn.push(kind)
    if (answered.length > 0)
      interactions.push({ kind, spent: Math.max(...answered.map(({ ts, commit }) => spentIn(tasks, ts, commit))) })
  }
  return { interactions, undrawn, lowest: lowestOf(draws) }
}

/** Processor time of a thread's tasks between two moments, in milliseconds; of a task that began earlier or ended later, its share. */
function spentIn(tasks: readonly TraceEvent[], from: number, until: number): number {
  let spent = 0
  for (const { ts, dur = 0, tdur = 0 } of tasks) {
    if (ts >= until) break
    const within = Math.min(until, ts + dur) - Math.max(from, ts)
    if (within > 0) spent += tdur * (within / dur)
  }
  return spent / 1000
}

function lowestOf(draws: readonly TraceEvent[]): number {
  const lows = draws.map(({ args }) => {
    const [, y, height] = /,(\d+) \d+x(\d+)/.exec(args.root_damage_rect ?? '') ?? []
    return Number(y) + Number(height)
  })
  return Math.max(0, ...lows)
}
