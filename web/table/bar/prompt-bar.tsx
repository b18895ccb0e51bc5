import { type ReactNode, useRef } from 'react'
import { frontSeat, looksOn } from '../../board/interaction/front-seat.ts'
import { useGuidance } from '../../board/interaction/use-guidance.ts'
import { ShowMeButton } from '../../board/motion/show-me-button.tsx'
import { useTranslate } from '../../platform/i18n/language.ts'
import { describeConnectionError, isPassing } from '../connection-error.tsx'
import { useModel, useParts, useShown, useTable } from '../model/use-table.ts'
import { usePanels } from '../panels/panels.ts'
import { nextTurnOf, usePlanLink } from '../plan/planning.ts'
import { usePlans } from '../plan/plans.ts'
import { ViewerSelect } from '../replay/viewer-select.tsx'
import { takeBack, useDraftUndo } from './draft-undo.ts'
import { endTurn, useEnding } from './end-turn.ts'
import { HighlightLine } from './highlight-line.tsx'
import { Key } from './key.tsx'
import { usePrompt } from './prompt.ts'
import styles from './prompt-bar.module.css'
import { useSettled } from './settled.ts'
import { holdTurn, useTurnEnd } from './turn-end.ts'
import { type UndoReason, useUndoReason } from './undo-reason.ts'
import { useAskedNow } from './use-asked-now.ts'

/** The prompt in one sentence, and the permanent actions: undo, reset the turn, end it. */
export function PromptBar({ beside }: { readonly beside?: ReactNode }) {
  const model = useModel()
  const prompt = usePrompt()
  const guidance = useGuidance()
  const t = useTranslate()
  const { undo, behind, moves, turn, table, n, board } = useShown(
    'undo',
    'behind',
    'moves',
    'turn',
    'table',
    'n',
    'board',
  )
  const sending = useTable((state) => state.sending)
  const connection = useTable((state) => state.connection)
  const ranking = usePanels((panels) => panels.ranking)
  const error = useTable((state) => state.connectionError)
  const end = useEnding()
  const asked = useAskedNow()
  const ending = useTurnEnd((state) => state.ending !== undefined)
  const endButton = useRef<HTMLButtonElement>(null)
  const planning = usePlanLink() !== undefined
  const plannable = useTable((state) => state.moves.length === 0 && !state.summary && nextTurnOf(state) !== null)
  const free = undo?.legal === true && undo.free
  const draft = useDraftUndo((state) => state.draft)
  const askable = !draft && undo?.legal === true && !undo.free && table.place === 'remote'
  const mayStep = draft !== undefined || free || askable
  const mayReset = draft !== undefined || free
  const reason = useUndoReason()
  const follows = !turn.over && guidance?.reads === undefined && !planning
  const offersPlan = plannable && !planning
  const settled = useSettled(offersPlan ? 'plan' : 'end')
  const ends = board ? board.endTurn !== undefined : end !== undefined

  /** The button disappears, so the focus moves to the remaining one. */
  function hold(): void {
    holdTurn()
    endButton.current?.focus()
  }

  /** Props of a disabled button that gives its reason: on hover, to screen readers, and when pressed. */
  function unable(reason: UndoReason | undefined) {
    return {
      'aria-disabled': true,
      title: reason?.why,
      onClick: () => reason && model.refuse(reason.rule, reason.why),
    }
  }

  return (
    <section
      className={styles.bar}
      aria-label={t('bar.label')}
      data-own={(moves.length > 0 && !planning) || undefined}
      data-sending={sending || undefined}
      data-planning={planning || undefined}
      data-n={n}
    >
      <div className={styles.asked}>
        <div className={styles.said}>
          <p className={styles.prompt} data-testid="prompt">
            {error && !isPassing(error)
              ? describeConnectionError(t, error)
              : connection !== 'live'
                ? t(`connection.${connection}`)
                : planning
                  ? t('plan.prompt', { prompt })
                  : ending
                    ? t('bar.ending')
                    : prompt}
          </p>
          {follows && <HighlightLine />}
        </div>
        <button
          type="button"
          className={`button ${ending ? '' : 'quiet'} ${styles.hurry}`}
          data-wanted={behind > 0 || ending || undefined}
          onClick={ending ? hold : model.hurry}
        >
          {t(ending ? 'bar.hold' : 'bar.hurry')} <Key>Space</Key>
        </button>
        {moves.length > 0 && follows && (
          <span className={styles.again}>
            <ShowMeButton />
          </span>
        )}
        <SeatChoice />
        {/* At the edge, where it stays when the button before it disappears. */}
        {beside}
      </div>
      <div className={styles.buttons} data-idle={!(mayStep || ends || plannable || planning) || undefined}>
        {table.me !== undefined && !turn.over && (
          <>
            <button
              type="button"
              className="button"
              disabled={sending}
              {...(mayStep ? { onClick: () => takeBack(model, 'step') } : unable(reason))}
              aria-keyshortcuts="u"
            >
              {t(askable ? 'bar.askUndo' : 'bar.undo')} <Key>U</Key>
            </button>
            <button
              type="button"
              className="button"
              disabled={sending}
              {...(mayReset ? { onClick: () => takeBack(model, 'turn') } : unable(reason))}
              aria-keyshortcuts="Shift+U"
            >
              {t('bar.reset')}
            </button>
            {offersPlan ? (
              <button
                type="button"
                className={`button ${styles.last}`}
                aria-disabled={!settled || undefined}
                onClick={() => settled && usePlans.setState({ drafting: true })}
              >
                {t('plan.open')}
              </button>
            ) : (
              ends && (
                <button
                  type="button"
                  ref={endButton}
                  className={`button ${planning ? '' : 'primary'} ${styles.last}`}
                  data-ending={ending || undefined}
                  disabled={sending}
                  aria-disabled={!end || !settled}
                  onClick={() => {
                    if (!settled) return
                    if (end) endTurn(model)
                    else if (asked) model.refuse(asked.rule, asked.first)
                  }}
                  aria-keyshortcuts="e"
                >
                  {t('bar.endTurn')} <Key>E</Key>
                </button>
              )
            )}
            <PlanButtons />
          </>
        )}
        {turn.over && !ranking && table.place !== 'replay' && (
          <button type="button" className="button primary" onClick={() => usePanels.setState({ ranking: true })}>
            {t('ending.open')}
          </button>
        )}
      </div>
    </section>
  )
}

/** For a spectator: whose side of the table is in front. Only the layout changes; hidden information stays hidden. */
function SeatChoice() {
  const { table, players } = useParts('table', 'players')
  const over = usePanels((panels) => panels.over)
  if (!looksOn(table)) return null
  return (
    <ViewerSelect
      label="watch.seat"
      players={players}
      viewer={frontSeat(table, over) ?? 'spectator'}
      choose={(viewer) =>
        usePanels.setState({ over: viewer === 'spectator' ? undefined : { match: table.id, seat: viewer } })
      }
    />
  )
}

/** While planning: keep or discard the plan. */
function PlanButtons() {
  const link = usePlanLink()
  const t = useTranslate()
  if (!link) return null
  return (
    <>
      <button type="button" className="button" onClick={() => usePlans.setState({ drafting: false })}>
        {t('plan.leave')}
      </button>
      <button type="button" className="button primary" onClick={() => link.save()}>
        {t('plan.save')}
      </button>
    </>
  )
}
