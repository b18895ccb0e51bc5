import { horselessCarriage, type Move, type State } from '@carriage/horseless-carriage'
import {
  awaitedSeats,
  type DuePremove,
  duePremove,
  playSteps,
  readGivenPremove,
  redact,
  type Seat,
} from '@carriage/kernel'
import { expect, test } from 'vitest'
import type { Translator } from '../../../../platform/i18n/game-translator.ts'
import { momentsOf } from '../../gallery/played.ts'
import { salesAhead } from './sales-ahead.ts'

const words = { t: (id: string) => id, translator: { phrase: ({ id }: { id: string }) => id } as unknown as Translator }

/** The most expensive sale each time, while there is one. */
function dearest(begin: State, seat: Seat): { moves: Move[]; sales: number } {
  const moves: Move[] = []
  let sales = 0
  for (let view: State | undefined = begin; view; ) {
    const [best] = salesAhead.at(view, seat, words)
    if (!best) break
    const played: ReturnType<typeof playSteps<State, Move>> = playSteps(horselessCarriage, view, seat, best.moves)
    expect(played.moves.length).toBeGreaterThan(0)
    moves.push(...played.moves)
    view = played.view
    sales++
  }
  return { moves, sales }
}

test('the server plays the sales that were chosen in advance', () => {
  let tried = 0
  let played = 0
  let year = 0
  for (const { state } of momentsOf({ seats: 3, seed: 3 })) {
    if (year === 3) break
    if (state.stage.name !== 'sales' || state.year === year) continue
    year = state.year
    for (const seat of state.stage.selling.slice(1)) {
      const view = redact(state, seat)
      const [sales] = horselessCarriage.premoves?.ahead(view, seat) ?? []
      if (!sales?.steps) throw new Error('A seller can set sales as a premove.')
      const chosen = dearest(sales.view, seat)
      const read = readGivenPremove(horselessCarriage, view, seat, { moment: sales.moment, moves: chosen.moves })
      if (!read.ok) throw new Error('The server cannot read the premove.')
      const made: Move[] = []
      for (let now: State | undefined = sales.view; now && awaitedSeats(horselessCarriage.turn(now)).includes(seat); ) {
        const due: DuePremove<Move> = duePremove<State, Move>(horselessCarriage, now, seat, [read.order], made)
        if (due.kind !== 'play') break
        made.push(due.move)
        now = playSteps(horselessCarriage, now, seat, [due.move]).view
      }
      expect(made).toEqual(chosen.moves)
      tried++
      played += chosen.sales
    }
  }
  expect(tried).toBeGreaterThan(3)
  expect(played).toBeGreaterThan(3)
})
