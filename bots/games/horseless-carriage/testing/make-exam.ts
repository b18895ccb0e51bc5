// Looks for exam questions in games of older or hasty bots: `node bots/games/horseless-carriage/testing/make-exam.ts
// mechanic@9973c46 [first game] [games] [factory or sales]`. A factory decision is a question if a long search finds a
// plan that keeps clearly more dealerships open over three years than the submitted plan, verified by playing the
// factory on alone with two seeds, and if the seat also ends whole games clearly richer with it; or in the last year if
// a plan earns much more. A decision in the sales is a question if the first window that looks best is clearly not the
// best one: every first move is played to the end of the sales, which are deterministic, all seats selling where it
// pays most immediately. Existing questions are never replaced.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { horselessCarriage, type Move, type State, standardOptions } from '@carriage/horseless-carriage'
import { awaitedSeats, fastChance, isSecret, open, redact, type Seat, silentEffects } from '@carriage/kernel'
import type { ExamQuestion } from '../../../exam-question.ts'
import { contestantOf } from '../../../lab/arena/contestant.ts'
import { earnedBy, openAfter, surelyOpenAfter } from '../exam/built-on.ts'
import type { PlanPass } from '../exam/marking.ts'
import { greedyMove } from '../greedy/index.ts'
import { bestPlanOf } from '../planner/index.ts'
import { outlookOf } from '../planner/outlook.ts'
import { playOn } from '../play-on.ts'
import { gainOf } from './whole-games.ts'

const [name = 'mechanic@9973c46', first = '0', count = '20', only] = process.argv.slice(2)
const seats = 3
/** The search that a right plan is found with. */
const search = { tries: 1_500 }
/** Questions of one game and kind, so that no game decides the exam. */
const perGame = { factory: 3, sales: 2 }
/** Dollars that the best first sale must bring more than the one that looks best. */
const clearlyMore = 5

const folder = new URL('../exam/', import.meta.url)
mkdirSync(folder, { recursive: true })
/** Every third game is an introductory one, and every third is held back. */
const games = Array.from({ length: Number(count) }, (_, n) => 2_000 + Number(first) + n)
const { player } = await contestantOf(name, { game: horselessCarriage, seats })
for (const seed of games) questionsIn(seed, seed % 3 === 1)

function questionsIn(seed: number, introductory: boolean): void {
  const options = { ...standardOptions, introductory }
  const fx = silentEffects<object>(fastChance(seed))
  const who = fastChance(seed + 2 ** 36)
  const state = horselessCarriage.setup({ seats, options }, fx)
  const moves: { seat: Seat; move: Move }[] = []
  const made = { factory: 0, sales: 0 }
  for (;;) {
    const turn = horselessCarriage.turn(state)
    if (turn.over) return
    const awaited = awaitedSeats(turn)
    const seat = awaited[awaited.length > 1 ? who.below(awaited.length) : 0]
    if (seat === undefined) return
    const move = player.choose(redact(state, seat), seat, { seed: seed * 8192 + moves.length }) as Move
    const kind = state.stage.name === 'sales' ? 'sales' : 'factory'
    const asked =
      made[kind] === perGame[kind] || (only !== undefined && only !== kind)
        ? undefined
        : move.kind === 'submitPlan'
          ? questionFor(state, seat, move)
          : saleQuestionFor(state, seat)
    if (asked) {
      const question: ExamQuestion<Move> = { seats, options, seed, moves, seat, ...asked, heldBack: seed % 9 < 3 }
      const file = new URL(`${seed}-${String(moves.length).padStart(3, '0')}-${seat}.record.json`, folder)
      if (!existsSync(file)) writeFileSync(file, `${JSON.stringify(question)}\n`)
      console.log(file.pathname.split('/').at(-1), JSON.stringify(asked))
      made[kind] += 1
    }
    horselessCarriage.play(state, seat, move, fx)
    moves.push({ seat, move })
  }
}

/** Where to sell first, if it matters and is not where it looks best at once. */
function saleQuestionFor(
  state: State,
  seat: Seat,
): { readonly why: string; readonly right: readonly object[] } | undefined {
  if (state.stage.name !== 'sales' || state.stage.step.name !== 'dealership' || state.stage.selling.length < 2)
    return undefined
  const moves = [...horselessCarriage.moves(state, seat)]
  const earned = moves.map((move) => earnedFrom(state, seat, move))
  const most = Math.max(...earned)
  const usual = earnedFrom(state, seat, greedyMove(state, seat, { tries: 0, chance: fastChance(1) }))
  if (most < usual + clearlyMore) return undefined
  return {
    why: `All ${moves.length} first moves were played to the end of the sales, every seat then selling where it pays most at once: the best earn ${most} this year, the one that looks best ${usual}.`,
    right: moves.filter((_, index) => (earned[index] ?? 0) > most - 2),
  }
}

/** What the seat earns from now on this year if it begins with this move. */
function earnedFrom(from: State, seat: Seat, move: Move): number {
  const state = horselessCarriage.clone(from)
  horselessCarriage.play(state, seat, move, silentEffects<object>(fastChance(1)))
  playOn(state, fastChance(1), from)
  return (state.players[seat]?.wealth ?? 0) - (from.players[seat]?.wealth ?? 0)
}

function questionFor(
  state: State,
  seat: Seat,
  move: Move & { kind: 'submitPlan' },
): { readonly why: string; readonly pass: PlanPass } | undefined {
  const view = redact(state, seat)
  const isLast = outlookOf(view, seat).years.length === 1
  const played = isSecret(move.plan) ? open(move.plan) : move.plan
  const found = () => bestPlanOf(view, seat, { ...search, chance: fastChance(1) })
  if (isLast) {
    const [theirs, ours] = [earnedBy(state, seat, played), earnedBy(state, seat, found())]
    if (ours < 1.5 * theirs + 6) return undefined
    return {
      why: `The last year: nothing built is worth anything later. A plan earns ${ours}, the one that was played ${theirs}.`,
      pass: { earned: Math.floor(0.85 * ours) },
    }
  }
  const later = (counts: readonly number[]) => counts.slice(1).reduce((sum, each) => sum + each, 0)
  if (later(openAfter(state, seat, played, 1)) > 2) return undefined
  const theirs = surelyOpenAfter(state, seat, played)
  const right = found()
  const ours = surelyOpenAfter(state, seat, right)
  const isClear = ours.every((each, year) => each >= (theirs[year] ?? 0)) && later(ours) >= later(theirs) + 2
  if (!isClear) return undefined
  const { dollars, error } = gainOf(state, seat, right, played)
  if (dollars < 2 * error) return undefined
  return {
    why: `A plan keeps ${ours.join(', ')} dealerships open this year and in the two after it, built on alone with 500 ideas a year and two lucks; the one that was played ${theirs.join(', ')}: its lines have no room for the stations that are asked for. Whole games end with ${dollars.toFixed(0)} dollars more (standard error ${error.toFixed(0)}).`,
    pass: { open: ours.map((each, year) => Math.min(each, (theirs[year] ?? 0) + 1)) },
  }
}
