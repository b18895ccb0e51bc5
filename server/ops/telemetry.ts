import type { IncomingMessage, ServerResponse } from 'node:http'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { BatchSpanProcessor, type SpanExporter } from '@opentelemetry/sdk-trace-base'
import { NodeTracerProvider } from '@opentelemetry/sdk-trace-node'
import { gauge, prometheus } from './metrics.ts'

export interface Telemetry {
  /** Answers with all metrics in the text format of Prometheus. */
  serveMetrics(request: IncomingMessage, response: ServerResponse): void
  /** Sends what has been traced so far. */
  flush(): Promise<void>
  stop(): Promise<void>
}

/** Starts counting and, where a collector or an exporter is given, tracing. Once in a process. */
export function startTelemetry(traces: {
  readonly endpoint?: string | undefined
  readonly exporter?: SpanExporter
}): Telemetry {
  const delay = monitorEventLoopDelay({ resolution: 10 })
  delay.enable()
  gauge('carriage_event_loop_delay_seconds', 'How late the process comes to its work, at the 99th percentile.', () => {
    const late = delay.percentile(99) / 1e9
    delay.reset()
    return late
  })
  const exporter =
    traces.exporter ?? (traces.endpoint ? new OTLPTraceExporter({ url: `${traces.endpoint}/v1/traces` }) : undefined)
  const tracing = exporter && new NodeTracerProvider({ spanProcessors: [new BatchSpanProcessor(exporter)] })
  tracing?.register()
  return {
    serveMetrics: (request, response) => prometheus.getMetricsRequestHandler(request, response),
    async flush() {
      await tracing?.forceFlush()
    },
    async stop() {
      delay.disable()
      await tracing?.shutdown()
    },
  }
}
