import { fastChance, type Seat } from '@carriage/kernel'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { propsFor } from '../board/gallery/exhibit.ts'
import { startLocal } from '../pages/local-play/local-match.ts'
import { simpleMove } from '../pages/local-play/simple-player.ts'
import { boardOf } from './boards.ts'
import { offeredGames } from './index.ts'
import { playedTitleOf } from './titles.ts'

const idle = { held: undefined, peek: () => {}, choose: () => {}, commit: () => {} }

test.each(offeredGames.map(({ id }) => [id]))(
  '%s: the phone tab that glows for a changed place leads to where it is drawn',
  async (id) => {
    const title = (await playedTitleOf(id))!
    const versions = await title.games()
    const board = (await boardOf(id))!
    const players = ['Ada', 'Emil', 'Klara']
    const local = startLocal(versions, {
      id: 'zones',
      players,
      me: 0,
      options: {},
      secret: '07'.repeat(32),
    })
    const { match } = local
    const luck = fastChance(7)
    while (match.log.length < 60) {
      const turn = match.game.turn(match.state)
      if (turn.over) break
      const [seat = 0] = turn.seats
      local.playBot(seat, simpleMove(match.game, match.state, seat, luck))
    }
    const exhibit = { game: match.game, title, board, messages: board.messages, actor: () => 0 as Seat, seats: () => 3 }
    const props = propsFor(exhibit, { state: match.state, history: [], fresh: [] }, 0, 'en', idle)
    const drawn = new Map(
      board.zones.map((zone) => [
        zone.id,
        new Set(
          [...renderToStaticMarkup(zone.show(props)).matchAll(/data-spot="([^"]*)"/g)].map(([, spot = '']) => spot),
        ),
      ]),
    )
    const spots = new Set([...drawn.values()].flatMap((zone) => [...zone]))
    const astray = [...spots].filter((spot) => {
      const marked = board.zones.filter((zone) => zone.shows?.(spot, 0))
      return marked.length > 1 || marked.some((zone) => !drawn.get(zone.id)?.has(spot))
    })
    expect(astray).toEqual([])
    for (const { id, shows } of board.zones)
      if (shows)
        expect(
          [...spots].some((spot) => shows(spot, 0)),
          id,
        ).toBe(true)
  },
  60_000,
)
