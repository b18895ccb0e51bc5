import { type Phrase, type Seat, seatName, seatsOf, type Viewer } from '@carriage/kernel'
import { listPhrase, stagePhrases, trackPhrase, turnPhrase } from '@carriage/kraftwagen-family'
import { markerSpaces } from '../components/index.ts'
import { marketSpaces } from '../round.ts'
import { actorOf, type StartTileId, type State, type TileId } from '../state.ts'
import { boardFor, cardOf, componentTablesOf, itemsOf, setOfRound } from '../tables.ts'
import { buyerLines, marketPhrases } from './market.ts'
import { playerLines } from './players.ts'
import { raceLines } from './race.ts'
import { awardsOn, card, doing, startTile, tile } from './things.ts'

/** The whole table, a line each: first the common parts, then the mats. After the end only the players are listed. */
export function boardLines(view: State, _viewer: Viewer): Phrase[] {
  return [
    ...stageLines(view),
    ...(view.phase === 'over' ? [] : sharedLines(view)),
    ...seatsOf(view.players.length).flatMap((seat) => playerLines(view, seat)),
  ]
}

function sharedLines(view: State): Phrase[] {
  return [
    ...chainLines(view),
    ...researchLines(view),
    ...(view.phase === 'setup' ? [] : [...buyerLines(view), ...marketPhrases(view)]),
    ...raceLines(view),
    { id: 'board.awards', values: { awards: awardsOn(view, view.awards) } },
  ]
}

/** The stage of the game, what ends the round, and who is acting. */
function stageLines(view: State): readonly Phrase[] {
  const { phase, round, actor } = view
  if (phase === 'setup') return [setupLine(view)]
  return stagePhrases({ phase, round, actor }, () => [
    roundLine(view),
    turnPhrase(view, (id) => tile(componentTablesOf(view), id), doing),
  ])
}

function setupLine(view: State): Phrase {
  const seat = seatName(view.actor)
  const { startTile: taken } = actorOf(view)
  return taken === null
    ? { id: 'board.setup', values: { seat, tiles: listPhrase(view.startTiles.map(withItems), 'comma') } }
    : { id: 'board.setup.tile', values: { seat, tile: withItems(taken) } }

  function withItems(id: StartTileId): Phrase {
    return startTile(id, itemsOf(componentTablesOf(view), id))
  }
}

/** The round ends with the last space of the market, or with the marker on the last space of its track. */
function roundLine(view: State): Phrase {
  const { markerStart } = boardFor(componentTablesOf(view), view.players.length)
  const track = trackPhrase(markerSpaces.slice(markerSpaces.indexOf(markerStart)), view.marker)
  return {
    id: 'board.round',
    values: { round: view.round, cars: view.market.length, spaces: marketSpaces(view), track },
  }
}

function chainLines(view: State): Phrase[] {
  const elements = view.chain.map((element) => chainElement(view, element))
  const { specialty } = view
  const lines: Phrase[] = [{ id: 'board.chain', values: { chain: listPhrase(elements, 'chain') } }]
  if (!specialty) return lines
  const set = setOfRound(view.round)
  const next = specialty.stacks[set].map((id) => tile(componentTablesOf(view), id))
  return [
    ...lines,
    next.length > 0
      ? { id: 'board.specialty', values: { set, tiles: listPhrase(next, 'comma') } }
      : { id: 'board.specialty.used', values: { set } },
  ]
}

function chainElement(view: State, element: Seat | TileId): Phrase {
  return typeof element === 'number'
    ? { id: 'chain.worker', values: { seat: seatName(element) } }
    : tile(componentTablesOf(view), element)
}

function researchLines(view: State): Phrase[] {
  const [first, ...others] = view.display.map((id) => card(cardOf(componentTablesOf(view), id)))
  const top = view.discard.at(-1)
  const piles = { deck: view.deck.length, discard: view.discard.length }
  return [
    ...(first ? [{ id: 'board.display', values: { card: first } }] : []),
    ...others.map((other) => ({ id: 'board.more', values: { item: other } })),
    top === undefined
      ? { id: 'board.deck', values: piles }
      : { id: 'board.deck.top', values: { ...piles, top: card(cardOf(componentTablesOf(view), top)) } },
  ]
}
