import type { Attributes } from '@opentelemetry/api'
import { PrometheusExporter } from '@opentelemetry/exporter-prometheus'
import { MeterProvider } from '@opentelemetry/sdk-metrics'

/** Gives all figures in the text format of Prometheus when asked. */
export const prometheus = new PrometheusExporter({
  preventServerStart: true,
  withoutTargetInfo: true,
  withoutScopeInfo: true,
})

/** What the house counts. docs/operations.md explains each; the dashboard knows these names. */
const meter = new MeterProvider({ readers: [prometheus] }).getMeter('carriage-house')

export const acts = meter.createCounter('carriage_acts', { description: 'Acts at tables, by what became of them.' })
export const actSeconds = meter.createHistogram('carriage_act_seconds', {
  description: 'From an act’s arrival at the matches to its outcome.',
  unit: 's',
  advice: { explicitBucketBoundaries: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5] },
})
export const commitSize = meter.createHistogram('carriage_commit_size', {
  description: 'Entries that were committed together.',
  advice: { explicitBucketBoundaries: [1, 2, 4, 8, 16, 32, 64, 128, 256] },
})
export const rulesCutOff = meter.createCounter('carriage_rules_cut_off', {
  description: 'Moves over which the rules took too long.',
})
export const busFaults = meter.createCounter('carriage_bus_faults', {
  description:
    'Messages on the bus that were too large, could not be sent, or that somebody here failed over, by kind.',
})
export const memberDeaths = meter.createCounter('carriage_member_deaths', {
  description: 'Processes of the matches that fell silent over a question, by what was asked.',
})

export const matchFaults = meter.createCounter('carriage_match_faults', {
  description: 'Failures of single matches that asking again does not mend.',
})
export const quarantinings = meter.createCounter('carriage_quarantinings', {
  description: 'Matches that were quarantined, by reason.',
})

/** Reports a figure whenever somebody looks. */
export function gauge(name: string, description: string, read: () => number, attributes: Attributes = {}): void {
  meter.createObservableGauge(name, { description }).addCallback((result) => result.observe(read(), attributes))
}
