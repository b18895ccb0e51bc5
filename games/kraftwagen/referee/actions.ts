import { preferenceOrder } from './pieces.ts'
import { performResearch } from './research.ts'
import { performBonus } from './specialty.ts'
import { ask, type Part, type RefereedTable } from './table.ts'
import { bringBuyer, driveGrandPrix, hireWorkers, researchPoints, takeBody, takeEngine } from './workers-and-parts.ts'

/* 5.2, Actions in Detail. */

export function* perform(table: RefereedTable, seat: number, action: string): Part {
  const player = table.player(seat)
  switch (action) {
    case 'hire':
      return yield* hireWorkers(table, seat, 1)
    case 'research':
      return yield* performResearch(table, seat)
    case 'body':
      return yield* takeBody(table, seat, researchPoints(table, player, 'body'))
    case 'engine':
      return yield* takeEngine(table, seat, researchPoints(table, player, 'engine'))
    case 'buyer':
      return yield* attractBuyer(table, seat)
    case 'grandPrix':
      return driveGrandPrix(table, seat, player.raceEngine)
    // Special Start Tiles
    case 'carOnSpace2':
      table.apply('startSymbols')
      player.space = 2
      return
    case 'gpEngine2':
      table.apply('startSymbols')
      player.raceEngine = 2
      return
    default:
      return yield* performBonus(table, seat, action)
  }
}

/** Buyer: one comes into the row with the money of his stack, or else the marker token goes down. */
function* attractBuyer(table: RefereedTable, seat: number): Part {
  if (table.buyers.length < table.board.activeBuyerSpaces) {
    table.apply('buyer')
    const moves = preferenceOrder
      .filter((preference) => table.stacks[preference] > 0)
      .map((preference) => ({ kind: 'chooseBuyer', preference }))
    bringBuyer(table, seat, (yield* ask(table, seat, moves)).preference, true)
  } else if (table.marker !== '0') {
    table.apply('marker')
    const track = ['S', '3', '2', '1', '0']
    table.marker = track[track.indexOf(table.marker) + 1] ?? '0'
  }
}
