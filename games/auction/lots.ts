/** The lots that can be auctioned. */
export type LotId = (typeof lots)[number]['id']
export type Kind = 'carriage' | 'painting' | 'clock'

export const lots = [
  { id: 'barouche', kind: 'carriage', worth: 7 },
  { id: 'landau', kind: 'carriage', worth: 5 },
  { id: 'phaeton', kind: 'carriage', worth: 4 },
  { id: 'landscape', kind: 'painting', worth: 6 },
  { id: 'portrait', kind: 'painting', worth: 3 },
  { id: 'chronometer', kind: 'clock', worth: 6 },
  { id: 'regulator', kind: 'clock', worth: 4 },
] as const satisfies readonly { id: string; kind: Kind; worth: number }[]

export const lotsPerGame = 4
export const tasteBonus = 3

/** Taste cards, two of each kind; one per seat is dealt. */
export const tasteCards: readonly Kind[] = ['carriage', 'carriage', 'clock', 'clock', 'painting', 'painting']

export function lotOf(id: LotId): (typeof lots)[number] {
  const lot = lots.find((lot) => lot.id === id)
  if (!lot) throw new RangeError(`There is no lot ${id}.`)
  return lot
}
