import { type Check, checks } from './checks/index.ts'
import type { BuildOptions } from './options.ts'
import type { AccessLevels, Factory, Piece, Supply } from './piece.ts'
import type { PlanProblem } from './problem.ts'
import { surveyFactory } from './site.ts'
import { type Trial, tryOut } from './trial.ts'

/** What one more piece would mean for a draft. */
export interface PieceVerdict {
  /** Why it cannot lie there, whatever may still come. */
  readonly problem: PlanProblem | null
  /** What it would still need before the plan is legal. */
  readonly needs: readonly PlanProblem[]
}

/** Judges one more piece while a draft grows: V-02 to V-12 and V-19 forbid it, V-13 to V-18 say what it needs. */
export function checkPiece(
  factory: Factory,
  supply: Supply,
  access: AccessLevels,
  draft: readonly Piece[],
  piece: Piece,
  options: BuildOptions,
): PieceVerdict {
  const plan = { pieces: [...draft, piece], expansion: null }
  return tryOut(surveyFactory(factory, options), supply, access, plan, (trial) => {
    const [problem = null] = [...problemsOf(trial, draft.length, forbidding), ...clashesOf(trial, draft.length)]
    return { problem, needs: problem ? [] : problemsOf(trial, draft.length, needing) }
  })
}

/** Which tiles may be used at all; where they lie does not matter for these. */
export const tileChecks: readonly Check[] = [checks['V-02'], checks['V-03'], checks['V-04'], checks['V-05']]

const forbidding: readonly Check[] = [
  ...tileChecks,
  checks['V-07'],
  checks['V-08'],
  checks['V-09'],
  checks['V-10'],
  checks['V-11'],
  checks['V-12'],
]

const needing: readonly Check[] = [
  checks['V-13'],
  checks['V-14'],
  checks['V-15'],
  checks['V-16'],
  checks['V-17'],
  checks['V-18'],
]

/** What these checks have to say about one planned piece. */
export function problemsOf(trial: Trial, index: number, asked: readonly Check[]): readonly PlanProblem[] {
  const problems: PlanProblem[] = []
  for (const check of asked) check(trial, problems)
  return problems.filter(({ entries }) => entries.planned.includes(index))
}

/** V-19 if this piece brings it about. No later piece parts what it has joined, so it is no matter of the whole plan. */
function clashesOf(trial: Trial, index: number): readonly PlanProblem[] {
  const { layout } = trial.site
  const number = trial.built + index
  if (!layout.blocks[number]?.clashes) return []
  const mine = new Set(layout.stepGroupsOf(number))
  const problems: PlanProblem[] = []
  checks['V-19'](trial, problems)
  return problems.filter(({ entries }) => {
    const blocks = [...entries.built, ...entries.planned.map((planned) => trial.built + planned)]
    return blocks.some((block) => mine.has(layout.stepGroupOf(block)))
  })
}
