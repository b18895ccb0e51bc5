import { SpanStatusCode, trace } from '@opentelemetry/api'

/** Runs some work as a span of the current trace. */
export async function traced<T>(
  name: string,
  attributes: Record<string, string | number>,
  work: () => Promise<T>,
): Promise<T> {
  // Looked up each time: a tracer from before tracing started records nothing.
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
