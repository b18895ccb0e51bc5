import { join } from 'node:path'
import { playMove, type Seat, seatsOf, startMatch } from '@carriage/kernel'
import { choiceOf, pickFrom, randomMove } from '@carriage/kernel/conform'
import { titleOf } from '@carriage/shared/catalogue'
import { expect, test } from 'vitest'
import { carriage } from './commands.ts'
import { terminalTranslator } from './formatter.ts'
import { wrap } from './layout.ts'
import { chooseOptions } from './options.ts'
import { Paper } from './testing/paper.ts'
import { emptyFolder } from './testing/run-carriage.ts'
import { createTableTranslator } from './translator.ts'

const title = titleOf('horseless-carriage')!

test('every phrase of a random game has a message, and its drawings fit 80 columns', { timeout: 60_000 }, () => {
  const players = ['Ada', 'Ben', 'Cleo']
  const t = terminalTranslator('en')
  const translator = createTableTranslator(title, 'en', players, t)
  const options = chooseOptions(title.versions[0], [])
  const match = startMatch(title.versions[0], { match: 'm', players, options, source: { kind: 'fast', seed: 3 } })
  const choice = choiceOf(3)
  expectNoMissing(translator.events(match.setupEvents, 'spectator'))
  for (;;) {
    const turn = match.game.turn(match.state)
    if (turn.over) break
    const seat: Seat = pickFrom(turn.seats, choice)
    expectDrawn(translator.board(match.state, seat))
    expectNoMissing([translator.decision(match.state, seat)])
    const listed = [...match.game.moves(match.state, seat)]
    expectNoMissing(listed.map((move) => translator.move(match.state, seat, seat, move)))
    const move = randomMove(match.game, match.state, turn, seat, choice)
    for (const viewer of seatsOf(3)) expectNoMissing([translator.move(match.state, viewer, seat, move)])
    const played = playMove(match, seat, move)
    if (!played.legal) throw new Error(`${played.rule} refuses a move of random play`)
    expectNoMissing(translator.events(played.events, seat))
  }
  expectDrawn(translator.board(match.state, 'spectator'))
})

test('while random plans are suggested, a person is still asked, and may write any plan', {
  timeout: 60_000,
}, async () => {
  const file = join(emptyFolder(), 'hc.json')
  const nothing = '{"kind":"submitPlan","plan":{"$secret":[0],"value":{"pieces":[],"expansion":null}}}'
  const answers = ['', ...Array.from({ length: 6 }, () => '1')].flatMap((line) => [line, `play ${nothing}`])
  const paper = new Paper([...answers, 'q'])
  const args = ['play', 'horseless-carriage', '--seats', '3', '--random', '2,3', '--record', file]
  expect(await carriage(args, paper)).toBe(0)
  expect(paper.text).toContain('Build your factory for this year.')
  expect(paper.text).toContain('Not allowed (rule HC-5.54):')
  expect(paper.text).toContain('Your plan must place a floor expansion')
})

function expectNoMissing(lines: readonly string[]): void {
  for (const line of lines) expect(line).not.toMatch(/undefined|\[object|\{\w+\}/)
}

/** Sentences can be wrapped; a drawing cannot. */
function expectDrawn(lines: readonly string[]): void {
  expectNoMissing(lines)
  for (const line of lines) {
    if (/^ *-?\d+[ /]/.test(line)) expect(`  ${line}`.length).toBeLessThanOrEqual(80)
    for (const part of wrap(`  ${line}`, 80).split('\n')) expect(part.length).toBeLessThanOrEqual(80)
  }
}
