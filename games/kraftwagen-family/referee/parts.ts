/** A body or an engine in a workshop. */
export interface RefereedPart {
  readonly kind: 'body' | 'engine'
  readonly value: number
}

/** Takes a part of this kind and value out of the workshops. */
export function takePartOut(workshops: RefereedPart[], kind: string, value: number): void {
  const at = workshops.findIndex((part) => part.kind === kind && part.value === value)
  if (at < 0) throw new RangeError(`no ${kind} ${value} in a workshop`)
  workshops.splice(at, 1)
}

export function valuesIn(workshops: readonly RefereedPart[], kind: RefereedPart['kind']): number[] {
  return workshops.filter((part) => part.kind === kind).map(({ value }) => value)
}
