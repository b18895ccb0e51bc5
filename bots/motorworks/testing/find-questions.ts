// `node bots/motorworks/testing/find-questions.ts <game> [--seats 2] [--seed 300] [--games 100] [--most 12] [--at 119:193]`:
// finds positions
// for `pnpm exam` in games of Mechanics of 9973c46, and writes them to bots/games/ID/exam. A position is used if every choice
// leads to the end of the round, so that trying all of them tells exactly which is best, and if it is so by far.
import { mkdirSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { titleOf } from '@carriage/catalogue'
import { type AnyGame, fastChance, LiveEffects, redact, type Seat, silentEffects } from '@carriage/kernel'
import { botOfRevision } from '../../arena/revision.ts'
import type { ExamQuestion } from '../../exam-question.ts'
import { trainableFor } from '../../node/index.ts'
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
  },
})
const [id = ''] = positionals
const title = titleOf(id)
const trainable = await trainableFor(id)
const player = await botOfRevision('9973c46', id, 'mechanic')
if (!title || !trainable || !player) throw new RangeError(`There are no bots for ${id}.`)
const game: AnyGame = title.versions[0]
const { source } = trainable
const seats = Number(values.seats)
const options = title.variants.find((variant) => variant.seats === seats)?.options ?? {}
/** By how many points the best choice must be better than any other, and the limit of ways that are tried. */
const clearly = 5
const mostWays = 20_000

let found = 0
const chosenMoves = new Map(values.at?.split(',').map((each) => each.split(':').map(Number) as [number, number]))
for (const seed of chosenMoves.keys()) search(seed)
for (let n = 0; !values.at && n < Number(values.games) && found < Number(values.most); n++)
  search(Number(values.seed) + n)
console.log(`${found} questions`)

/** At most one question of a game. */
function search(seed: number): void {
  const fx = new LiveEffects<object>(fastChance(seed))
  const state = game.setup({ seats, options }, fx) as MotorworksPosition
  const moves: { seat: Seat; move: object }[] = []
  for (let move = 0; move < 5_000 && !game.turn(state).over; move++) {
    const seat = state.actor
    const chosen = player?.choose(redact(state, seat), seat, { seed: seed * 8192 + move }) ?? {}
    const wanted = chosenMoves.get(seed)
    if (wanted === move) {
      decisive(state, seed, moves)
      return
    }
    const best = wanted === undefined ? bestChoices(state, clearly) : undefined
    if (best && !best.right.some((right) => JSON.stringify(right) === JSON.stringify(chosen))) {
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
    if (best) {
      write({ seats, options, seed, moves, seat, ...best, heldBack: found % 3 === 2 })
      return
    }
    let most = Number.NEGATIVE_INFINITY
    let chosen: object | undefined
    for (const move of game.moves(state, seat)) {
      const lead = leadAfter(state, seat, move, state.round, { left: mostWays })?.[seat]
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

/** The first moves of the best ways to the end of the round, if they are clearly better than the others. */
function bestChoices(
  state: MotorworksPosition,
  by: number,
): { readonly right: object[]; readonly why: string } | undefined {
  const { actor: seat, round } = state
  const first = [...game.moves(state, seat)]
  if (first.length < 2) return undefined
  const leads: number[] = []
  const budget = { left: mostWays }
  for (const move of first) {
    const lead = leadAfter(state, seat, move, round, budget)?.[seat]
    if (lead === undefined) return undefined
    leads.push(lead)
  }
  const most = Math.max(...leads)
  const others = leads.filter((lead) => lead < most)
  if (others.length === 0 || Math.max(...others) > most - by) return undefined
  const right = first.filter((_, i) => leads[i] === most)
  const why = `Every choice ends round ${round}: the best way leads by ${most} points when it is scored, any other by at most ${Math.max(...others)}; all ways were tried.`
  return { right, why }
}

/** By seat: the lead when the round is scored, if this move is made and all who decide do what is best for them then. */
function leadAfter(
  state: MotorworksPosition,
  seat: Seat,
  move: object,
  round: number,
  budget: { left: number },
): number[] | undefined {
  if (budget.left-- <= 0) return undefined
  const next = game.clone(state) as MotorworksPosition
  game.play(next, seat, move, silentEffects<object>(fastChance(1)))
  if (next.phase === 'over' || next.round !== round) return leadsIn(next)
  const name = next.steps.at(-1)?.name
  if (name === 'takeTile') return undefined
  let best: number[] | undefined
  for (const each of game.moves(next, next.actor)) {
    const leads = leadAfter(next, next.actor, each, round, budget)
    if (!leads) return undefined
    if (!best || (leads[next.actor] ?? 0) > (best[next.actor] ?? 0)) best = leads
  }
  return best
}

function leadsIn(state: MotorworksPosition): number[] {
  const points = Array.from(source.lookAt(state).points.subarray(0, seats))
  return points.map((own, seat) => own - Math.max(...points.filter((_, other) => other !== seat)))
}

function write(question: ExamQuestion): void {
  const folder = `bots/games/${id}/exam`
  mkdirSync(folder, { recursive: true })
  const name = `${seats}-seats-${question.seed}-${question.moves.length}`
  writeFileSync(`${folder}/${name}.json`, `${JSON.stringify(question)}\n`)
  found++
  console.log(`${name}: ${question.why} ${JSON.stringify(question.right)}`)
}
