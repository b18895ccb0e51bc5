export type PartKind = 'body' | 'engine'

export interface Part {
  readonly kind: PartKind
  readonly value: number
}

/** A workshop holds one part or nothing. Workshops are interchangeable. */
export type Workshop = Part | null

export function hasEmptyWorkshop(workshops: readonly Workshop[]): boolean {
  return workshops.includes(null)
}

export function putIntoWorkshop(workshops: Workshop[], part: Part): void {
  const empty = workshops.indexOf(null)
  if (empty < 0) throw new RangeError('All workshops are full.')
  workshops[empty] = part
}

/** Where such a part stands, or −1. */
export function findPart(workshops: readonly Workshop[], kind: PartKind, value: number): number {
  for (let i = 0; i < workshops.length; i++) {
    const part = workshops[i]
    if (part && part.kind === kind && part.value === value) return i
  }
  return -1
}

/** Removes such a part and returns the number of its workshop, which is then empty. */
export function takeOutOfWorkshop(workshops: Workshop[], kind: PartKind, value: number): number {
  const place = findPart(workshops, kind, value)
  if (place < 0) throw new RangeError(`No ${kind} ${value} in the workshops.`)
  workshops[place] = null
  return place
}

/** The values of one kind that stand in the workshops, each once, in the order of the workshops. */
export function valuesOf(workshops: readonly Workshop[], kind: PartKind): number[] {
  const values: number[] = []
  for (const part of workshops) {
    if (part && part.kind === kind && !values.includes(part.value)) values.push(part.value)
  }
  return values
}

/** The distinct parts, in workshop order. */
export function differentParts(workshops: readonly Workshop[]): Part[] {
  const parts: Part[] = []
  for (let i = 0; i < workshops.length; i++) {
    const part = workshops[i]
    if (part && findPart(workshops, part.kind, part.value) === i) parts.push(part)
  }
  return parts
}
