import css from './goal-line.module.css'
import type { Props } from './props.ts'

/** The turns of a newcomer in which the goal is shown. */
const firstTurns = 2

/** The goal of the game, with a link to a lesson: for a newcomer, until two tiles were taken. */
export function GoalLine({ tips = false, bare = false, guide, me, watching, history, t }: Props) {
  if (!tips || bare || guide || me === undefined || watching) return null
  const taken = history.filter((event) => event.kind === 'tileTaken' && event.seat === me)
  if (taken.length >= firstTurns) return null
  return (
    <p className={css.goal} data-testid="goal">
      {t('goal')}
      <a className="button" href="/learn">
        {t('goal.learn')}
      </a>
    </p>
  )
}
