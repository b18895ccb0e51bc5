import type { Attributes } from '@opentelemetry/api'
import { PrometheusExporter } from '@opentelemetry/exporter-prometheus'
import { MeterProvider } from '@opentelemetry/sdk-metrics'

/** Exports all metrics in the text format of Prometheus. */
export const prometheus = new PrometheusExporter({
  preventServerStart: true,
  withoutTargetInfo: true,
  withoutScopeInfo: true,
})

/** The metrics of the server. docs/operations.md explains each, and a test compares the two. */
const meter = new MeterProvider({ readers: [prometheus] }).getMeter('carriage-house')

export const commandCount = meter.createCounter('carriage_commands', {
  description: 'Commands at tables, by outcome.',
})
export const commandSeconds = meter.createHistogram('carriage_command_seconds', {
  description: 'From a command’s arrival at its match to its outcome.',
  unit: 's',
  advice: { explicitBucketBoundaries: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5] },
})
export const commitSize = meter.createHistogram('carriage_commit_size', {
  description: 'Entries that were committed together.',
  advice: { explicitBucketBoundaries: [1, 2, 4, 8, 16, 32, 64, 128, 256] },
})
export const rulesCutOff = meter.createCounter('carriage_rules_timeouts', {
  description: 'Moves that exceeded the time limit of the rules.',
})
export const busFaults = meter.createCounter('carriage_bus_faults', {
  description:
    'Messages on the bus that were too large or refused, could not be sent, or whose handler here failed, by kind.',
})
export const recordImports = meter.createCounter('carriage_record_imports', {
  description: 'Imports of records, by outcome.',
})

export const matchFaults = meter.createCounter('carriage_match_faults', {
  description: 'Failures of single matches that a retry does not fix.',
})
export const quarantinings = meter.createCounter('carriage_quarantines', {
  description: 'Matches that were quarantined, by reason.',
})
export const clientReports = meter.createCounter('carriage_client_reports', {
  description: 'Faults that browsers reported, by outcome.',
})

export const busLosses = meter.createCounter('carriage_bus_disconnects', {
  description: 'Times that the connection to the bus broke.',
})
export const botSeconds = meter.createHistogram('carriage_bot_seconds', {
  description: 'How long a bot waited for a thread and thought, by level.',
  unit: 's',
  advice: { explicitBucketBoundaries: [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2, 4, 8, 16, 32] },
})
export const httpRequests = meter.createCounter('carriage_http_requests', {
  description: 'Requests that were answered, by method, route and status.',
})
export const httpSeconds = meter.createHistogram('carriage_http_seconds', {
  description: 'From a request to the end of its answer, by method and route.',
  unit: 's',
  advice: { explicitBucketBoundaries: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10] },
})

// Counters that should never increase start at zero: an alert on a missing metric never fires.
for (const counter of [recordImports, clientReports, rulesCutOff, busFaults, matchFaults, quarantinings, busLosses])
  counter.add(0)

/** Reports a value whenever the metrics are read. */
export function gauge(name: string, description: string, read: () => number, attributes: Attributes = {}): void {
  meter.createObservableGauge(name, { description }).addCallback((result) => result.observe(read(), attributes))
}

/** Reports several values, distinguished by labels. */
export function labelledGauge(
  name: string,
  description: string,
  read: () => Iterable<readonly [value: number, labels: Attributes]>,
): void {
  meter.createObservableGauge(name, { description }).addCallback((result) => {
    for (const [value, labels] of read()) result.observe(value, labels)
  })
}

/** Reports a counter that is kept elsewhere, by a label. */
export function labelledCounter(
  name: string,
  description: string,
  label: string,
  read: () => Record<string, number>,
): void {
  meter.createObservableCounter(name, { description }).addCallback((result) => {
    for (const [value, count] of Object.entries(read())) result.observe(count, { [label]: value })
  })
}

/** How long a reader of the metrics waits for values from the database. */
const timeout = 1_000

/** Reports a value from the database. Without an answer in time the last known one remains. */
export function storedGauge(
  name: string,
  description: string,
  read: () => Promise<Iterable<readonly [value: number, labels: Attributes]>>,
): void {
  meter.createObservableGauge(name, { description }).addCallback(async (result) => {
    const late = new Promise<undefined>((resolve) => setTimeout(resolve, timeout, undefined).unref())
    const values = await Promise.race([read().catch(() => undefined), late])
    for (const [value, labels] of values ?? []) result.observe(value, labels)
  })
}
