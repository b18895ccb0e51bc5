import { bot } from '@carriage/bots/kraftwagen'
import { fastChance } from '@carriage/kernel'
import { kraftwagen, kraftwagenTitle, type Move, type State } from '@carriage/kraftwagen'
import { describe, expect, test } from 'vitest'
import { plannedMove } from '../../../pages/first-hour/planned-move.ts'
import { offeredMoves } from '../../../pages/first-hour/stage.ts'
import { type StageMatch, stageMatch } from '../../../pages/first-hour/stage-match.ts'
import type { GivenHint } from '../../../table/hints/turn-aim.ts'
import type { ShownEntry } from '../../../table/model/link.ts'
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

/** Decides for the player. */
type Player = (at: { view: State; n: number; moves: Move[]; entries: readonly ShownEntry[] }) => Move

/** How far the player is ahead of the rival at the end. */
function lead(stage: Stage, player: Player, seed: number): number {
  const match = begin(stage)
  const rival = bot.at(stage.level ?? 'apprentice')
  let entries = match.opened().past
  while (!stage.isOver(viewOf(match))) {
    const turn = match.forBot()
    if (turn) {
      const move = rival.choose(turn.view, turn.seat, { seed: turn.seed + seed })
      entries = [...entries, ...match.playBot(turn.seat, move)]
      continue
    }
    const view = viewOf(match)
    const moves = offeredMoves(stage as never, view, kraftwagen.moves(view, 0)) as Move[]
    const made = match.play(player({ view, n: match.local.match.log.length, moves, entries }))
    if ('legal' in made) throw new Error(made.rule)
    entries = [...entries, ...made]
  }
  const [myScore = 0, theirs = 0] = viewOf(match).players.map(({ money }) => Number(money))
  return myScore - theirs
}

/** Presses the bright button only: asks for a hint, and goes on with its plan. */
function follower(seed: number): Player {
  const adviser = bot.adviser()
  let given: GivenHint | undefined
  return ({ view, n, moves, entries }) => {
    const at = { view, entries, moves, table: { me: 0 }, game: kraftwagen } as never
    const planned = given && plannedMove(given, at)
    if (planned) return planned as Move
    // Hints of the table look at a hundred positions: a few are faster, and no better.
    const options = adviser.advise(view, 0, { seed: n + seed, iterations: 4 })
    const [option] = options
    if (!option) throw new Error('There is no hint.')
    given = { asked: { view, n, moves }, options: [option] }
    return option.moves[0] as Move
  }
}

function anything(seed: number): Player {
  const chance = fastChance(seed)
  return ({ moves }) => moves[chance.below(moves.length)] as Move // some are offered
}

const seeds = Array.from({ length: 10 }, (_, index) => 1000 * (index + 1))

test.each([
  [round, 8],
  [race, 7],
] as const)('who follows the hints of $id wins, and who presses anything loses', (stage, least) => {
  const won = (player: (seed: number) => Player) => seeds.filter((seed) => lead(stage, player(seed), seed) > 0)
  expect(won(follower).length).toBeGreaterThanOrEqual(least)
  expect(won(anything).length).toBeLessThanOrEqual(3)
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
