import { manifestOf } from '../../games/index.ts'
import { goTo } from '../../platform/app/route.ts'
import { beginLocal, type LocalTableOptions } from '../local-play/match-starts.ts'
import { listMatches } from '../local-play/shelf.ts'
import { reachedStage } from './stage-progress.ts'

/** Begins the first hour of a game or continues it; a whole game where there is none or one was played before. */
export async function beginFirstHour({ game, seats, options }: LocalTableOptions): Promise<void> {
  const [hour, played] = await Promise.all([
    // Not stored for offline use: web/online-only.ts.
    manifestOf(game)
      ?.firstHour?.()
      .catch(() => undefined),
    listMatches().then(
      (matches) => matches.some((match) => match.game === game),
      () => false,
    ),
  ])
  const reached = reachedStage(game)
  const stage = hour?.stages.find(({ id }) => id === reached) ?? (played ? undefined : hour?.stages[0])
  if (stage) goTo(`/learn/${stage.id}`)
  else beginLocal({ game, seats, options })
}
