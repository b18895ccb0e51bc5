import { type AnyMatch, playMove, startMatch, type Variant } from '@carriage/kernel'
import { choiceOf, pickFrom } from '@carriage/kernel/conform'
import { titleOf } from '@carriage/shared/catalogue'
import { expect } from 'vitest'
import { terminalTranslator } from '../formatter.ts'
import { wrap } from '../layout.ts'
import { chooseOptions } from '../options.ts'
import { createTableTranslator, type TableTranslator } from '../translator.ts'

const players = ['Ada', 'Ben', 'Cleo', 'Dora']

/** A match at its start, with its translator. */
export function matchAt(
  id: string,
  { seats, options }: Variant<object>,
): { match: AnyMatch; translator: TableTranslator } {
  const title = titleOf(id)
  if (!title) throw new Error(`The catalogue has no ${id}.`)
  const names = players.slice(0, seats)
  const source = { kind: 'fast', seed: seats } as const
  const [game] = title.versions
  const matchOptions = { match: 'm', players: names, options: chooseOptions(game, [], options), source }
  return {
    match: startMatch(game, matchOptions),
    translator: createTableTranslator(title, 'en', names, terminalTranslator('en')),
  }
}

/** Plays a random game and expects every phrase to have a message that fits a narrow screen. */
export function expectEveryPhrase(id: string, table: Variant<object>): void {
  const { match, translator } = matchAt(id, table)
  const choice = choiceOf(table.seats)
  expectFormatted(translator.events(match.setupEvents, 'spectator'))
  for (;;) {
    const turn = match.game.turn(match.state)
    expectFormatted(translator.board(match.state, 'spectator'))
    if (turn.over) break
    const seat = pickFrom(turn.seats, choice)
    expectFormatted(translator.board(match.state, seat))
    expectFormatted([translator.decision(match.state, seat)])
    const moves = [...match.game.moves(match.state, seat)]
    expectFormatted(moves.map((move) => translator.move(match.state, seat, seat, move)))
    const played = playMove(match, seat, pickFrom(moves, choice))
    if (!played.legal) throw new Error(`${played.rule} refuses a listed move`)
    expectFormatted(translator.events(played.events, seat))
  }
}

function expectFormatted(texts: readonly string[]): void {
  for (const text of texts) {
    if (text.trim() === '' || /undefined|\[object|NaN|[{}]/.test(text)) expect.fail(`"${text}" is no sentence`)
    const widest = Math.max(
      ...wrap(`  ${text}`, 80)
        .split('\n')
        .map((line) => line.length),
    )
    if (widest > 80) expect.fail(`${text} is too wide`)
  }
}
