import type { Company } from '../state.ts'

/** AE-6.43, AE-6.44 One step more in a Grand Prix and with the 5-space benefit; AE-6.45 nowhere else. */
export function stepsWithChevrolet(company: Company, steps: number): number {
  return company.engineers.includes('chevrolet') ? steps + 1 : steps
}
