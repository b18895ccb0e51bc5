// `node bots/games/kraftwagen-family/testing/find-questions.ts <game> [--seats 2] [--seed 300] [--games 100] [--most
// 12] [--found-too]`: finds positions for `pnpm bots exam` in games of Mechanics of 9973c46, and writes them to
// bots/games/ID/exam. A position is used if every choice leads to the end of the game, so that trying all of them
// determines the best one; if it is best by far, also for a seat that does not see the money of others; and if the
// Mechanic misses it, unless `--found-too` also asks for others in which at most a third of the choices is right.
// `--check` verifies the existing questions and lists those that fail.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import { parseArgs } from 'node:util'
import { type AnyGame, fastChance, LiveEffects, redact, type Seat } from '@carriage/kernel'
import { titleOf } from '@carriage/shared/catalogue'
import type { Bot } from '../../../bot.ts'
import type { ExamQuestion } from '../../../exam-question.ts'
import { botOfRevision } from '../../../lab/arena/revision.ts'
import { examPositionOf } from '../../../lab/exam/question.ts'
import { examFilesOf, trainableFor } from '../../../node/index.ts'
import type { FamilyPosition } from '../position.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seats: { type: 'string', default: '2' },
    seed: { type: 'string', default: '300' },
    games: { type: 'string', default: '100' },
    most: { type: 'string', default: '12' },
    'found-too': { type: 'boolean', default: false },
    check: { type: 'boolean', default: false },
  },
})
const [id = ''] = positionals
const title = titleOf(id)
const trainable = await trainableFor(id)
if (!title || !trainable) throw new RangeError(`There are no bots for ${id}.`)
const game: AnyGame = title.versions[0]
const { source } = trainable
let seats = Number(values.seats)
const lastRound = 3
const options = title.variants.find((variant) => variant.seats === seats)?.options ?? {}
/** By how many points the best choice must be better than any other, and the limit of positions that are looked at. */
const clearly = 5
const mostPositions = 6_000
/** Decisions before the end of a game that are looked at, the last one first. */
const lastDecisions = 12
/** In how many ways what a seat does not see is imagined. */
const worlds = 8

const undecided = 'not every choice ends the game, or there are too many ways'
let found = 0
if (values.check) examFilesOf(id).forEach(check)
else await find()

async function find(): Promise<void> {
  const player = await botOfRevision('9973c46', id, 'mechanic')
  if (!player) throw new RangeError(`There are no bots for ${id}.`)
  for (let n = 0; n < Number(values.games) && found < Number(values.most); n++) search(Number(values.seed) + n, player)
  console.log(`${found} questions`)
}

/** Names a question if the same search does not find it. Two were found by playing on, as they say themselves. */
function check(file: string): void {
  const question = JSON.parse(readFileSync(file, 'utf8')) as ExamQuestion
  if (!question.why.startsWith('Every choice')) return
  seats = question.seats
  const best = bestChoices(examPositionOf(game, question) as FamilyPosition, 1)
  if (typeof best === 'string') console.log(`${basename(file)}: ${best}`)
  else if (JSON.stringify(best.right) !== JSON.stringify(question.right))
    console.log(`${basename(file)}: another move is best`)
}

/** At most one question of a game. */
function search(seed: number, player: Bot): void {
  const fx = new LiveEffects<object>(fastChance(seed))
  const state = game.setup({ seats, options }, fx) as FamilyPosition
  const moves: { seat: Seat; move: object }[] = []
  const last: FamilyPosition[] = []
  while (moves.length < 5_000 && !game.turn(state).over) {
    const seat = state.actor
    const move = player.choose(redact(state, seat), seat, { seed: seed * 8192 + moves.length })
    last.push(game.clone(state) as FamilyPosition)
    if (last.length > lastDecisions) last.shift()
    moves.push({ seat, move })
    game.play(state, seat, move, fx)
  }
  let question: ExamQuestion | undefined
  for (const [back, before] of last.reverse().entries()) {
    const index = moves.length - 1 - back
    const best = bestChoices(before, clearly)
    if (best === undecided) break
    if (typeof best === 'string') continue
    const chosen = JSON.stringify(moves[index]?.move)
    const isMissed = !best.right.some((right) => JSON.stringify(right) === chosen)
    const isEasy = best.right.length * 3 > [...game.moves(before, before.actor)].length
    if (!isMissed && (isEasy || !values['found-too'])) continue
    const why = `${best.why} The Mechanic of 9973c46 ${isMissed ? 'misses' : 'finds'} it.`
    const heldBack = found % 3 === 2
    question = { seats, options, seed, moves: moves.slice(0, index), seat: before.actor, ...best, why, heldBack }
    if (isMissed) break
  }
  if (question) write(question)
}

/** The first moves of the best ways to the end of the game, or why the position is not used. */
function bestChoices(state: FamilyPosition, by: number): { readonly right: object[]; readonly why: string } | string {
  const { actor: seat } = state
  const first = [...game.moves(state, seat)]
  if (first.length < 2) return 'there is no choice'
  if (state.round !== lastRound) return undecided
  const leads = leadsAfter(state, first)
  if (!leads) return undecided
  const most = Math.max(...leads)
  const next = Math.max(...leads.filter((lead) => lead < most))
  if (leads.every((lead) => lead === most)) return 'all choices are alike'
  if (next > most - by) return `the next best choice leads by ${next}, the best by ${most}`
  const best = leads.flatMap((lead, index) => (lead === most ? [index] : []))
  if (!isKnown(state, first, best)) return 'the seat cannot know it'
  const why = `Every choice ends the game: the best way leads by ${most} points, any other by at most ${next}; all ways were tried.`
  return { right: best.flatMap((index) => first[index] ?? []), why }
}

/** Whether these choices are the best whatever the seat does not see: each of them in each imagined world. */
function isKnown(state: FamilyPosition, first: readonly object[], best: readonly number[]): boolean {
  const model = trainable?.modelWith(source.trained(seats))
  const view = redact(state, state.actor)
  const seen = new Set([JSON.stringify(state)])
  for (let world = 1; model && world <= worlds; world++) {
    const imagined = model.sampleHidden(view, state.actor, fastChance(world))
    const key = JSON.stringify(imagined)
    if (seen.has(key)) continue
    seen.add(key)
    const leads = leadsAfter(imagined, first) ?? []
    const most = Math.max(...leads)
    if (best.some((index) => leads[index] !== most)) return false
  }
  return true
}

/** For each move by how much it leads at the end of the game. */
function leadsAfter(state: FamilyPosition, moves: readonly object[]): number[] | undefined {
  const leads: number[] = []
  const known = new Map<string, readonly number[]>()
  for (const move of moves) {
    const after = leadsOfAll(state, state.actor, move, known)
    if (!after) return undefined
    leads.push(after[state.actor] ?? 0)
  }
  return leads
}

/** The lead of each seat if this move is made and all deciding seats then do what is best for them. */
function leadsOfAll(
  state: FamilyPosition,
  seat: Seat,
  move: object,
  known: Map<string, readonly number[]>,
): readonly number[] | undefined {
  const next = game.clone(state) as FamilyPosition
  const fx = new LiveEffects<object>(fastChance(1))
  game.play(next, seat, move, fx)
  if (next.phase === 'over') {
    const points = Array.from(source.lookAt(next).points.subarray(0, seats))
    return points.map((own, each) => own - Math.max(...points.filter((_, other) => other !== each)))
  }
  if (fx.disclosed || next.steps.at(-1)?.name === 'takeTile') return undefined
  // Free plays in another order lead to the same position.
  const key = JSON.stringify(next)
  const before = known.get(key)
  if (before) return before
  if (known.size >= mostPositions) return undefined
  const { actor } = next
  let best: readonly number[] | undefined
  for (const each of game.moves(next, actor)) {
    const leads = leadsOfAll(next, actor, each, known)
    if (!leads) return undefined
    if (!best || (leads[actor] ?? 0) > (best[actor] ?? 0)) best = leads
  }
  if (best) known.set(key, best)
  return best
}

function write(question: ExamQuestion): void {
  const folder = `bots/games/${id}/exam`
  mkdirSync(folder, { recursive: true })
  const name = `${seats}-seats-${question.seed}-${question.moves.length}`
  writeFileSync(`${folder}/${name}.json`, `${JSON.stringify(question)}\n`)
  found++
  console.log(`${name}: ${question.why} ${JSON.stringify(question.right)}`)
}
