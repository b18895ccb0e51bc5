import { horselessCarriage, standardOptions } from '@carriage/horseless-carriage'
import { fastChance, playMove, startMatch, viewOf } from '@carriage/kernel'
import { expect, test } from 'vitest'
import { simpleMove } from '../../pages/local-play/simple-player.ts'
import { askedMoment, rankableIn, withPremove } from '../../table/premoves/premoves.ts'

/** The view of a seat in the first research phase, when another seat decides. */
function waiting() {
  const match = startMatch(horselessCarriage, {
    match: 'ahead',
    players: ['Ada', 'Emil', 'Klara'],
    options: standardOptions,
    source: { kind: 'fast', seed: 3 },
  })
  const luck = fastChance(5)
  for (;;) {
    const turn = horselessCarriage.turn(match.state)
    if (turn.over) throw new Error('The game ended before any research.')
    const [seat = 0] = turn.seats
    if (match.state.stage.name === 'research') {
      const me = seat === 0 ? 1 : 0
      return { game: horselessCarriage, me, seat, view: viewOf(match, me), theirs: viewOf(match, seat) } as const
    }
    playMove(match, seat, simpleMove(horselessCarriage, match.state, seat, luck))
  }
}

test('a waiting player can rank the slots of the focus; the current decision is made at the table', () => {
  const { game, me, seat, view, theirs } = waiting()
  const focus = rankableIn(game, view, me).find(({ moment }) => moment === 'focus/1')
  expect(focus?.moves.length).toBeGreaterThan(1)
  const asked = askedMoment(game, theirs, seat)
  expect(asked).toMatch(/^research/)
  expect(rankableIn(game, theirs, seat).map(({ moment }) => moment)).not.toContain(asked)
})

test('a premove replaces the one for its moment, without moves it removes it, and past ones are dropped', () => {
  const table = waiting()
  const past = { moment: 'focus/0', moves: [{ kind: 'pass' }] }
  const before = { moment: 'focus/1', moves: [{ kind: 'takeSlot', slot: 1 }] }
  const after = { moment: 'focus/1', moves: [{ kind: 'takeSlot', slot: 2 }] }
  expect(withPremove(table, [past, before], after)).toEqual([after])
  expect(withPremove(table, [before], { moment: 'focus/1', moves: [] })).toEqual([])
})
