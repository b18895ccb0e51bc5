import type { Option } from '@carriage/bots/advice'
import { useTranslator } from '../../board/interaction/use-board-props.ts'
import { useModel, useTable } from '../model/use-table.ts'
import styles from './hints.module.css'
import { shownMoves } from './shown-moves.ts'
import { useHintMessages } from './use-messages.ts'

/** The options of a hint; each can be previewed and chosen like any move. */
export function HintOptions({ view, options }: { readonly view: object; readonly options: readonly Option[] }) {
  const model = useModel()
  const { me, game: id } = useTable((state) => state.table)
  const game = useTable((state) => state.game)
  const players = useTable((state) => state.players)
  const translator = useTranslator()
  const { t, reason } = useHintMessages(id)
  if (me === undefined || options.length === 0) return <p className={styles.wait}>{t('hint.none')}</p>
  const nameOf = (rival: number) => players[rival]?.name ?? ''
  return (
    <ol className={styles.ways} data-testid="hints">
      {options.map(({ moves, reasons, aim, change }) => {
        const [move] = moves
        if (move === undefined) return null
        const [now, ...then] = shownMoves(game, view, me, moves, translator)
        return (
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
              <strong>{now}</strong>
              {then.length > 0 && <span>{t('hint.then', { moves: then.join(' · ') })}</span>}
              {change && (
                <span>
                  {t(`hint.changed.${change.kind}`, { name: change.kind === 'rival' ? nameOf(change.seat) : '' })}
                </span>
              )}
              {aim && !reasons.some(({ concern }) => concern === aim.concern) && (
                <span>{t('hint.aim', { aim: reason(aim, nameOf) })}</span>
              )}
              {reasons.length > 0 && <span>{reasons.map((each) => reason(each, nameOf)).join(' ')}</span>}
            </button>
          </li>
        )
      })}
    </ol>
  )
}
