/** A buyer's preference. The crew of a car is its prestige in one edition and its luxury in the other. */
export type BuyerKind = 'body' | 'engine' | 'prestige' | 'price'

export const buyerKinds: readonly BuyerKind[] = ['body', 'engine', 'prestige', 'price']

/** A value for each of the four kinds of buyers. */
export type PerPreference<T, Wanted extends string = BuyerKind> = Record<Wanted, T>

/** The buyers of a round: those still in their stacks, and the row that will buy. */
export interface Buyers<Wanted extends string, Active extends { readonly preference: Wanted }> {
  stacks: PerPreference<number, Wanted>
  activeBuyers: Active[]
}

/** The preferences whose stack still has a buyer, in fixed order. */
export function preferencesOnOffer<Wanted extends string>(
  stacks: Readonly<PerPreference<number, Wanted>>,
  order: readonly Wanted[],
): Wanted[] {
  const offered: Wanted[] = []
  for (const preference of order) if (stacks[preference] > 0) offered.push(preference)
  return offered
}

/** Moves a buyer from the stack to the end of the row. Returns whether one of the kind was already there. */
export function bringIntoPlay<Wanted extends string, Active extends { readonly preference: Wanted }>(
  buyers: Buyers<Wanted, Active>,
  buyer: Active,
): { readonly second: boolean } {
  const { preference } = buyer
  if (buyers.stacks[preference] === 0) throw new RangeError(`No ${preference} buyer is left in the stack.`)
  const second = isActive(buyers.activeBuyers, preference)
  buyers.stacks[preference]--
  buyers.activeBuyers.push(buyer)
  return { second }
}

/** Whether a buyer with this preference stands in the row. */
export function isActive(row: readonly { readonly preference: string }[], preference: string): boolean {
  for (const active of row) if (active.preference === preference) return true
  return false
}

/** Takes all the money beside a stack. */
export function collectStackMoney<Wanted extends string>(
  stackMoney: PerPreference<number, Wanted>,
  preference: Wanted,
): number {
  const money = stackMoney[preference]
  stackMoney[preference] = 0
  return money
}

export function addStackMoney<Wanted extends string>(
  stackMoney: PerPreference<number, Wanted>,
  more: Readonly<PerPreference<number, Wanted>>,
): void {
  for (const preference in more) stackMoney[preference] += more[preference]
}

/** After the sales all buyers of the row go back to their stacks. */
export function returnBuyers<Wanted extends string, Active extends { readonly preference: Wanted }>(
  buyers: Buyers<Wanted, Active>,
): void {
  for (const { preference } of buyers.activeBuyers) buyers.stacks[preference]++
  buyers.activeBuyers.length = 0
}
