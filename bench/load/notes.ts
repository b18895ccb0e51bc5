/** What a crowd notes while it plays: latencies by phase, errors by kind, and what was acknowledged. */
export interface CrowdNotes {
  /** The part of the run that latencies are counted for. */
  phase: string
  /** Milliseconds from the first sending of a move to its acknowledgement, by phase. */
  readonly latencies: Map<string, number[]>
  readonly errors: Map<string, number>
  /** The first of each kind of error, in full. */
  readonly examples: Map<string, string>
  /** By match: how many of its moves were sent, and how many were acknowledged. */
  readonly matches: Map<string, MatchCount>
}

export interface MatchCount {
  readonly sent: number
  readonly acknowledged: number
}

export function newCrowdNotes(): CrowdNotes {
  return { phase: 'setting up', latencies: new Map(), errors: new Map(), examples: new Map(), matches: new Map() }
}

export function noteLatency({ phase, latencies }: CrowdNotes, milliseconds: number): void {
  const of = latencies.get(phase)
  if (of) of.push(milliseconds)
  else latencies.set(phase, [milliseconds])
}

export function noteError({ phase, errors, examples }: CrowdNotes, what: string, detail: string): void {
  const kind = `${what}, ${phase}`
  errors.set(kind, (errors.get(kind) ?? 0) + 1)
  if (!examples.has(kind)) examples.set(kind, detail)
}

/** What is answered, or not answered in time, where the machine is too slow: the same command is sent again. */
const slowness = /unavailable|rulesTimeout|no answer/

/** How many errors there were; without those of slowness if they are let pass. */
export function errorsIn({ errors }: CrowdNotes, patient = false): number {
  return [...errors].reduce((sum, [kind, count]) => (patient && slowness.test(kind) ? sum : sum + count), 0)
}

export function countAcknowledged({ matches }: CrowdNotes): number {
  return [...matches.values()].reduce((sum, { acknowledged }) => sum + acknowledged, 0)
}
