import { manifestOf } from '../../games/index.ts'
import { goTo } from '../../platform/app/route.ts'
import { beginLocal, type LocalTableOptions } from '../local-play/match-starts.ts'
import { listMatches } from '../local-play/shelf.ts'

/** Begins the first hour of a game, or a whole game where there is none or one was played before. */
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
  const [first] = hour?.stages ?? []
  if (first && !played) goTo(`/learn/${first.id}`)
  else beginLocal({ game, seats, options })
}
