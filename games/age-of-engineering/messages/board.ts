import { type Phrase, type Seat, seatName, seatsOf, type Viewer } from '@carriage/kernel'
import { listPhrase, stagePhrases, trackPhrase, turnPhrase } from '@carriage/kraftwagen-family'
import { recruitKinds } from '../components/index.ts'
import type { State, TileId } from '../state.ts'
import { boardFor, componentTablesOf, marketSpaces } from '../tables.ts'
import { customerLines, marketPhrases } from './market.ts'
import { companyLines } from './players.ts'
import { raceLines } from './race.ts'
import { achievementsOn, action, bonus, knownRecruit, tile } from './things.ts'

/** The whole table, one line each: common parts first, then the companies. In the end only points count. */
export function boardLines(view: State, _viewer: Viewer): Phrase[] {
  return [
    ...stageLines(view),
    ...(view.phase === 'over' ? [] : sharedLines(view)),
    ...seatsOf(view.companies.length).flatMap((seat) => companyLines(view, seat)),
  ]
}

function sharedLines(view: State): Phrase[] {
  return [
    { id: 'board.chain', values: { chain: listPhrase(view.chain.map(chainElement), 'chain') } },
    ...(view.phase === 'setup' ? [] : [...displayLines(view), ...customerLines(view), ...marketPhrases(view)]),
    ...raceLines(view),
    { id: 'board.achievements', values: { achievements: achievementsOn(view, view.achievements) } },
  ]

  function chainElement(element: Seat | TileId): Phrase {
    return typeof element === 'number'
      ? { id: 'chain.marker', values: { seat: seatName(element) } }
      : tile(componentTablesOf(view), element)
  }
}

/** The stage of the game, what ends the round, and who is acting. */
function stageLines(view: State): readonly Phrase[] {
  const { phase, round, actor } = view
  if (phase === 'setup') {
    const bonuses = listPhrase(view.startingBonuses.map(bonus), 'semicolon')
    return [{ id: 'board.setup', values: { seat: seatName(actor), bonuses } }]
  }
  return stagePhrases({ phase, round, actor }, () => [
    roundLine(view),
    turnPhrase(view, (id) => tile(componentTablesOf(view), id), action),
  ])
}

/** The round ends with the last market place, or with the market marker on its last space. */
function roundLine(view: State): Phrase {
  const { components } = componentTablesOf(view)
  const { marketMarkerStart } = boardFor(componentTablesOf(view), view.companies.length)
  const last = components.marketTrack.spaces
  const spaces = Array.from({ length: last - marketMarkerStart + 1 }, (_, i) => i + marketMarkerStart)
  const track = trackPhrase(spaces, view.marketMarker)
  return {
    id: 'board.round',
    values: { round: view.round, cars: view.market.length, spaces: marketSpaces(view), last, track },
  }
}

/** Face-up recruitment tiles of each kind, and the number left in the stack. */
function displayLines(view: State): Phrase[] {
  return recruitKinds.flatMap((kind) => {
    const { display, stack } = view.recruitment[kind]
    return [
      { id: `board.display.${kind}`, values: { tiles: display.length, stack } },
      ...display.map((each) => ({ id: 'board.more', values: { item: knownRecruit(view, each) } })),
    ]
  })
}
