import { parseArgs } from 'node:util'
import { type Proposal, proposePlans } from '@carriage/bots/horseless-carriage/planner'
import { horselessCarriage } from '@carriage/horseless-carriage'
import { fastChance, redact, secret } from '@carriage/kernel'
import { writePlot } from '@carriage/shared/reporting'
import { roundsOf } from '../rounds.ts'
import { outcomeOf, type PlanOutcome, planByChance } from './plan-outcome.ts'
import { type PlannerPosition, plannerPositions } from './planner-positions.ts'

/*
 * Whether the planner keeps its promises: `pnpm bench planner --positions 1000`. Its plans are legal, come in time, and
 * bring more than random legal plans of the same position.
 */

/** What a plan may take, in milliseconds of CPU time. */
const budget = 200
const tries = 120

export function bench(args: readonly string[]): number {
  const { values } = parseArgs({
    args: [...args],
    options: { positions: { type: 'string', default: '1000' }, seed: { type: 'string', default: '1' } },
  })
  const proof = provePlanner(Number(values.positions), Number(values.seed))
  const { positions, proposals, illegal, milliseconds, planned, byChance } = proof
  console.log(`${positions} positions of years 2 to 5, ${proposals} proposals with ${tries} tries for each position`)
  console.log(`illegal proposals: ${illegal}`)
  console.log(
    `CPU time for the proposals of a position: median ${milliseconds.median.toFixed(1)} ms, ` +
      `99 of 100 within ${milliseconds.most.toFixed(1)} ms, worst ${milliseconds.worst.toFixed(1)} ms`,
  )
  console.log('\nmeans for the year              planner   random   times')
  for (const [what, name] of figures) {
    const [ours, theirs] = [planned[what], byChance[what]]
    const row = [ours.toFixed(2).padStart(9), theirs.toFixed(2).padStart(8), (ours / theirs).toFixed(1).padStart(7)]
    console.log(`${name.padEnd(30)} ${row.join(' ')}`)
  }
  const rows = figures.flatMap(([what, name]) => [
    { name: `${name}, planner`, value: planned[what], text: planned[what].toFixed(2) },
    { name: `${name}, random`, value: byChance[what], text: byChance[what].toFixed(2) },
  ])
  console.log(writePlot('.cache/plots/bench-planner.svg', { title: 'What a plan brings in its year, means', rows }))
  const broken = brokenPromises(proof)
  console.log('')
  console.log(broken.length === 0 ? `PASS: legal, within ${budget} ms, and better by every mean` : 'FAIL:')
  for (const promise of broken) console.log(`  ${promise}`)
  return broken.length === 0 ? 0 : 1
}

const figures = [
  ['opened', 'open dealerships'],
  ['vehicles', 'vehicles sold'],
  ['income', 'income'],
] as const satisfies readonly (readonly [keyof PlanOutcome, string])[]

export interface PlannerProof {
  readonly positions: number
  readonly proposals: number
  readonly illegal: number
  readonly milliseconds: { readonly median: number; readonly most: number; readonly worst: number }
  /** Means over all positions. */
  readonly planned: PlanOutcome
  readonly byChance: PlanOutcome
}

export function provePlanner(positions: number, seed: number): PlannerProof {
  let proposals = 0
  let illegal = 0
  const times: number[] = []
  const planned: PlanOutcome[] = []
  const byChance: PlanOutcome[] = []
  const progress = roundsOf(positions, 'positions')
  for (const position of plannerPositions(positions, seed)) {
    progress.at(times.length)
    const { state, seat, seed: luck } = position
    const start = process.cpuUsage()
    const found = proposePlans(redact(state, seat), seat, { tries, chance: fastChance(luck) })
    const { user, system } = process.cpuUsage(start)
    times.push((user + system) / 1000)
    proposals += found.length
    illegal += found.filter((proposal) => !isLegal(position, proposal)).length
    const [best] = found
    if (!best) throw new Error('The planner proposes something in every position.')
    planned.push(outcomeOf(state, seat, best.plan, luck))
    byChance.push(outcomeOf(state, seat, planByChance(state, seat, luck), luck))
  }
  progress.end()
  const sorted = times.toSorted((a, b) => a - b)
  const quantile = (part: number) => sorted[Math.round((sorted.length - 1) * part)] ?? Number.NaN
  return {
    positions: times.length,
    proposals,
    illegal,
    milliseconds: { median: quantile(0.5), most: quantile(0.99), worst: quantile(1) },
    planned: meanOf(planned),
    byChance: meanOf(byChance),
  }
}

/** What was promised and does not hold. */
export function brokenPromises({ illegal, milliseconds, planned, byChance }: PlannerProof): string[] {
  const broken: string[] = []
  if (illegal > 0) broken.push(`${illegal} proposals are illegal`)
  // The very worst is often the compiler's or the collector's time.
  if (!(milliseconds.most <= budget))
    broken.push(`one position in a hundred takes ${milliseconds.most.toFixed(0)} ms of CPU time`)
  for (const [what, name] of figures)
    if (!(planned[what] > byChance[what])) broken.push(`${name}: random plans are as good`)
  return broken
}

/** Judged on the whole position, as a match would. */
function isLegal({ state, seat }: PlannerPosition, { plan }: Proposal): boolean {
  return horselessCarriage.judge(state, seat, { kind: 'submitPlan', plan: secret(plan, [seat]) }).legal
}

function meanOf(outcomes: readonly PlanOutcome[]): PlanOutcome {
  const mean = (what: keyof PlanOutcome) => outcomes.reduce((sum, each) => sum + each[what], 0) / outcomes.length
  return { opened: mean('opened'), vehicles: mean('vehicles'), income: mean('income') }
}
