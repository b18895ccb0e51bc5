import { ImpossibleLuck } from '@carriage/kernel/referee'
import { takeOut } from '@carriage/kraftwagen-family/referee'
import { ask, type Part, type RefereedTable } from './table.ts'
import { activate, driveGrandPrix, hireWorkers, researchPoints, takeBody, takeEngine } from './workers-and-parts.ts'

/* 5.2 Research, and the part of the book that is called Research. */

/** Research: one of the two cards is taken, the other one discarded, two new ones are drawn. */
export function* performResearch(table: RefereedTable, seat: number): Part {
  table.apply('research')
  const moves = table.display.map((card) => ({ kind: 'takeCard', card }))
  const { card } = yield* ask(table, seat, moves)
  takeOut(table.display, card)
  table.discard.push(...table.display.splice(0))
  drawTwo(table)
  yield* carryOut(table, seat, card)
}

function drawTwo(table: RefereedTable): void {
  const cards = table.luck.newCards()
  if (cards?.length !== 2) throw new ImpossibleLuck(`two new cards, not ${cards?.join() ?? 'none'}`)
  for (const card of cards) {
    if (table.deck.length === 0) {
      table.apply('reshuffle')
      table.deck = table.discard.splice(0)
    }
    if (!table.deck.includes(card)) throw new ImpossibleLuck(`${card} was drawn and is not in the deck`)
    takeOut(table.deck, card)
    table.display.push(card)
  }
}

export function* carryOut(table: RefereedTable, seat: number, card: string): Part {
  const player = table.player(seat)
  // Developments: they must be activated if a worker is in the canteen.
  if (table.development(card)) {
    player.inactive.push(card)
    if (player.canteen > 0) yield* activate(table, seat, card)
    else table.apply('inactive')
    return
  }
  if (card in table.box.engineers.rows) return yield* employ(table, seat, card)
  table.hand += 1
  yield* carryOutInstant(table, seat, card)
  table.hand -= 1
  table.discard.push(card)
}

/** Engineers: the card stays with the player, with its markers. */
function* employ(table: RefereedTable, seat: number, engineer: string): Part {
  const player = table.player(seat)
  table.apply('engineers')
  player.engineers.push(engineer)
  const markers = Object.keys(table.box.engineerMarkers.rows)
  player.markers.push(...markers.filter((marker) => table.engineerOf(marker) === engineer))
  if (player.engineers.length === 3) table.award(seat, 'engineers')
  // Nikolaus August Otto: up to two workers, then one more research.
  if (engineer === 'otto') {
    table.apply('otto')
    yield* hireWorkers(table, seat, 2)
    yield* performResearch(table, seat)
  }
}

/** Instant actions. */
function* carryOutInstant(table: RefereedTable, seat: number, card: string): Part {
  const player = table.player(seat)
  switch (card) {
    case 'hire3':
      table.apply('hireThree')
      return yield* hireWorkers(table, seat, 3)
    case 'race5':
      table.apply('raceFive')
      return driveGrandPrix(table, seat, 5)
    case 'bodyAndEngine': {
      table.apply('bodyAndEngine')
      const { action } = yield* ask(table, seat, [
        { kind: 'chooseAction', action: 'body' },
        { kind: 'chooseAction', action: 'engine' },
      ])
      if (action === 'body') yield* takeBody(table, seat, researchPoints(table, player, 'body'))
      yield* takeEngine(table, seat, researchPoints(table, player, 'engine'))
      if (action === 'engine') yield* takeBody(table, seat, researchPoints(table, player, 'body'))
      return
    }
    default:
      throw new RangeError(`no card ${card}`)
  }
}
