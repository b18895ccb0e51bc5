/** One small fault in a file of rules. */
export interface Fault {
  readonly file: string
  readonly line: number
  readonly from: number
  readonly to: number
  readonly before: string
  readonly after: string
  /** The expression that has the fault: if the game never comes to it, nothing can be seen of the fault. */
  readonly reached: { readonly from: number; readonly to: number }
}

/** What a run is given: a fault, or an alarm in its place that shows whether games come there at all. */
export interface PlantedFault {
  readonly fault: Fault
  readonly alarm?: boolean
}

export function withFault(source: string, { from, to, after }: Fault): string {
  return source.slice(0, from) + after + source.slice(to)
}

/** The source with an exception in the place of a fault. */
export function withAlarm(source: string, { reached: { from, to }, after }: Fault): string {
  // A statement becomes a block, which cannot be read as the end of the line before.
  const alarm = "throw new Error('reached')"
  return `${source.slice(0, from)}${after === ';' ? `{ ${alarm} }` : `(() => { ${alarm} })()`}${source.slice(to)}`
}
