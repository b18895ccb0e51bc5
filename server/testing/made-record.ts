import { createHash } from 'node:crypto'
import { fastChance, playMove, readOptions, recordOf, startMatch, undoMove, writeRecord } from '@carriage/kernel'
import { library } from '@carriage/shared/catalogue'

/** A valid record of a random game of Kraftwagen by two. Each undo adds two entries to it. */
export function madeRecord({ seed = 1, undos = 0, players = ['Ann', 'Bob'] } = {}): string {
  const game = library.latest('kraftwagen')
  const options = game && readOptions(game, {})
  if (!game || !options?.ok) throw new Error('Kraftwagen can be played without wishes.')
  const source = { kind: 'fast', seed } as const
  const digest = (text: string) => createHash('sha256').update(text).digest('hex')
  const match = startMatch(game, { match: `made-${seed}`, players, options: options.value, source, digest })
  const chance = fastChance(seed)
  let left = undos
  for (let turn = game.turn(match.state); !turn.over; turn = game.turn(match.state)) {
    const seat = turn.seats[0]!
    const moves = [...game.moves(match.state, seat)]
    if (!playMove(match, seat, moves[chance.below(moves.length)]!).legal) throw new Error('A listed move is refused.')
    if (left > 0 && undoMove(match, seat).legal) left -= 1
  }
  return writeRecord(recordOf(match))
}
