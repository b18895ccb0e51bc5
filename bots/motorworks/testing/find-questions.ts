// `node bots/motorworks/testing/find-questions.ts <game> [--seats 2] [--seed 300] [--games 100] [--most 12] [--at 119:193]`:
// finds positions for `pnpm exam` in games of Mechanics of 9973c46, and writes them to bots/games/ID/exam. A position is used
// if every choice leads to the end of the round, so that trying all of them tells exactly which is best; if it is so by far,
// also to a seat that does not see the money of others; and if no other choice keeps a marker or an investor for a later
// round that the best one spends. `--check` looks at the questions that are there instead and names those that fail this.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import { parseArgs } from 'node:util'
import { titleOf } from '@carriage/catalogue'
import { type AnyGame, fastChance, LiveEffects, redact, type Seat, silentEffects } from '@carriage/kernel'
import { botOfRevision } from '../../arena/revision.ts'
import type { Bot } from '../../bot.ts'
import { examPositionOf } from '../../exam/question.ts'
import type { ExamQuestion } from '../../exam-question.ts'
import { examFilesOf, trainableFor } from '../../node/index.ts'
import type { MotorworksPosition } from '../position.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seats: { type: 'string', default: '2' },
    seed: { type: 'string', default: '300' },
    games: { type: 'string', default: '100' },
    most: { type: 'string', default: '12' },
    /** Seeds and numbers of moves: only these positions, however much better the best choice is. */
    at: { type: 'string' },
    /** Positions of an earlier round spend what may be worth more later; without this only the last one is asked about. */
    'any-round': { type: 'boolean', default: false },
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
/** The features that count what serves only once. */
const spentOnce = source.features.flatMap((name, index) => (/Markers?$|^investors$/.test(name) ? [index] : []))
const lastRound = 3
const options = title.variants.find((variant) => variant.seats === seats)?.options ?? {}
/** By how many points the best choice must be better than any other, and the limit of ways that are tried. */
const clearly = 5
const mostWays = 20_000

let found = 0
const chosenMoves = new Map(values.at?.split(',').map((each) => each.split(':').map(Number) as [number, number]))
if (values.check) examFilesOf(id).forEach(check)
else await find()

async function find(): Promise<void> {
  const player = await botOfRevision('9973c46', id, 'mechanic')
  if (!player) throw new RangeError(`There are no bots for ${id}.`)
  for (const seed of chosenMoves.keys()) search(seed, player)
  for (let n = 0; !values.at && n < Number(values.games) && found < Number(values.most); n++)
    search(Number(values.seed) + n, player)
  console.log(`${found} questions`)
}

/** Names a question if the same search does not find it. Two were found by playing on, as they say themselves. */
function check(file: string): void {
  const question = JSON.parse(readFileSync(file, 'utf8')) as ExamQuestion
  if (!question.why.startsWith('Every choice')) return
  seats = question.seats
  const best = bestChoices(examPositionOf(game, question) as MotorworksPosition, 1)
  if (typeof best === 'string') console.log(`${basename(file)}: ${best}`)
  else if (JSON.stringify(best.right) !== JSON.stringify(question.right))
    console.log(`${basename(file)}: another move is best`)
}

/** At most one question of a game. */
function search(seed: number, player: Bot): void {
  const fx = new LiveEffects<object>(fastChance(seed))
  const state = game.setup({ seats, options }, fx) as MotorworksPosition
  const moves: { seat: Seat; move: object }[] = []
  for (let move = 0; move < 5_000 && !game.turn(state).over; move++) {
    const seat = state.actor
    const chosen = player.choose(redact(state, seat), seat, { seed: seed * 8192 + move })
    const wanted = chosenMoves.get(seed)
    if (wanted === move) {
      decisive(state, seed, moves)
      return
    }
    const isAsked = wanted === undefined && (values['any-round'] || state.round === lastRound)
    const best = isAsked ? bestChoices(state, clearly) : ''
    if (typeof best !== 'string' && !best.right.some((right) => JSON.stringify(right) === JSON.stringify(chosen))) {
      write({ seats, options, seed, moves: [...moves], seat, ...best, heldBack: found % 3 === 2 })
      return
    }
    moves.push({ seat, move: chosen })
    game.play(state, seat, chosen, fx)
  }
}

/** Goes on with the best car until a choice is decisive: whether a car is placed at all is not compared. */
function decisive(from: MotorworksPosition, seed: number, before: readonly { seat: Seat; move: object }[]): void {
  let state = from
  const moves = [...before]
  const seat = state.actor
  while (state.phase !== 'over' && state.actor === seat && state.round === from.round) {
    const best = bestChoices(state, 1)
    if (typeof best !== 'string') {
      write({ seats, options, seed, moves, seat, ...best, heldBack: found % 3 === 2 })
      return
    }
    let most = Number.NEGATIVE_INFINITY
    let chosen: object | undefined
    for (const move of game.moves(state, seat)) {
      const lead = wayAfter(state, seat, move, state.round, { left: mostWays })?.leads[seat]
      if (lead === undefined || lead <= most) continue
      most = lead
      chosen = move
    }
    if (!chosen) break
    const next = game.clone(state) as MotorworksPosition
    game.play(next, seat, chosen, silentEffects<object>(fastChance(1)))
    state = next
    moves.push({ seat, move: chosen })
  }
  console.log(`${seed}: no choice is decisive`)
}

/** A way to the end of the round, by seat: the lead when it is scored, and what is kept that serves only once. */
interface Way {
  readonly leads: readonly number[]
  readonly kept: readonly number[]
}

/** The first moves of the best ways to the end of the round, or why the position is not used. */
function bestChoices(
  state: MotorworksPosition,
  by: number,
): { readonly right: object[]; readonly why: string } | string {
  const { actor: seat } = state
  const first = [...game.moves(state, seat)]
  if (first.length < 2) return 'there is no choice'
  const ways = waysOf(state, first)
  const imagined = waysOf(imaginedBy(state, seat), first)
  if (!ways || !imagined) return 'not every choice ends the round, or there are too many ways'
  const { best, most, next } = clearlyBest(ways, seat)
  if (next > most - by) return `the next best choice leads by ${next}, the best by ${most}`
  const seen = clearlyBest(imagined, seat)
  if (seen.best.join() !== best.join() || seen.next > seen.most - by) return 'the seat cannot know it'
  const kept = Math.max(...best.map((index) => ways[index]?.kept[seat] ?? 0))
  if (ways.some((way) => (way.kept[seat] ?? 0) > kept)) return 'another choice keeps more for a later round'
  const why = `Every choice ends round ${state.round}: the best way leads by ${most} points when it is scored, any other by at most ${next}; all ways were tried.`
  return { right: best.flatMap((index) => first[index] ?? []), why }
}

function waysOf(state: MotorworksPosition, first: readonly object[]): Way[] | undefined {
  const ways: Way[] = []
  const budget = { left: mostWays }
  for (const move of first) {
    const way = wayAfter(state, state.actor, move, state.round, budget)
    if (!way) return undefined
    ways.push(way)
  }
  return ways
}

/** Which ways lead most, by how much, and how much the next best leads. */
function clearlyBest(
  ways: readonly Way[],
  seat: Seat,
): { readonly best: readonly number[]; readonly most: number; readonly next: number } {
  const leads = ways.map((way) => way.leads[seat] ?? 0)
  const most = Math.max(...leads)
  const best = leads.flatMap((lead, index) => (lead === most ? [index] : []))
  return { best, most, next: Math.max(...leads.filter((lead) => lead < most)) }
}

/** The position as a bot of this seat imagines it. */
function imaginedBy(state: MotorworksPosition, seat: Seat): MotorworksPosition {
  const model = trainable?.modelWith(source.trained(seats))
  return model?.sampleHidden(redact(state, seat), seat, fastChance(1)) ?? state
}

/** Where it leads if this move is made and all who decide then do what is best for them. */
function wayAfter(
  state: MotorworksPosition,
  seat: Seat,
  move: object,
  round: number,
  budget: { left: number },
): Way | undefined {
  if (budget.left-- <= 0) return undefined
  const next = game.clone(state) as MotorworksPosition
  game.play(next, seat, move, silentEffects<object>(fastChance(1)))
  if (next.phase === 'over' || next.round !== round) return endOf(next)
  if (next.steps.at(-1)?.name === 'takeTile') return undefined
  const { actor } = next
  let best: Way | undefined
  for (const each of game.moves(next, actor)) {
    const way = wayAfter(next, actor, each, round, budget)
    if (!way) return undefined
    const gain = best ? (way.leads[actor] ?? 0) - (best.leads[actor] ?? 0) : 1
    if (gain > 0 || (gain === 0 && (way.kept[actor] ?? 0) > (best?.kept[actor] ?? 0))) best = way
  }
  return best
}

function endOf(state: MotorworksPosition): Way {
  const look = source.lookAt(state)
  const points = Array.from(look.points.subarray(0, seats))
  const count = source.features.length
  return {
    leads: points.map((own, seat) => own - Math.max(...points.filter((_, other) => other !== seat))),
    kept: points.map((_, seat) =>
      state.phase === 'over' ? 0 : spentOnce.reduce((sum, slot) => sum + (look.values[seat * count + slot] ?? 0), 0),
    ),
  }
}

function write(question: ExamQuestion): void {
  const folder = `bots/games/${id}/exam`
  mkdirSync(folder, { recursive: true })
  const name = `${seats}-seats-${question.seed}-${question.moves.length}`
  writeFileSync(`${folder}/${name}.json`, `${JSON.stringify(question)}\n`)
  found++
  console.log(`${name}: ${question.why} ${JSON.stringify(question.right)}`)
}
