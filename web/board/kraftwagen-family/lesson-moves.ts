/** A decision that both editions have, in short: `T11 workshop buyer=price car=2/1 price=6 end`. */
export function familyMove(name: string, value: string): object {
  const [body, engine] = value.split('/').map(Number)
  switch (name) {
    case 'workshop':
      return { kind: 'placeEngine', where: name }
    case 'buyer':
      return value === '' ? { kind: 'chooseAction', action: name } : { kind: 'chooseBuyer', preference: value }
    case 'car':
      return { kind: 'placeCar', body, engine }
    case 'price':
      return { kind: 'priceCar', price: Number(value) }
    case 'end':
      return { kind: 'endTurn' }
    default:
      return /^T\d+$/.test(name) ? { kind: 'takeTile', tile: name } : { kind: 'chooseAction', action: name }
  }
}
