import { type Phrase, type Seat, seatName, seatsOf, type Viewer } from '@carriage/kernel'
import { list } from '@carriage/motorworks'
import { recruitKinds } from '../components/index.ts'
import type { State, TileId } from '../state.ts'
import { boardFor, marketSpaces, tablesOf } from '../tables.ts'
import { customerLines, marketLines } from './market.ts'
import { companyLines } from './players.ts'
import { raceLines } from './race.ts'
import { achievementsOn, action, bonus, knownRecruit, tile } from './things.ts'

/** The whole table, a line each: first what all seats share, then the companies. At the end only points count. */
export function board(view: State, _viewer: Viewer): Phrase[] {
  return [
    ...stageLines(view),
    ...(view.phase === 'over' ? [] : sharedLines(view)),
    ...seatsOf(view.companies.length).flatMap((seat) => companyLines(view, seat)),
  ]
}

function sharedLines(view: State): Phrase[] {
  return [
    { id: 'board.chain', values: { chain: list(view.chain.map(chainElement), 'chain') } },
    ...(view.phase === 'setup' ? [] : [...displayLines(view), ...customerLines(view), ...marketLines(view)]),
    ...raceLines(view),
    { id: 'board.achievements', values: { achievements: achievementsOn(view, view.achievements) } },
  ]

  function chainElement(element: Seat | TileId): Phrase {
    return typeof element === 'number'
      ? { id: 'chain.marker', values: { seat: seatName(element) } }
      : tile(tablesOf(view), element)
  }
}

/** How far the game is, what ends the round, and who is doing what. */
function stageLines(view: State): Phrase[] {
  const seat = seatName(view.actor)
  switch (view.phase) {
    case 'setup':
      return [{ id: 'board.setup', values: { seat, bonuses: list(view.startingBonuses.map(bonus), 'semicolon') } }]
    case 'over':
      return [{ id: 'board.over' }]
    case 'scoring':
      return [{ id: 'board.scoring', values: { round: view.round, seat } }]
    case 'action':
      return [roundLine(view), turnLine(view)]
    default:
      return view.phase satisfies never
  }
}

/** The round ends with the last place of the market, or with the market marker on the last space of its track. */
function roundLine(view: State): Phrase {
  const { components } = tablesOf(view)
  const { marketMarkerStart } = boardFor(tablesOf(view), view.companies.length)
  const last = components.marketTrack.spaces
  const track = Array.from({ length: last - marketMarkerStart + 1 }, (_, i) => i + marketMarkerStart).map((space) => ({
    id: space === view.marketMarker ? 'track.marker' : 'track',
    values: { space },
  }))
  return {
    id: 'board.round',
    values: {
      round: view.round,
      cars: view.market.length,
      spaces: marketSpaces(view),
      last,
      track: list(track, 'space'),
    },
  }
}

function turnLine(view: State): Phrase {
  const seat = seatName(view.actor)
  const { tile: inHand } = view.turn
  if (inHand === null) return { id: 'board.turn', values: { seat } }
  const waiting = view.steps.find((step) => step.name === 'actions')
  const left = waiting ? waiting.left : []
  return {
    id: 'board.turn.tile',
    values: { seat, tile: tile(tablesOf(view), inHand), actions: left.length, left: list(left.map(action), 'comma') },
  }
}

/** The face-up recruitment tiles of each kind, and how many are still to come. */
function displayLines(view: State): Phrase[] {
  return recruitKinds.flatMap((kind) => {
    const { display, stack } = view.recruitment[kind]
    return [
      { id: `board.display.${kind}`, values: { tiles: display.length, stack } },
      ...display.map((each) => ({ id: 'board.more', values: { item: knownRecruit(tablesOf(view), each) } })),
    ]
  })
}
