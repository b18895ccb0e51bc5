/** A move of each kind that both editions have; each is illegal at a wrong moment. */
export const commonMoves = {
  takeTile: { kind: 'takeTile', tile: 'T1' },
  chooseAction: { kind: 'chooseAction', action: 'hire' },
  returnPart: { kind: 'returnPart', part: 'body', value: 1 },
  chooseBuyer: { kind: 'chooseBuyer', preference: 'body' },
  placeCar: { kind: 'placeCar', body: 1, engine: 1 },
  priceCar: { kind: 'priceCar', price: 1 },
  markCar: { kind: 'markCar', marker: null },
  endTurn: { kind: 'endTurn' },
} as const
