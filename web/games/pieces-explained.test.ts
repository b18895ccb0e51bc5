import {
  awaitedSeats,
  componentRowsIn,
  componentTableIn,
  componentTablesIn,
  fastChance,
  LiveEffects,
  redact,
  type Seat,
} from '@carriage/kernel'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { propsFor } from '../board/gallery/exhibit.ts'
import type { AnyBoard } from '../board/interaction/board.ts'
import { type Origin, originLines, originRow, rowName } from '../board/interaction/origin.ts'
import { type DrawnSign, signsIn } from '../board/interaction/testing/signs-in.ts'
import { simpleMove } from '../pages/local-play/simple-player.ts'
import type { PlayedTitle } from '../platform/i18n/played-title.ts'
import { boardOf } from './boards.ts'
import { offeredGames } from './index.ts'
import { playedTitleOf } from './titles.ts'

const idle = { held: undefined, peek: () => {}, choose: () => {}, commit: () => {} }

/** Places without a piece of the box: points, turn order, the parts of a year. */
const noPieces = /^(points|seat|order|phase|year)\b/

/** Signs that are not on the board: people, what they lack, offered sales, and the tools of the drafting table. */
const besideTheBoard =
  /^(Anna|Benedikt|Charlotte|Dmitri|Eva)$|^Uncertain|^Label all|^(A Structure|B Essentials|C Factory options|D Extras|Dealerships|Departments|Floor|Mainlines|Indicators|Spec indicators)$|^Floor tile|draft|^no car ready|^Sell at|^Put back|^(Rotate|Flip)/i

interface Walk {
  readonly title: PlayedTitle
  readonly board: AnyBoard
  readonly seats: number
  readonly moves: number
}

/**
 * A game, drawn at each kind of my decisions and some others: the table, my board, every zone of a phone and the board
 * of a rival.
 */
function* drawnSigns({ title, board, seats, moves }: Walk): Generator<DrawnSign & { readonly view: object }> {
  const [game] = title.versions
  const more = 'specialtyTiles' in (title.components ?? {}) ? { specialtyTiles: true } : {}
  const options = { ...title.standardOptions, ...more }
  const luck = fastChance(seats)
  const state = game.setup({ seats, options }, new LiveEffects(luck))
  const exhibit = { game, title, board, messages: board.messages, actor: () => 0 as Seat, seats: () => seats }
  const seen = new Set<string>()
  for (let n = 0; n <= moves; n++) {
    const turn = game.turn(state)
    const own = !turn.over && turn.seats.includes(0) && !seen.has(turn.decision)
    if (own) seen.add(turn.decision)
    if (n % 100 === 0 || own) {
      const props = propsFor(exhibit, { state, history: [], fresh: [] }, 0, 'en', idle)
      const drawn = [board.shared(props), board.dock(props), board.meter(props), board.rival({ ...props, seat: 1 })]
      for (const part of [...drawn, ...board.zones.map((zone) => zone.show(props))])
        for (const sign of signsIn(renderToStaticMarkup(part))) yield { ...sign, view: props.view }
    }
    if (turn.over) return
    const [seat = 0] = awaitedSeats(turn)
    game.play(state, seat, simpleMove(game, redact(state, seat), seat, luck), new LiveEffects(luck))
  }
}

test.each(offeredGames.map(({ id }) => [id]))(
  '%s: every piece on the board leads to its row, its rule and its mark, and every row has a piece',
  async (id) => {
    const title = (await playedTitleOf(id))!
    const board = (await boardOf(id))!
    const components = title.components ?? {}
    const rules = new Set((await title.rulebook()).map((rule) => rule.id))
    const { min, max } = title.versions[0].seats
    const faults = new Set<string>()
    const reached = new Set<string>()
    const looked = new Set<string>()

    function look(place: string, view: object): readonly Origin[] {
      const origins = board.originsOf?.(place, view) ?? []
      for (const origin of origins) {
        const row = originRow(components, origin)
        if (row && rules.has(origin.rule)) reached.add(row.anchor)
        else faults.add(`${place}: ${JSON.stringify(origin)}`)
      }
      return origins
    }

    for (let seats = min; seats <= max; seats++)
      for (const { name, of, choice, view } of drawnSigns({ title, board, seats, moves: seats === max ? 200 : 0 })) {
        if (of === undefined) {
          if (!choice && !besideTheBoard.test(name)) faults.add(name)
          continue
        }
        const origins = look(of, view)
        if (originLines(components, origins).length === 0 && !noPieces.test(of)) faults.add(`${of}: ${name}`)
        // Pieces that chance did not bring have other names in the same place.
        const place = of.replace(/\S+$/, '')
        for (const { table, row } of origins) {
          if (row === undefined || !of.endsWith(` ${row}`) || looked.has(place + table)) continue
          looked.add(place + table)
          for (const called of namesIn(components, table)) look(place + called, view)
        }
      }
    const rows = componentTablesIn(components).flatMap(([table, contents]) =>
      componentRowsIn(contents).map(({ path }) => [table, ...path].join('.')),
    )
    expect([...faults]).toEqual([])
    expect(rows.filter((row) => !reached.has(row))).toEqual([])
  },
  300_000,
)

/** The names of the rows of a table. */
function namesIn(components: object, table: string): string[] {
  const found = componentTableIn(components, table)
  if (!found) return []
  return componentRowsIn(found)
    .filter(({ path }) => path[0] === 'rows')
    .map(({ path, value }) => rowName(path, value))
}
