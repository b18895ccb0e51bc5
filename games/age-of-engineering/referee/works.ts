import { driveOn, takePartOut } from '@carriage/kraftwagen-family/referee'
import type { Wanted } from './pieces.ts'
import { ask, type Part, type RefereedTable } from './table.ts'

/* Parts shared by actions, bonuses and benefits: parts, workers, the race and buyers. */

/** Build a Car Body: into a workshop. */
export function* takeBody(table: RefereedTable, seat: number, value: number): Part {
  table.apply('body')
  yield* putIntoWorkshop(table, seat, 'body', value)
}

/** Build an Engine: into a workshop or into the race car. */
export function* takeEngine(table: RefereedTable, seat: number, value: number): Part {
  table.apply('engine')
  const { where } = yield* ask(table, seat, [
    { kind: 'placeEngine', where: 'workshop' },
    { kind: 'placeEngine', where: 'raceCar' },
  ])
  if (where === 'raceCar') table.company(seat).raceEngine = value
  else yield* putIntoWorkshop(table, seat, 'engine', value)
}

/** If all workshops are occupied, one tile is returned first. */
export function* putIntoWorkshop(table: RefereedTable, seat: number, kind: 'body' | 'engine', value: number): Part {
  const { workshops } = table.company(seat)
  if (workshops.length === table.box.companyBoard.workshops) {
    table.apply('full')
    const moves = workshops.map((part) => ({ kind: 'returnPart', part: part.kind, value: part.value }))
    const old = yield* ask(table, seat, moves)
    takePartOut(workshops, old.part, old.value)
  }
  workshops.push({ kind, value })
  // Achievements: Body and Engine.
  if (kind === 'body') {
    if (value >= 3) table.achieve(seat, 'body3')
    if (value >= 6) table.achieve(seat, 'body6')
  } else {
    if (value >= 4) table.achieve(seat, 'engine4')
    if (value >= 7) table.achieve(seat, 'engine7')
  }
}

/** Hire Workers: this many, or as many as the supply has. */
export function hireWorkers(table: RefereedTable, seat: number, count: number): void {
  const company = table.company(seat)
  const hired = Math.min(count, company.supply)
  table.apply(hired > 0 ? 'hire' : 'nobody')
  company.supply -= hired
  company.canteen += hired
  if (company.supply === 0) table.achieve(seat, 'workers')
}

/** Grand Prix: moves this many spaces; occupied ones are skipped. */
export function driveRaceCar(table: RefereedTable, seat: number, steps: number): void {
  const company = table.company(seat)
  table.apply('grandPrix')
  const occupied = new Set(table.board.neutralCars)
  for (const [other, { space }] of table.companies.entries()) if (other !== seat && space > 0) occupied.add(space)
  const { laps } = company
  driveOn(company, steps, occupied, table.box.circuit.lapSpaces)
  if (company.laps > laps) table.apply('lap')
  if (company.laps >= 1) table.achieve(seat, 'lap1')
  if (company.laps >= 2) table.achieve(seat, 'lap2')
}

/** Appendix I, Chevrolet: one additional space in a Grand Prix and with the 5-space benefit. */
export function extraSpaces(table: RefereedTable, seat: number): number {
  if (!table.company(seat).engineers.includes('chevrolet') || !table.mayHelp('chevrolet')) return 0
  table.apply('chevrolet')
  table.helper = 'chevrolet'
  return 1
}

/** Attract a Buyer: the white markers beside the stack are points. */
export function bringBuyer(table: RefereedTable, seat: number, preference: Wanted): void {
  table.stacks[preference] -= 1
  table.buyers.push({ preference, packard: null })
  gainWhiteMarkers(table, seat, preference)
  winSecondBuyer(table, seat, preference)
}

export function gainWhiteMarkers(table: RefereedTable, seat: number, preference: Wanted): void {
  table.company(seat).points += table.whiteMarkers[preference]
  table.whiteMarkers[preference] = 0
}

/** Achievements: Attract Buyer. */
export function winSecondBuyer(table: RefereedTable, seat: number, preference: Wanted): void {
  if (table.buyers.filter((buyer) => buyer.preference === preference).length === 2) table.achieve(seat, 'buyer')
}
