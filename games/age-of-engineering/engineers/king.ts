import type { Company } from '../state.ts'

/** AE-6.32 With King each Hire Workers action brings one more; AE-6.34 nothing else does. */
export function workersPerHire(company: Company): number {
  return company.engineers.includes('king') ? 2 : 1
}
