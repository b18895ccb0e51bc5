export type Preference = 'body' | 'engine' | 'prestige' | 'price'

export const preferences: readonly Preference[] = ['body', 'engine', 'prestige', 'price']

/** Something for each of the four kinds of buyers. */
export type PerPreference<T> = Record<Preference, T>

/** The buyers of a round: those still in their stacks, the money beside each stack, and the row that will buy. */
export interface Buyers<Active extends { readonly preference: Preference }> {
  stacks: PerPreference<number>
  stackMoney: PerPreference<number>
  activeBuyers: Active[]
}

/** The preferences whose stack still has a buyer. */
export function preferencesOnOffer(stacks: PerPreference<number>): Preference[] {
  const offered: Preference[] = []
  for (const preference of preferences) if (stacks[preference] > 0) offered.push(preference)
  return offered
}

/** Moves a buyer from his stack to the end of the row. Tells whether one of his kind stood there before. */
export function bringIntoPlay<Active extends { readonly preference: Preference }>(
  buyers: Buyers<Active>,
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
export function isActive(row: readonly { readonly preference: Preference }[], preference: Preference): boolean {
  for (const active of row) if (active.preference === preference) return true
  return false
}

/** Takes all the money that lies beside a stack. */
export function collectStackMoney(stackMoney: PerPreference<number>, preference: Preference): number {
  const money = stackMoney[preference]
  stackMoney[preference] = 0
  return money
}

export function addStackMoney(stackMoney: PerPreference<number>, more: Readonly<PerPreference<number>>): void {
  for (const preference of preferences) stackMoney[preference] += more[preference]
}

/** After the sales all buyers of the row go back to their stacks. */
export function returnBuyers<Active extends { readonly preference: Preference }>(buyers: Buyers<Active>): void {
  for (const { preference } of buyers.activeBuyers) buyers.stacks[preference]++
  buyers.activeBuyers.length = 0
}
