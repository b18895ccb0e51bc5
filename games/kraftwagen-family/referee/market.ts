/** The car that a buyer takes: of those with the most of what is wanted the cheapest. */
export function carFor<Car extends { readonly price: number }>(
  market: readonly Car[],
  wanted: (car: Car) => number,
): Car | undefined {
  const most = Math.max(...market.map(wanted))
  return market.filter((car) => wanted(car) === most).sort((a, b) => a.price - b.price)[0]
}
