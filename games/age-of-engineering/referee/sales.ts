import type { RefereedCar } from './pieces.ts'
import type { RefereedTable } from './table.ts'

/* Sales Scoring: a car that is sold stays or leaves. */

/** With a production token the car stays and the token is spent; otherwise the car leaves the market. */
export function sellFor(table: RefereedTable, car: RefereedCar, points: number): void {
  table.company(car.owner).points += points
  if (car.productionTokens > 0) {
    table.apply('soldAgain')
    car.productionTokens -= 1
  } else removeFromMarket(table, car)
}

/** Workers and salesperson go to the supply, markers to the box. */
export function removeFromMarket(table: RefereedTable, car: RefereedCar): void {
  table.apply('carLeaves')
  const company = table.company(car.owner)
  company.supply += car.workers
  if (car.salesperson) company.salesperson = 'supply'
  table.market.splice(table.market.indexOf(car), 1)
}

export function luxuryOf(table: RefereedTable, car: RefereedCar): number {
  return car.workers + (car.salesperson ? table.box.workers.salespersonLuxury : 0)
}

/** Appendix I: markers of Winton and Christie raise the value. */
export function partValueOf(table: RefereedTable, car: RefereedCar, part: 'body' | 'engine'): number {
  return car[part] + table.markerValue(car.marker, part)
}
