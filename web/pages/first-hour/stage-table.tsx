import { lazy, type ReactNode, Suspense, useEffect, useRef } from 'react'
import { useGrowth } from '../../board/interaction/grow.ts'
import { useMedia } from '../../board/interaction/use-media.ts'
import { Logo } from '../../platform/ui/logo.tsx'
import bar from '../../table/bar/prompt-bar.module.css'
import desktop from '../../table/desktop-table.module.css'
import { useModel, useTable } from '../../table/model/use-table.ts'
import { TableTitle } from '../../table/table-title.tsx'
import { Note, RivalsBeside } from './beside.tsx'
import styles from './first-hour.module.css'
import type { AnyFirstHour, AnyStage, StagedProps } from './stage.ts'
import { useStagedProps } from './staged-props.ts'
import { useFirstHourWords } from './use-messages.ts'
import { type Suggestion, useSuggestion } from './use-suggestion.ts'

// Pieces move once the table is drawn.
const FlightLayer = lazy(async () => ({ default: (await import('../../board/motion/motion-layer.tsx')).FlightLayer }))

interface StageTableProps {
  readonly hour: AnyFirstHour
  readonly stage: AnyStage
  /** Its name for people. */
  readonly game: string
  /** What the bright button does once the cars are sold. */
  readonly next: { readonly words: string; readonly go: () => void }
  readonly again: () => void
  /** I know the game. */
  readonly leave: () => void
}

/** A staged table: the places of the whole board where they always are, one goal, and one bright button. */
export function StageTable({ hour, stage, game, next, again, leave }: StageTableProps) {
  const t = useFirstHourWords()
  const props = useStagedProps(hour, stage)
  const useDraft = hour.board.useDraft ?? noDraft
  useDraft()
  const wide = useMedia('(min-width: 62.5em)')
  const outcome = useOutcome(hour, props)
  const over = useIsOver(stage)
  const { board, stages } = hour
  const label = t('first.label', { step: stages.indexOf(stage) + 1, steps: stages.length })
  const suggestion = useSuggestion(stage, props)
  const begins = useTable(({ entries }) => !entries.some(({ seat }) => seat === stage.me))
  const note = <Note board={board} props={props} />
  const rivals = (
    <div className={styles.rivals}>
      <RivalsBeside hour={hour} props={props} reasons={suggestion.reasons} />
    </div>
  )
  const flights = (
    <Suspense>
      <FlightLayer />
    </Suspense>
  )
  useGrowth()
  const head = (
    <div className={styles.head}>
      <p className="aloud">{label}</p>
      <p className={styles.steps} aria-hidden="true">
        {stages.map((each) => (
          <i key={each.id} data-done={stages.indexOf(each) <= stages.indexOf(stage) || undefined} />
        ))}
      </p>
      <h2 className={styles.title}>{props.format(`${stage.id}.title`)}</h2>
    </div>
  )
  const known = (
    <button type="button" className={`button quiet ${styles.known}`} onClick={leave}>
      {t('first.known', { game })}
    </button>
  )
  const foot = (
    <Foot
      wide={wide}
      goal={outcome ?? [props.format(`${stage.goals ?? stage.id}.goal.${board.goal(props)}`)]}
      props={props}
      board={board}
      suggestion={suggestion}
      next={outcome && over ? next : undefined}
      again={outcome && over ? again : undefined}
    />
  )
  // In one column the note of a whole round is below what fits: it is read before the first move.
  const opensWithAim = begins && stage.level !== undefined && suggestion.reasons.length === 0
  if (!wide) {
    return (
      <div className={styles.narrow}>
        <header className={styles.top}>
          {head}
          {known}
        </header>
        <main className={styles.column}>
          <TableTitle />
          {board.column(props)}
          {!opensWithAim && note}
        </main>
        {opensWithAim ? <div className={styles.rivals}>{note}</div> : rivals}
        {foot}
        {flights}
      </div>
    )
  }
  return (
    <div className={desktop.desktop}>
      <aside className={desktop.left}>
        <Logo small />
        {head}
        <div className={styles.leave}>{known}</div>
      </aside>
      <main className={desktop.centre}>
        <TableTitle />
        <div className={desktop.shared}>{board.shared(props)}</div>
        <section className={desktop.dock}>{board.dock(props)}</section>
      </main>
      <aside className={styles.side} aria-label={t('first.beside')}>
        {board.aside?.(props)}
        {note}
        {rivals}
      </aside>
      {foot}
      {flights}
    </div>
  )
}

interface FootProps {
  readonly wide: boolean
  readonly goal: readonly string[]
  readonly props: StagedProps<object, object, object>
  readonly board: AnyFirstHour['board']
  readonly suggestion: Suggestion
  readonly next: StageTableProps['next'] | undefined
  readonly again: (() => void) | undefined
}

/** The goal or the outcome, and the bright button. */
function Foot({ wide, goal, props, board, suggestion, next, again }: FootProps) {
  const t = useFirstHourWords()
  const { endSummary } = useModel()
  const { commit, draft, moves, sold } = props
  const move = draft?.chosen ? draft.move : undefined
  const step = board.step?.(props)
  return (
    <footer className={wide ? desktop.foot : styles.foot}>
      <section className={`${bar.bar} ${styles.bar}`} data-asks={move ? '' : undefined}>
        <div className={bar.asked}>
          <p className={bar.prompt} data-testid="goal-line" role="status" aria-live="polite">
            {goal.map((sentence) => (
              <span key={sentence}>{sentence} </span>
            ))}
          </p>
        </div>
        <div className={bar.buttons}>
          {again && (
            <button type="button" className="button" onClick={again}>
              {t('first.again')}
            </button>
          )}
          {next ? (
            <Bright act={next.go}>{next.words}</Bright>
          ) : sold ? (
            <Bright act={endSummary}>{t('first.goOn')}</Bright>
          ) : step ? (
            <Bright key={step.words} act={step.act}>
              {step.words}
            </Bright>
          ) : move ? (
            <Bright act={() => commit(move)}>{board.act(props, move)}</Bright>
          ) : moves.length === 0 || suggestion.thinking ? (
            <Bright act={undefined}>…</Bright>
          ) : (
            // Without bots, what is to be pressed is on the board.
            suggestion.show && <Bright act={suggestion.show}>{t('first.show')}</Bright>
          )}
        </div>
      </section>
    </footer>
  )
}

/** The bright button. It takes the focus, so that the keyboard needs one key. */
function Bright({ act, children }: { readonly act: (() => void) | undefined; readonly children: ReactNode }) {
  const button = useRef<HTMLButtonElement>(null)
  const ready = act !== undefined
  useEffect(() => {
    if (ready) button.current?.focus({ preventScroll: true })
  }, [ready])
  return (
    <button
      ref={button}
      type="button"
      className={`button primary ${styles.bright}`}
      data-testid="bright"
      aria-disabled={!ready}
      onClick={act}
    >
      {children}
    </button>
  )
}

function noDraft(): void {}

/** Whether the stage ends with the sale that is shown, if one is. */
function useIsOver(stage: AnyStage): boolean {
  return useTable(({ summary, view }) => stage.isOver(summary?.update.view ?? view))
}

/** The sentences after the sale. */
function useOutcome(
  { board }: AnyFirstHour,
  props: StagedProps<object, object, object>,
): readonly string[] | undefined {
  const { store } = useModel()
  const summary = useTable((state) => state.summary)
  return summary && board.outcome({ ...props, view: store.getState().view }, summary.update.events)
}
