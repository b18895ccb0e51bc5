import { type Phrase, type Seat, seatName } from '@carriage/kernel'
import { contentIfKnown, listPhrase, markerPhrase, partPhrase } from '@carriage/kraftwagen-family'
import { levelOfSeat } from '../actions/developments.ts'
import { playerOf, type State } from '../state.ts'
import { componentTablesOf, developmentOf } from '../tables.ts'
import { awardsOn, colour, engineer, gains } from './things.ts'

/** A player's mat and what lies around it. */
export function playerLines(view: State, seat: Seat): Phrase[] {
  const player = playerOf(view, seat)
  const { supply, canteen, gpEngine, engineers, engineerMarkers, inactive } = player
  const body = levelOfSeat(view, seat, 'body')
  const engine = levelOfSeat(view, seat, 'engine')
  const workshops = player.workshops.map((held) => (held ? partPhrase(held.kind, held.value) : { id: 'empty' }))
  return [
    { id: 'board.player', values: { seat: seatName(seat), colour: colour(view, seat) } },
    { id: 'board.workers', values: { supply: two(supply), canteen: two(canteen), body, engine, gpEngine } },
    { id: 'board.workshops', values: { parts: listPhrase(workshops, 'comma') } },
    ...(player.developments.length > 0 ? [cardsLine(view, player.developments)] : []),
    ...inactive.map((id) => ({
      id: 'board.inactive',
      values: { gains: gains(developmentOf(componentTablesOf(view), id)) },
    })),
    ...(engineers.length > 0
      ? [{ id: 'board.engineers', values: { engineers: listPhrase(engineers.map(powers), 'comma') } }]
      : []),
    ...(engineerMarkers.length > 0
      ? [{ id: 'board.markers', values: { markers: listPhrase(engineerMarkers.map(markerPhrase), 'comma') } }]
      : []),
    moneyLine(view, seat),
  ]
}

/** Active developments: only their points count, so cards with the same points stand together. */
function cardsLine(view: State, ids: readonly string[]): Phrase {
  const groups = new Map<string, Group>()
  for (const id of ids) {
    const { body, engine } = developmentOf(componentTablesOf(view), id)
    const key = `${body}/${engine}`
    groups.set(key, { body, engine, cards: (groups.get(key)?.cards ?? 0) + 1 })
  }
  const groupPhrases = [...groups.values()].map(({ body, engine, cards }) => {
    const points = gains({ kind: 'development', body, engine, immediatePart: null })
    return { id: 'cards', values: { cards, points } }
  })
  return { id: 'board.cards', values: { cards: listPhrase(groupPhrases, 'semicolon') } }
}

interface Group {
  readonly body: number
  readonly engine: number
  readonly cards: number
}

function powers(name: string): Phrase {
  return { id: 'engineer.power', values: { name: engineer(name), power: { id: `power.${name}` } } }
}

/** Totals that lie face down are shown to their owner only. */
function moneyLine(view: State, seat: Seat): Phrase {
  const { money, awards } = playerOf(view, seat)
  const counted = contentIfKnown(money)
  const owned = contentIfKnown(awards)
  if (counted === undefined || owned === undefined) return { id: 'board.money.hidden' }
  const { rows } = componentTablesOf(view).components.awards
  const points = owned.reduce((sum, award) => sum + rows[award].points, 0)
  return {
    id: 'board.money',
    values: { money: counted, points, awards: owned.length, which: awardsOn(view, owned) },
  }
}

/** As wide as a number of workers can be, so that the mats stand in columns. */
function two(workers: number): string {
  return String(workers).padStart(2)
}
