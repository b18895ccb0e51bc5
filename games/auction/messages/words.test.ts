import { type Phrase, playMove, type Seat, startMatch, type Viewer, viewOf } from '@carriage/kernel'
import { choiceOf, pickFrom } from '@carriage/kernel/conform'
import { expect, test } from 'vitest'
import { title } from '../title.ts'

const {
  words,
  versions: [game],
} = title

test('every message needed in whole games exists in English, and every message is used', () => {
  const used = new Set<string>(['title'])
  for (let seed = 1; seed <= 60; seed++) listen(seed, used)
  expect([...used].filter((id) => id !== 'seat').sort()).toEqual(Object.keys(words.messages.en ?? {}).sort())
})

test("no viewer reads another bidder's secrets", () => {
  const match = startMatch(game, {
    match: 'm',
    players: ['A', 'B'],
    options: { purse: 'plain' },
    source: { kind: 'fast', seed: 1 },
  })
  const shown = (viewer: Viewer) => JSON.stringify(words.board(viewOf(match, viewer), viewer))
  expect(shown('spectator').match(/kind\./g)).toBeNull()
  expect(shown(0).match(/kind\./g)).toHaveLength(1)
})

/** Plays a random game and collects every message any viewer would read. */
function listen(seed: number, used: Set<string>): void {
  const choice = choiceOf(seed)
  const match = startMatch(game, {
    match: 'm',
    players: ['A', 'B', 'C'],
    options: { purse: 'plain' },
    source: { kind: 'fast', seed },
  })
  for (;;) {
    for (const viewer of [0, 'spectator'] as const)
      for (const line of words.board(viewOf(match, viewer), viewer)) collect(line, used)
    const turn = game.turn(match.state)
    if (turn.over) return
    const seat: Seat = pickFrom(turn.seats, choice)
    collect(words.decision(viewOf(match, seat), seat), used)
    const moves = [...game.moves(match.state, seat)]
    for (const move of moves) collect(words.move(viewOf(match, seat), seat, move), used)
    const played = playMove(match, seat, pickFrom(moves, choice))
    if (!played.legal) throw new Error(played.rule)
    for (const event of played.events) collect(words.event(event), used)
  }
}

function collect({ id, values = {} }: Phrase, used: Set<string>): void {
  used.add(id)
  for (const value of Object.values(values)) if (typeof value === 'object') collect(value, used)
}
