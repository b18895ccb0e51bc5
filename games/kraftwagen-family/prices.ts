/** The price markers of a round that no car carries, lowest first. Within a round all are different. */
export type AvailablePrices = number[]

export function takePrice(available: AvailablePrices, price: number): void {
  const place = available.indexOf(price)
  if (place < 0) throw new RangeError(`The price marker ${price} is not available.`)
  available.splice(place, 1)
}

export function givePriceBack(available: AvailablePrices, price: number): void {
  let place = 0
  while ((available[place] ?? price) < price) place++
  available.splice(place, 0, price)
}
