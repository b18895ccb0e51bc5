import { bot } from '@carriage/bots/kraftwagen'
import { kraftwagen, kraftwagenTitle, type Move, type State } from '@carriage/kraftwagen'
import { describe, expect, test } from 'vitest'
import { offeredMoves } from '../../../pages/first-hour/stage.ts'
import { type StageMatch, stageMatch } from '../../../pages/first-hour/stage-match.ts'
import { race } from './race.ts'
import { round } from './round.ts'
import { wholeGame } from './whole.ts'

type Stage = typeof round

function begin(stage: Stage, record?: Parameters<typeof stageMatch>[3]): StageMatch {
  return stageMatch(stage as never, kraftwagen, 'Guest', record)
}

function viewOf(match: StageMatch): State {
  return match.opened().view as State
}

/** Plays with bots on all seats until the stage is over or asks for the given number of decisions. */
function play(stage: Stage, match: StageMatch, most = 200): number {
  const me = bot.at('mechanic')
  const rival = bot.at(stage.level ?? 'apprentice')
  let decisions = 0
  while (!stage.isOver(viewOf(match)) && decisions < most) {
    const turn = match.forBot()
    if (turn) match.playBot(turn.seat, rival.choose(turn.view, turn.seat, { seed: turn.seed }))
    else {
      const view = viewOf(match)
      const offered = offeredMoves(stage as never, view, kraftwagen.moves(view, 0)) as Move[]
      expect(offered.length).toBeGreaterThan(1)
      const wanted = me.choose(view, 0, { seed: decisions })
      const move = offered.find((each) => JSON.stringify(each) === JSON.stringify(wanted)) ?? offered[0]
      expect(match.play(move ?? {})).not.toHaveProperty('legal')
      decisions++
    }
  }
  return decisions
}

describe.each([
  ['one round', round, 20],
  ['two rounds', race, 50],
  ['the whole game', wholeGame, 120],
] as const)('%s', (_, stage, most) => {
  test(`ends by the rules, after at most ${most} decisions with a choice each`, () => {
    const match = begin(stage)
    const decisions = play(stage, match)
    expect(decisions).toBeGreaterThan(3)
    expect(decisions).toBeLessThanOrEqual(most)
    expect(kraftwagen.turn(match.local.match.state as State).over).toBe(true)
  })

  test('goes on where it was left', () => {
    const match = begin(stage)
    play(stage, match, 4)
    const again = begin(stage, match.local.toRecord())
    expect(again.opened().view).toEqual(match.opened().view)
    expect(play(stage, again)).toBe(play(stage, match))
    expect(again.opened().view).toEqual(match.opened().view)
  })
})

test.each([
  // Awards and the tiles of what opens later are not in play.
  [round, ['KW-INV-4', 'KW-INV-6', 'KW-INV-19']],
  [race, ['KW-INV-4', 'KW-INV-6', 'KW-INV-19']],
  [wholeGame, []],
] as const)('the position of $id is one of the box but for what opens later', (stage, later) => {
  const state = begin(stage).local.match.state as State
  const broken = (kraftwagenTitle.invariants ?? []).filter((invariant) => invariant.broken(state) !== undefined)
  expect(broken.map((invariant) => invariant.id)).toEqual(later)
})

test('the wheel has only tiles of what is open', () => {
  expect(viewOf(begin(round)).chain).not.toContain('T5')
  expect(viewOf(begin(race)).chain).toEqual(expect.arrayContaining(['T5', 'T6']))
  for (const card of viewOf(begin(wholeGame)).display) expect(card).toMatch(/^D/)
})
