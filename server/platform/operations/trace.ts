import { SpanStatusCode, trace } from '@opentelemetry/api'

/** Runs some work as a span of the trace that is under way. */
export async function traced<T>(
  name: string,
  attributes: Record<string, string | number>,
  work: () => Promise<T>,
): Promise<T> {
  // Asked for each time: a tracer that was got before tracing began stays deaf.
  const tracer = trace.getTracer('carriage-house')
  return tracer.startActiveSpan(name, { attributes }, async (span) => {
    try {
      return await work()
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR, message: error instanceof Error ? error.message : String(error) })
      throw error
    } finally {
      span.end()
    }
  })
}
