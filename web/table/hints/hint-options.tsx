import type { Option } from '@carriage/bots/advice'
import { moveControl } from '../../board/interaction/move-control.ts'
import { useTranslator } from '../../board/interaction/use-board-props.ts'
import { commitOrEnd } from '../bar/end-turn.ts'
import { useModel, useTable } from '../model/use-table.ts'
import styles from './hints.module.css'
import { closeHint } from './hints.ts'
import { shownMoves } from './shown-moves.ts'
import type { HintMoment } from './turn-aim.ts'
import { useHintMessages } from './use-messages.ts'

interface HintOptionsProps {
  readonly asked: HintMoment
  readonly options: readonly Option[]
  /** They are drafts on the board. */
  readonly drafted: boolean
  /** Closes when a draft is opened: there is no room for both. */
  readonly brief: boolean
}

/** The options of a hint; each can be previewed and played like any move, or opened as a draft. */
export function HintOptions({ asked: { view }, options, drafted, brief }: HintOptionsProps) {
  const model = useModel()
  const { me, game: id, id: match } = useTable((state) => state.table)
  const board = useTable((state) => state.board)
  const draft = useTable((state) => state.draft)
  const game = useTable((state) => state.game)
  const players = useTable((state) => state.players)
  const translator = useTranslator()
  const { t, reason } = useHintMessages(id)
  if (me === undefined || options.length === 0) return <p className={styles.wait}>{t('hint.none')}</p>
  const nameOf = (rival: number) => players[rival]?.name ?? ''
  function open(move: object): void {
    if (me !== undefined) board?.drafts?.open(match, me, view, move)
    if (brief) closeHint()
  }
  const handlers = { ...model, draft, commit: commitOrEnd(model) }
  return (
    <>
      {drafted && <p className={styles.wait}>{t('hint.drafted', { count: options.length })}</p>}
      <ol className={styles.ways} data-testid="hints">
        {options.map(({ moves, reasons, aim, change }, index) => {
          const [move] = moves
          if (move === undefined) return null
          const [now, ...then] = shownMoves(game, view, me, moves, translator)
          return (
            <li key={JSON.stringify(move)}>
              <button
                type="button"
                className={styles.way}
                {...(drafted ? { onClick: () => open(move) } : moveControl(handlers, move))}
              >
                {drafted && options.length > 1 && <em>{t('hint.draft', { number: index + 1 })}</em>}
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
    </>
  )
}
