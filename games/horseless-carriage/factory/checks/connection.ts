import type { PlanProblem } from '../problem.ts'
import { entriesOf, plannedEntries, planProblem, type Trial } from '../trial.ts'

/** How technology stations hang on mainlines: V-18 and V-19. */

/** HC-5.33 the step group of every technology station has a side of a mainline. */
export function stationsReachMainlines({ site, built }: Trial, problems: PlanProblem[]): void {
  for (const [block, { form }] of site.layout.blocks.entries())
    if (form.station && !site.layout.isAtMainline(block)) {
      const { type, step } = form.station
      problems.push(
        planProblem('V-18', 'HC-5.33', block < built ? plannedEntries() : plannedEntries(block - built), {
          station: type,
          step,
        }),
      )
    }
}

/** HC-5.42 a step group holds each type once, HC-5.53 also where a new indicator joins two of them. */
export function typesAreUnique(trial: Trial, problems: PlanProblem[]): void {
  const { layout } = trial.site
  if (layout.clashes === 0) return
  const groups = new Map<string, number[]>()
  for (const [block, { form }] of layout.blocks.entries()) {
    if (!form.station) continue
    const key = `${layout.stepGroupOf(block)} ${form.station.type}`
    groups.set(key, [...(groups.get(key) ?? []), block])
  }
  for (const blocks of groups.values()) {
    const station = layout.blocks[blocks[0] ?? -1]?.form.station
    if (blocks.length < 2 || !station) continue
    const entries = entriesOf(trial, blocks)
    const rule = entries.built.length > 0 ? 'HC-5.43' : 'HC-5.42'
    problems.push(
      planProblem('V-19', rule, entries, { station: station.type, step: station.step, count: blocks.length }),
    )
  }
}
