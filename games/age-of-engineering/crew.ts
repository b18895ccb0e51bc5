import { type Car, type Company, companyOf, type State } from './state.ts'
import type { Crew } from './steps.ts'

/** AE-9.5 Every crew of at least one person from these workers and the salesperson. */
export function crewsOf(workers: number, salesperson: boolean): Crew[] {
  const crews: Crew[] = []
  for (let n = 1; n <= workers; n++) crews.push({ workers: n, salesperson: false })
  if (salesperson) for (let n = 0; n <= workers; n++) crews.push({ workers: n, salesperson: true }) // AE-6.29
  return crews
}

/** The crew leaves the canteen for a car. */
export function sendCrew(company: Company, { workers, salesperson }: Crew): void {
  company.canteen -= workers
  if (salesperson) company.salesperson = 'car'
}

/** AE-10.29 The crew of a removed car returns to the supply, AE-6.30 including the salesperson. */
export function dismissCrew(state: State, { owner, workers, salesperson }: Readonly<Car>): void {
  const company = companyOf(state, owner)
  company.supply += workers
  if (salesperson) company.salesperson = 'supply'
}
