/** Where progress is shown. */
export interface ProgressSink {
  /** A terminal, on which a line replaces the one before it; elsewhere each line stays. */
  readonly live: boolean
  write(line: string): void
  /** Takes the last line away again where that is possible. */
  clear(): void
}

export interface ProgressFigures {
  readonly done: number
  readonly total: number
  /** `340 a second`, or `12 a minute` if slow. */
  readonly rate: string
  /** `2 min 5 s`; empty as long as nothing is known. */
  readonly left: string
}

export interface ProgressOptions {
  readonly total: number
  /** The line to show. */
  readonly format: (figures: ProgressFigures) => string
  readonly sink?: ProgressSink
  /** Milliseconds of a clock that only goes on. */
  readonly now?: () => number
}

export interface Progress {
  /** Says how much is done now, of the total, and how much of it by this run, which makes the rate. */
  at(done: number, fresh?: number): void
  /** Nothing is shown any more. */
  end(): void
}

/** Milliseconds between two lines: often enough to watch, or rarely enough to read in a log. */
const pauses = { live: 100, plain: 15_000 }

/** Shows how far a long command is, how fast it goes and how long it still takes. */
export function progressOf(options: ProgressOptions): Progress {
  const { total, format, sink = sinkOf(process.stderr), now = () => performance.now() } = options
  const began = now()
  let shown = began
  return {
    at(done, fresh = done) {
      const time = now()
      if (time - shown < (sink.live ? pauses.live : pauses.plain)) return
      shown = time
      const perSecond = (fresh * 1_000) / (time - began)
      sink.write(format({ done, total, rate: rateIn(perSecond), left: timeIn((total - done) / perSecond) }))
    },
    end: () => sink.clear(),
  }
}

/** A line on a terminal, or lines in a file or a pipe. */
export function sinkOf(stream: NodeJS.WritableStream & { readonly isTTY?: boolean }): ProgressSink {
  const live = stream.isTTY === true
  return {
    live,
    write: (line) => void stream.write(live ? `\r\x1b[K${line}` : `${line}\n`),
    clear: () => void (live && stream.write('\r\x1b[K')),
  }
}

function rateIn(perSecond: number): string {
  if (perSecond >= 10) return `${Math.round(perSecond).toLocaleString('en')} a second`
  if (perSecond >= 1) return `${perSecond.toFixed(1)} a second`
  return `${(perSecond * 60).toFixed(1)} a minute`
}

function timeIn(seconds: number): string {
  if (!Number.isFinite(seconds)) return ''
  const whole = Math.ceil(seconds)
  if (whole < 60) return `${whole} s`
  if (whole < 3_600) return `${Math.floor(whole / 60)} min ${whole % 60} s`
  return `${Math.floor(whole / 3_600)} h ${Math.floor((whole % 3_600) / 60)} min`
}
