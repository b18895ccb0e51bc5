import { readdirSync, readFileSync } from 'node:fs'
import {
  type AnyGame,
  createLibrary,
  fastChance,
  readRecord,
  replay,
  type Seat,
  seatsOf,
  writeRecord,
} from '@carriage/kernel'
import { renderToStaticMarkup } from 'react-dom/server'
import { propsFor } from '../../board/gallery/exhibit.ts'
import type { AnyBoard } from '../../board/interaction/board.ts'
import { plateSpots } from '../../board/motion/touch.ts'
import { startLocal, type Versions } from '../../pages/local-play/local-match.ts'
import { simpleMove } from '../../pages/local-play/simple-player.ts'
import type { PlayedTitle } from '../../platform/i18n/played-title.ts'
import { boardOf } from '../boards.ts'
import { playedTitleOf } from '../titles.ts'

const idle = { held: undefined, peek: () => {}, choose: () => {}, commit: () => {} }

function recordedGames(game: string): string[] {
  const folder = new URL(`../../../games/${game}/fixtures/`, import.meta.url)
  return readdirSync(folder)
    .filter((name) => name.endsWith('.record.json'))
    .map((name) => readFileSync(new URL(name, folder), 'utf8'))
}

/** A game of random legal moves. */
function playedGame(versions: Versions, seed: number): string {
  const { min } = versions[0].seats
  const players = ['Ada', 'Emil', 'Klara', 'Ida'].slice(0, Math.min(4, min + (seed % 3)))
  const secret = seed.toString(16).padStart(2, '0').repeat(32)
  const local = startLocal(versions, { id: `seed-${seed}`, players, me: 0, options: {}, secret })
  const luck = fastChance(seed)
  const { match } = local
  while (match.log.length < 3000) {
    const turn = match.game.turn(match.state)
    if (turn.over) break
    const [seat = 0] = turn.seats
    local.playBot(seat, simpleMove(match.game, match.state, seat, luck))
  }
  return writeRecord(local.toRecord())
}

/** Everything that a spectator of this position could see, in any zone; plates are drawn at every table. */
function drawnSpots(board: AnyBoard, title: PlayedTitle, game: AnyGame, state: object, seats: number, fresh: object[]) {
  const exhibit = { game, title, board, messages: board.messages, actor: () => 0 as Seat, seats: () => seats }
  const spots = new Set(seatsOf(seats).flatMap((seat) => [plateSpots.seat(seat), plateSpots.points(seat)]))
  for (const viewer of ['spectator', 0] as const) {
    const props = propsFor(exhibit, { state, history: fresh, fresh }, viewer, 'en', idle)
    const parts = [
      board.shared(props),
      board.options(props),
      board.meter(props),
      ...board.zones.map((zone) => zone.show(props)),
      ...seatsOf(seats).map((seat) => board.rival({ ...props, seat })),
    ]
    for (const part of parts)
      for (const [, spot = ''] of renderToStaticMarkup(part).matchAll(/data-spot="([^"]*)"/g)) spots.add(spot)
  }
  return spots
}

/**
 * Follows the recorded games of a title and some random ones. @returns the number of games, the kinds of events that
 * were searched on the board, and those that neither are part of a round summary nor glow at a drawn place
 */
export async function listHighlights(id: string, randomGames: number) {
  const title = (await playedTitleOf(id))!
  const versions = await title.games()
  const board = (await boardOf(id))!
  const recorded = recordedGames(id)
  const played = Array.from({ length: randomGames }, (_, seed) => playedGame(versions, seed + 1))
  const [unseen, seen] = [new Set<string>(), new Set<string>()]
  for (const [place, text] of [...recorded, ...played].entries()) {
    const record = readRecord(text)
    const looked = new Set<string>()
    replay(record, createLibrary(versions), ({ game, state }, n, events) => {
      // Before the first decision there is nothing to compare; a summary shows all of its events, also without motion.
      if (n === 0 || board.isSummary(events)) return
      const kinds = events.filter((event) => !looked.has(kindOf(event)))
      for (const event of events) if ((board.touches?.(event) ?? []).length === 0) unseen.add(kindOf(event))
      // Drawing is slow: a kind is searched on the board once in each recorded game.
      if (place >= recorded.length || kinds.length === 0) return
      const spots = drawnSpots(board, title, game, state, record.players.length, [...events])
      for (const event of kinds) {
        looked.add(kindOf(event))
        seen.add(kindOf(event))
        if (!board.touches?.(event).some(({ spot }) => spots.has(spot))) unseen.add(`${kindOf(event)} (not drawn)`)
      }
    })
  }
  return { games: recorded.length + played.length, seen, unseen }
}

function kindOf(event: object): string {
  return 'kind' in event ? String(event.kind) : ''
}
