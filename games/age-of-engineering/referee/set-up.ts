import { ImpossibleLuck } from '@carriage/kernel/referee'
import { seatsIn, takeOut, wrongWithFirstChain } from '@carriage/kraftwagen-family/referee'
import type { FirstLuck, RefereedEffect } from './box.ts'
import { ask, given, type Part, type RefereedTable } from './table.ts'
import { driveRaceCar, hireWorkers, putIntoWorkshop, takeEngine } from './works.ts'

/* General Setup, Company Board Setup, Heating up Motors. */

export function prepareGame(table: RefereedTable, first: FirstLuck): void {
  table.apply('chain')
  table.chain = [...first.chain]
  const wrong = wrongWithFirstChain(table.chain, table.seats, table.box.actionTiles.rows)
  if (wrong !== undefined) throw new ImpossibleLuck(wrong)
  table.startingBonuses = [...first.startingBonuses]
  const offered = new Set(first.startingBonuses).size
  if (offered !== table.board.startingBonusesOffered || offered !== first.startingBonuses.length)
    throw new ImpossibleLuck(`starting bonuses ${first.startingBonuses.join()}`)
  stackRecruits(table)
  table.apply('company')
  const { companyBoard, workers } = table.box
  table.companies = Array.from({ length: table.seats }, () => ({
    supply: workers.atSetUp.supply,
    canteen: workers.atSetUp.canteen,
    team: 0,
    salesperson: 'supply',
    workshops: [],
    raceEngine: companyBoard.raceEngine,
    levels: { ...companyBoard.startLevels },
    engineers: [],
    engineerTokens: 0,
    looseTokens: 0,
    markers: [],
    investors: [],
    space: 0,
    laps: 0,
    points: 0,
    achievements: [],
  }))
  table.marketMarker = table.board.marketMarkerStart
}

/** Six of nine tiles of each kind are stacked, unseen. */
function stackRecruits(table: RefereedTable): void {
  table.apply('recruits')
  const { engineers, investors, instants, recruitment } = table.box
  const tiles = {
    engineer: Object.keys(engineers.rows),
    investor: Object.keys(investors.rows),
    instant: Object.entries(instants.rows).flatMap(([tile, { copies }]) => Array.from({ length: copies }, () => tile)),
  }
  for (const [kind, unseen] of Object.entries(tiles))
    table.recruits[kind] = { unseen, stack: recruitment.inGame, display: [], gone: [] }
}

/** In reverse turn order each company takes a bonus and carries it out from left to right. */
export function* chooseBonuses(table: RefereedTable): Part {
  for (const seat of seatsIn(table.chain).reverse()) {
    table.apply('bonus')
    const moves = table.startingBonuses.map((bonus) => ({ kind: 'chooseBonus', bonus }))
    const { bonus } = yield* ask(table, seat, moves)
    takeOut(table.startingBonuses, bonus)
    const { items } = given(table.box.startingBonuses.rows[bonus], bonus)
    // The book defines no order; forced parts come first.
    const asks = ({ effect, part }: RefereedEffect) => effect === 'takePart' && part === 'engine'
    for (const item of [...items.filter((each) => !asks(each)), ...items.filter(asks)])
      yield* carryOutItem(table, seat, item)
  }
  table.startingBonuses = []
}

function* carryOutItem(table: RefereedTable, seat: number, item: RefereedEffect): Part {
  const company = table.company(seat)
  const { part = 'body', value = 0 } = item
  switch (item.effect) {
    case 'takePart':
      if (part === 'engine' && table.options.startEngine === 'asked') yield* takeEngine(table, seat, value)
      else yield* putIntoWorkshop(table, seat, part, value)
      return
    case 'race':
      return driveRaceCar(table, seat, item.steps ?? 0)
    case 'setLevel':
      company.levels[part] = value
      return
    case 'hire':
      return hireWorkers(table, seat, item.workers ?? 0)
    case 'setRaceEngine':
      company.raceEngine = value
      return
    default:
      company.looseTokens += 1
  }
}
