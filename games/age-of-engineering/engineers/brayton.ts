import type { Preference } from '../components/index.ts'
import type { Company } from '../state.ts'

/** How often a buyer pays the price: a price buyer twice (AE-10.19), or three times if the seller has Brayton (AE-6.35). */
export function timesPaid(preference: Preference, seller: Company): number {
  if (preference !== 'price') return 1 // AE-10.18
  return seller.engineers.includes('brayton') ? 3 : 2
}
