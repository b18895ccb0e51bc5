import { context, propagation, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'

/** Runs some work as a span of the trace that is under way, or of the one that a message carried here. */
export async function traced<T>(
  name: string,
  attributes: Record<string, string | number>,
  work: () => Promise<T>,
  from?: Carrier,
): Promise<T> {
  const parent = from ? propagation.extract(context.active(), from) : context.active()
  const kind = from ? SpanKind.SERVER : SpanKind.INTERNAL
  // Asked for each time: a tracer that was got before tracing began stays deaf.
  const tracer = trace.getTracer('carriage-house')
  return tracer.startActiveSpan(name, { attributes, kind }, parent, async (span) => {
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

/** What a message takes along so that its receiver's spans join the sender's trace. */
export type Carrier = Record<string, string>

export function carrierHere(): Carrier | undefined {
  const carrier: Carrier = {}
  propagation.inject(context.active(), carrier)
  return Object.keys(carrier).length > 0 ? carrier : undefined
}
