import { type Phrase, seatName, seatsOf, type Viewer } from '@carriage/kernel'
import { commonTiles } from '../components/index.ts'
import { engine } from '../engine.ts'
import type { FocusStage, State } from '../state.ts'
import { salesOrder } from '../state.ts'
import { marketLines } from './market.ts'
import { list } from './phrases.ts'
import { playerLines } from './players.ts'
import { tiles, track } from './things.ts'
import { trackLines } from './tracks.ts'

/** The whole table: first the common parts, then the players with their factories. */
export function boardLines(view: State, _viewer: Viewer): Phrase[] {
  return [
    ...stageLines(view),
    ...orderLines(view),
    ...trackLines(view),
    { id: 'board.offBoard', values: { tracks: list(view.offBoard.map(track), 'order'), axis: view.obsolescence } },
    ...marketLines(view),
    supplyLine(view),
    { id: 'board.legend' },
    ...seatsOf(view.players.length).flatMap((seat) => playerLines(view, seat)),
  ]
}

function stageLines(view: State): Phrase[] {
  const { stage, year, timecard } = view
  if (stage.name === 'over') return [{ id: 'board.over', values: { year } }]
  const seats = list(engine.seats(view).map(seatName), 'comma')
  const clock = timecard.flipped
    ? { id: 'clock.flipped', values: { year: stage.name === 'demand' ? year + 1 : year } } // HC-8.7
    : { id: 'clock', values: { value: timecard.value } }
  return [
    { id: `board.${stage.name}`, values: { year, seats } },
    { id: 'board.clock', values: { clock } },
  ]
}

function orderLines(view: State): Phrase[] {
  const { stage, order } = view
  if (stage.name === 'focus') return [{ id: 'board.slots', values: { slots: slots(stage) } }]
  if (stage.name === 'sales') {
    return [{ id: 'board.salesOrder', values: { order: list(salesOrder(view).map(seatName), 'order') } }]
  }
  return [{ id: 'board.order', values: { order: list(order.map(seatName), 'order') } }]
}

function slots(stage: FocusStage) {
  return list(
    stage.slots.map((taker, index) =>
      taker === null
        ? { id: 'slot.free', values: { slot: index + 1 } }
        : { id: 'slot', values: { slot: index + 1, seat: seatName(taker) } },
    ),
    'comma',
  )
}

/** What is left in the common supply. */
function supplyLine({ supply }: State): Phrase {
  const left = commonTiles.filter((tile) => supply[tile] > 0).map((tile) => tiles(tile, supply[tile]))
  return { id: 'board.supply', values: { tiles: list(left, 'comma') } }
}
