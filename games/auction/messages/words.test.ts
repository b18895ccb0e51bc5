import { type Phrase, playMove, type Seat, startMatch, type Viewer, viewOf } from '@carriage/kernel'
import { choiceOf, pickFrom } from '@carriage/kernel/conform'
import { expect, test } from 'vitest'
import { title } from '../title.ts'

const {
  words,
  versions: [game],
} = title

test('everything that the auction says in whole games exists in English, and every message is said', () => {
  const said = new Set<string>(['title'])
  for (let seed = 1; seed <= 60; seed++) listen(seed, said)
  expect([...said].filter((id) => id !== 'seat').sort()).toEqual(Object.keys(words.messages.en ?? {}).sort())
})

test('nobody is told what another bidder keeps secret', () => {
  const match = startMatch(game, {
    match: 'm',
    players: ['A', 'B'],
    options: { purse: 'plain' },
    source: { kind: 'fast', seed: 1 },
  })
  const told = (viewer: Viewer) => JSON.stringify(words.board(viewOf(match, viewer), viewer))
  expect(told('spectator').match(/kind\./g)).toBeNull()
  expect(told(0).match(/kind\./g)).toHaveLength(1)
})

/** Plays a random game and notes every message that any viewer would read. */
function listen(seed: number, said: Set<string>): void {
  const choice = choiceOf(seed)
  const match = startMatch(game, {
    match: 'm',
    players: ['A', 'B', 'C'],
    options: { purse: 'plain' },
    source: { kind: 'fast', seed },
  })
  for (;;) {
    for (const viewer of [0, 'spectator'] as const)
      for (const line of words.board(viewOf(match, viewer), viewer)) hear(line, said)
    const turn = game.turn(match.state)
    if (turn.over) return
    const seat: Seat = pickFrom(turn.seats, choice)
    hear(words.decision(viewOf(match, seat), seat), said)
    const moves = [...game.moves(match.state, seat)]
    for (const move of moves) hear(words.move(viewOf(match, seat), seat, move), said)
    const played = playMove(match, seat, pickFrom(moves, choice))
    if (!played.legal) throw new Error(played.rule)
    for (const event of played.events) hear(words.event(event), said)
  }
}

function hear({ id, values = {} }: Phrase, said: Set<string>): void {
  said.add(id)
  for (const value of Object.values(values)) if (typeof value === 'object') hear(value, said)
}
