/** A car from its parts to its price, and what it would bring if the round ended with it. */
export interface WholeCar<Crew> {
  readonly body: number
  readonly engine: number
  readonly crew: Crew
  readonly price: number
  readonly paid: number
}

/** As many suggestions as can be compared at a glance. */
const mostOffered = 4

/**
 * The cars that would sell, most profitable first; of equal ones the one with the smaller crew. One car per price and
 * pair of parts is enough: a larger crew that earns no more is never better.
 */
export function carsToOffer<Crew>(
  cars: readonly WholeCar<Crew>[],
  people: (crew: Crew) => number,
): readonly WholeCar<Crew>[] {
  const sold = cars
    .filter(({ paid }) => paid > 0)
    .sort((a, b) => b.paid - a.paid || people(a.crew) - people(b.crew) || a.body + a.engine - b.body - b.engine)
  const keys = new Set<string>()
  return sold
    .filter(({ body, engine, price }) => {
      const key = `${body} ${engine} ${price}`
      return !keys.has(key) && keys.add(key)
    })
    .slice(0, mostOffered)
}
