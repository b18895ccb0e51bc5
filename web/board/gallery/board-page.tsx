import { Suspense, useState } from 'react'
import type { Language } from '../../platform/i18n/translate.ts'
import css from './board-page.module.css'
import type { Exhibit, MomentOf } from './exhibit.ts'
import { useMoment } from './use-moment.ts'

interface BoardPageProps<State extends object, Move extends object, Event extends object> {
  readonly exhibit: Exhibit<State, Move, Event>
  readonly moment: () => MomentOf<State, Event>
  readonly language: Language
}

/**
 * One position of the board in the desktop and the phone layout; round summaries and the end as the table shows them.
 */
export function BoardPage<State extends object, Move extends object, Event extends object>({
  exhibit,
  moment,
  language,
}: BoardPageProps<State, Move, Event>) {
  const [opened] = useState(moment)
  const props = useMoment(exhibit, opened, language)
  const { board, game } = exhibit
  const turn = game.turn(opened.state)
  if (turn.over) {
    const { ranking, scores } = turn.result
    return (
      <Suspense>
        <div className={css.ending}>{board.ending({ ...props, ranking, scores })}</div>
      </Suspense>
    )
  }
  if (board.isSummary(opened.fresh))
    return board.summary({ ...props, events: opened.fresh, done: () => location.reload() })
  return (
    <>
      <div className={css.desktop}>
        <div className={css.meter}>{board.meter(props)}</div>
        <div className={css.centre}>
          <div className={css.shared}>{board.shared(props)}</div>
          <div className={css.dock}>{board.dock(props)}</div>
        </div>
        <div className={css.options}>{board.options(props)}</div>
      </div>
      <div className={css.phones}>
        {board.zones.map((zone) => (
          <div key={zone.id} className={css.phone}>
            {zone.show(props)}
          </div>
        ))}
      </div>
    </>
  )
}
