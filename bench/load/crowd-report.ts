import type { LogFindings } from './check-logs.ts'
import { type Gauge, slopesOf } from './gauges.ts'
import { type CrowdNotes, countAcknowledged, errorsIn } from './notes.ts'
import type { ColdStart } from './phases.ts'
import type { CrowdOptions } from './terms.ts'

/** Everything that a run found. */
export interface CrowdResult {
  readonly options: CrowdOptions
  readonly notes: CrowdNotes
  readonly seated: Record<'before' | 'after', readonly Gauge[]>
  readonly gauges: readonly Gauge[]
  /** Seconds until all followed again. */
  readonly reconnected: number
  readonly cold: ColdStart
  readonly logs: LogFindings
}

/** The report as a section of a page. */
export function crowdReport(result: CrowdResult): string {
  const { options, notes, cold, logs, reconnected } = result
  const acknowledged = countAcknowledged(notes)
  return [
    `${count(options.tables)} tables, ${count(options.sockets)} sockets, ${options.minutes} minutes, a move ${options.thinking} s after the last on average.`,
    '',
    '| phase | moves acknowledged | a second | p50 | p95 | p99 | worst |',
    '|---|---|---|---|---|---|---|',
    ...[...notes.latencies].map(([phase, times]) => latencyRow(phase, times, options)),
    '',
    '| | |',
    '|---|---|',
    `| errors | ${errorsIn(notes)} |`,
    ...[...notes.errors].map(([kind, times]) => `| of them: ${kind} | ${times} |`),
    `| moves acknowledged, in ${count(logs.matches)} matches | ${count(acknowledged)} |`,
    `| entries in the logs | ${count(logs.entries)} |`,
    `| acknowledged and not in the log | ${logs.lost} |`,
    `| entries that nobody sent, or twice | ${logs.foreign} |`,
    `| all connections cut: all follow again after | ${reconnected.toFixed(1)} s |`,
    `| cold start with every deadline due: processes ready after | ${cold.ready.toFixed(1)} s |`,
    `| – all sockets follow after | ${cold.allFollow.toFixed(1)} s |`,
    `| – every table has made a move after | ${cold.allMoved.toFixed(1)} s |`,
    `| – no deadline is due after | ${cold.noneDue.toFixed(1)} s |`,
    `| memory of a socket in its process: heap, resident | ${socketMemory(result)} |`,
    '',
    '| process | resident, MB: first, last | slope, MB an hour | heap after collection, MB: first, last | slope, MB an hour | open files: first, last | slope an hour |',
    '|---|---|---|---|---|---|---|',
    ...slopesOf(result.gauges).map(
      ({ name, first, last, rss, heap, files }) =>
        `| ${name} | ${first.rss.toFixed(0)}, ${last.rss.toFixed(0)} | ${rss.toFixed(1)} | ` +
        `${first.heap.toFixed(1)}, ${last.heap.toFixed(1)} | ${heap.toFixed(1)} | ${first.files}, ${last.files} | ${files.toFixed(0)} |`,
    ),
    '',
    'Slopes are over the last third of the play.',
  ].join('\n')
}

function latencyRow(phase: string, times: readonly number[], { minutes }: CrowdOptions): string {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (part: number) => `${(sorted[Math.floor((sorted.length - 1) * part)] ?? Number.NaN).toFixed(1)} ms`
  const rate = phase === 'play' ? count(Math.round(times.length / (minutes * 60))) : ''
  return `| ${phase} | ${count(times.length)} | ${rate} | ${at(0.5)} | ${at(0.95)} | ${at(0.99)} | ${at(1)} |`
}

/** What processes hold more when all sit down, for each socket. */
function socketMemory({ seated: { before, after }, options }: CrowdResult): string {
  const held = (gauges: readonly Gauge[], figure: 'heap' | 'rss') =>
    gauges.filter(({ name }) => name.startsWith('play')).reduce((sum, gauge) => sum + gauge[figure], 0)
  const each = (figure: 'heap' | 'rss') => ((held(after, figure) - held(before, figure)) * 1_024) / options.sockets
  return `${each('heap').toFixed(1)} kB, ${each('rss').toFixed(1)} kB`
}

function count(value: number): string {
  return value.toLocaleString('en')
}
