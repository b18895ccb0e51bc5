// Looks for exam questions in games of older bots:
// `node bots/games/horseless-carriage/testing/make-exam.ts 9973c46 [first game] [games]`.
// A factory decision is a question if a long search finds a plan that keeps clearly more dealerships open over three
// years than the plan that was submitted, or in the last year one that earns much more; both are verified by building on
// alone with two lucks. Questions that exist are never made anew.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { horselessCarriage, type Move, optionsSchema, type State } from '@carriage/horseless-carriage'
import { awaitedSeats, fastChance, isSecret, open, redact, type Seat, silentEffects } from '@carriage/kernel'
import { contestantOf } from '../../../arena/contestant.ts'
import type { ExamQuestion } from '../../../exam-question.ts'
import { earnedBy, openAfter, surelyOpenAfter } from '../exam/built-on.ts'
import type { PlanPass } from '../exam/marking.ts'
import { bestPlanOf } from '../planner/index.ts'
import { outlookOf } from '../planner/outlook.ts'

const [revision = '9973c46', first = '0', count = '20'] = process.argv.slice(2)
const seats = 3
/** The search that a right plan is found with. */
const search = { tries: 1_500 }
/** Questions of one game, so that no game decides the exam. */
const perGame = 4

const folder = new URL('../exam/', import.meta.url)
mkdirSync(folder, { recursive: true })
/** Every third game is an introductory one, and every third is held back. */
const games = Array.from({ length: Number(count) }, (_, n) => 2_000 + Number(first) + n)
const { player } = await contestantOf(`mechanic@${revision}`, { game: horselessCarriage, seats })
for (const seed of games) questionsIn(seed, seed % 3 === 1)

function questionsIn(seed: number, introductory: boolean): void {
  const options = optionsSchema.parse({ introductory })
  const fx = silentEffects<object>(fastChance(seed))
  const who = fastChance(seed + 2 ** 36)
  const state = horselessCarriage.setup({ seats, options }, fx)
  const moves: { seat: Seat; move: Move }[] = []
  let made = 0
  for (;;) {
    const turn = horselessCarriage.turn(state)
    if (turn.over || made === perGame) return
    const awaited = awaitedSeats(turn)
    const seat = awaited[awaited.length > 1 ? who.below(awaited.length) : 0]
    if (seat === undefined) return
    const move = player.choose(redact(state, seat), seat, { seed: seed * 8192 + moves.length }) as Move
    const asked = move.kind === 'submitPlan' ? questionFor(state, seat, move) : undefined
    if (asked) {
      const question: ExamQuestion<Move> = { seats, options, seed, moves, seat, ...asked, heldBack: seed % 9 < 3 }
      const file = new URL(`${seed}-${String(moves.length).padStart(3, '0')}-${seat}.record.json`, folder)
      if (!existsSync(file)) writeFileSync(file, `${JSON.stringify(question)}\n`)
      console.log(file.pathname.split('/').at(-1), JSON.stringify(asked))
      made += 1
    }
    horselessCarriage.play(state, seat, move, fx)
    moves.push({ seat, move })
  }
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
  const ours = surelyOpenAfter(state, seat, found())
  const isClear = ours.every((each, year) => each >= (theirs[year] ?? 0)) && later(ours) >= later(theirs) + 2
  if (!isClear) return undefined
  return {
    why: `A plan keeps ${ours.join(', ')} dealerships open this year and in the two after it, built on alone with 500 ideas a year and two lucks; the one that was played ${theirs.join(', ')}: its lines have no room for the stations that are asked for.`,
    pass: { open: ours.map((each, year) => Math.min(each, (theirs[year] ?? 0) + 1)) },
  }
}
