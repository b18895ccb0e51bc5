import type { IncomingMessage, ServerResponse } from 'node:http'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { SpanExporter } from '@opentelemetry/sdk-trace-base'
import type { NodeTracerProvider } from '@opentelemetry/sdk-trace-node'
import { gauge, prometheus } from './metrics.ts'

export interface Telemetry {
  serveMetrics(request: IncomingMessage, response: ServerResponse): void
  /** Sends the spans so far. */
  flush(): Promise<void>
  stop(): Promise<void>
}

/** Where spans go; without either there are none. */
interface Traces {
  readonly endpoint?: string | undefined
  readonly exporter?: SpanExporter
}

/** Starts metrics and, with a collector or an exporter, tracing. Once in a process. */
export async function startTelemetry(traces: Traces): Promise<Telemetry> {
  const delay = monitorEventLoopDelay({ resolution: 10 })
  delay.enable()
  gauge('carriage_event_loop_delay_seconds', 'The event loop lag, at the 99th percentile.', () => {
    const late = delay.percentile(99) / 1e9
    delay.reset()
    return late
  })
  const tracing = traces.endpoint || traces.exporter ? await startTracing(traces) : undefined
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

/** The libraries are loaded here, since most servers do not trace. */
async function startTracing({ endpoint, exporter }: Traces): Promise<NodeTracerProvider> {
  const [{ OTLPTraceExporter }, { BatchSpanProcessor }, { NodeTracerProvider }] = await Promise.all([
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/sdk-trace-base'),
    import('@opentelemetry/sdk-trace-node'),
  ])
  const processor = new BatchSpanProcessor(exporter ?? new OTLPTraceExporter({ url: `${endpoint}/v1/traces` }))
  const tracing = new NodeTracerProvider({ spanProcessors: [processor] })
  tracing.register()
  return tracing
}
