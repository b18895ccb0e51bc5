import type { Option } from '@carriage/bots/advice'
import { useTeller } from '../table/board/use-board-props.ts'
import { useModel, useTable } from '../table/model/use-table.ts'
import styles from './coach.module.css'
import { useCoachWords } from './words.ts'

/** The ways to go on that a hint found; each can be looked at and chosen like any move. */
export function HintOptions({ view, options }: { readonly view: object; readonly options: readonly Option[] }) {
  const model = useModel()
  const { me, game } = useTable((state) => state.table)
  const tell = useTeller()
  const { say, reason } = useCoachWords(game)
  if (me === undefined || options.length === 0) return <p className={styles.wait}>{say('hint.none')}</p>
  return (
    <ol className={styles.ways} data-testid="hints">
      {options.map(({ moves: [move], reasons }) =>
        move === undefined ? null : (
          <li key={JSON.stringify(move)}>
            <button
              type="button"
              className={styles.way}
              onClick={() => model.choose(move)}
              onFocus={() => model.peek(move)}
              onBlur={() => model.peek(undefined)}
              onPointerEnter={() => model.peek(move)}
              onPointerLeave={() => model.peek(undefined)}
            >
              <strong>{tell.move(view, me, move)}</strong>
              <span>{reasons.length === 0 ? say('reason.none') : reasons.map((each) => reason(each)).join(' ')}</span>
            </button>
          </li>
        ),
      )}
    </ol>
  )
}
