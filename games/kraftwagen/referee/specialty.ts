import { ImpossibleLuck } from '@carriage/kernel/referee'
import { takeOut, takePartOut } from '@carriage/kraftwagen-family/referee'
import { carryOut } from './research.ts'
import { ask, given, type Part, type RefereedTable } from './table.ts'
import { driveGrandPrix, takeBody, takeEngine } from './workers-and-parts.ts'

/* 9.0 Kraftwagen Specialty Tiles. */

export function specialtyTile(table: RefereedTable, tile: string) {
  return table.box.specialtyTiles.rows.find(({ id }) => id === tile)
}

export function isBonus(table: RefereedTable, action: string): boolean {
  return action in table.box.specialtyBonuses.rows
}

/** The stack of the round. */
function setOfRound(round: number): string {
  return given(['A', 'B', 'C'][round - 1], `round ${round}`)
}

/** General Rules: the used tile leaves, the next one of the round's stack comes in its place. */
export function replacementTile(table: RefereedTable, tile: string): string {
  const { specialty } = table
  const old = specialtyTile(table, tile)
  if (!specialty || !old) return tile
  table.apply('specialty')
  const set = setOfRound(table.round)
  const piles = given(specialty.stacks[set], set)
  const used = given(specialty.used[set], set)
  if (old.set === set) used.push(tile)
  else {
    table.apply('oldTile')
    specialty.box.push(tile)
  }
  if (piles.length === 0) {
    table.apply('usedStack')
    piles.push(...used.splice(0))
  }
  const next = table.luck.nextSpecialtyTile()
  if (next === undefined || !piles.includes(next)) throw new ImpossibleLuck(`${next} is not on the stack ${set}`)
  takeOut(piles, next)
  return next
}

/** A tile that all have passed goes to the front; one of a previous round is replaced. */
export function passed(table: RefereedTable, tile: string): string {
  const row = specialtyTile(table, tile)
  const leaves = row && (row.set !== setOfRound(table.round) || table.options.passedSpecialty === 'isReplaced')
  return leaves ? replacementTile(table, tile) : tile
}

/** The bonus actions. */
export function* performBonus(table: RefereedTable, seat: number, bonus: string): Part {
  const row = given(table.box.specialtyBonuses.rows[bonus], bonus)
  const player = table.player(seat)
  switch (row.effect) {
    case 'takePart':
      table.apply('bonusPart')
      return yield* row.part === 'body'
        ? takeBody(table, seat, row.value ?? 0)
        : takeEngine(table, seat, row.value ?? 0)
    case 'raiseGpEngine':
      return yield* raiseRaceEngine(table, seat)
    case 'moneyPerWorker':
      table.apply('bonusWorkers')
      player.money += player.canteen * (row.money ?? 0)
      return
    case 'withdrawCar':
      return yield* removeCar(table, seat, row.money ?? 0)
    case 'sellPart':
      return yield* sellPart(table, seat)
    default: {
      const card = table.discard.pop()
      if (card === undefined) return
      table.apply('bonusDiscard')
      yield* carryOut(table, seat, card)
    }
  }
}

function* raiseRaceEngine(table: RefereedTable, seat: number): Part {
  const player = table.player(seat)
  if (player.raceEngine === 7) return
  table.apply('bonusRaise')
  player.raceEngine += 1
  if (!player.engineers.includes('bugatti')) return
  const { kind } = yield* ask(table, seat, [{ kind: 'drive' }, { kind: 'skip' }])
  if (kind === 'drive') driveGrandPrix(table, seat, player.raceEngine)
}

function* removeCar(table: RefereedTable, seat: number, money: number): Part {
  const cars = table.carsOf(seat)
  if (cars.length === 0) return
  const move = yield* ask(table, seat, [
    ...cars.map(({ price }) => ({ kind: 'withdrawCar' as const, car: price })),
    { kind: 'skip' as const },
  ])
  if (move.kind === 'skip') return
  table.apply('bonusWithdraw')
  const car = table.carAt(move.car)
  table.market.splice(table.market.indexOf(car), 1)
  table.prices.push(car.price)
  const player = table.player(seat)
  player.supply += car.workers
  player.money += money
  if (table.options.withdrawnCar === 'closesSpace') table.closedSpaces += 1
}

function* sellPart(table: RefereedTable, seat: number): Part {
  const player = table.player(seat)
  if (player.workshops.length === 0) return
  const move = yield* ask(table, seat, [
    ...player.workshops.map(({ kind, value }) => ({ kind: 'sellPart' as const, part: kind, value })),
    { kind: 'skip' as const },
  ])
  if (move.kind === 'skip') return
  table.apply('bonusSell')
  takePartOut(player.workshops, move.part, move.value)
  player.money += move.value
}
