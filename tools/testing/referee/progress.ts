import { sinkOf } from '@carriage/shared/reporting'

/** Milliseconds between two lines: often enough to watch, or rarely enough to read in a log. */
const pauses = { terminal: 200, file: 15_000 }

/** Shows how far a run is and how long it still takes, each time that it is given how much is done. */
export function linesOfProgress(total: number, what: string): (done: number) => void {
  const sink = sinkOf(process.stderr)
  const began = performance.now()
  let shown = began
  return (done) => {
    const now = performance.now()
    if (done === total) return sink.clear()
    if (now - shown < (sink.live ? pauses.terminal : pauses.file)) return
    shown = now
    const minutes = ((now - began) / done) * ((total - done) / 60_000)
    sink.write(`${done} of ${total} ${what}, ${minutes.toFixed(1)} minutes left`)
  }
}
