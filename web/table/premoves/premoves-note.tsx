import type { GivenPremove, Seat } from '@carriage/kernel'
import { lazy, Suspense } from 'react'
import { useTranslator } from '../../board/interaction/use-board-props.ts'
import { useTable } from '../model/use-table.ts'
import { openRule } from '../panels/panels.ts'
import { usePlanLink } from '../plan/planning.ts'
import { useTableWords } from '../use-table-messages.ts'
import styles from './premoves.module.css'
import {
  askedMoment,
  usePremoves,
  useRankable,
  useSavedPremoves,
  useSavePremove,
  useStepsAhead,
  useTurnAhead,
} from './premoves.ts'
import { TurnPremove } from './turn-premove.tsx'

// Most turns are decided when they come.
const PremoveDialog = lazy(async () => ({ default: (await import('./premove-dialog.tsx')).PremoveDialog }))

const StepsDialog = lazy(async () => ({ default: (await import('./steps-dialog.tsx')).StepsDialog }))

/** My premoves, what else I could decide in advance, and why the server stopped. */
export function PremovesNote() {
  const inHead = usePlanLink() !== undefined
  const saved = useSavedPremoves()
  const rankable = useRankable()
  const steps = useStepsAhead()
  const turn = useTurnAhead()
  const deciding = usePremoves((state) => state.deciding)
  const game = useTable((state) => state.game)
  const now = useTable((state) => state.view)
  const me = useTable((state) => state.table.me)
  const t = useTableWords()
  const translator = useTranslator()
  if (inHead || me === undefined || !saved) return null
  const { premoves } = saved
  const asked = askedMoment(game, now, me)
  const shown = asked !== undefined && (saved.stopped?.moment ?? asked) === asked
  const stopped = shown ? saved.stopped : null
  const open = rankable.find(({ moment }) => moment === deciding)
  const premoved = premoves.find((premove) => premove.moment === turn?.moment)?.moves as readonly object[] | undefined
  const openSteps = steps.find(({ moment }) => moment === deciding)
  if (rankable.length === 0 && steps.length === 0 && !premoved && !stopped) return null
  return (
    <section className={styles.note} aria-label={t('premoves.title')}>
      <b className={styles.title}>{t('premoves.title')}</b>
      <span className={styles.moments}>
        {[...steps, ...rankable].map(({ moment, view, steps }) => {
          const listed = premoves.find((premove) => premove.moment === moment)?.moves.length ?? 0
          const count = steps ? Math.min(listed, 1) : listed
          return (
            <button
              key={moment}
              type="button"
              className={`button ${count > 0 ? styles.given : ''}`}
              aria-haspopup="dialog"
              data-moment={moment}
              onClick={() => usePremoves.setState({ deciding: moment, failed: false })}
            >
              {translator.decision(view, me)} <small>{t('premoves.count', { count })}</small>
            </button>
          )
        })}
        {premoved && <TurnPremove moves={premoved} />}
      </span>
      {stopped && (
        <p className={styles.stopped} role="status">
          {stopped.kind === 'changed'
            ? t('premoves.changed', { condition: translator.phrase({ id: `condition.${stopped.condition ?? ''}` }) })
            : t(stopped.kind === 'undone' ? 'premoves.undone' : 'premoves.refused')}
          {stopped.rule && (
            <button type="button" className="button quiet" onClick={() => openRule(stopped.rule ?? '')}>
              {stopped.rule}
            </button>
          )}
          <Remove premoves={premoves} me={me} moment={asked ?? ''} />
        </p>
      )}
      {open && (
        <Suspense>
          <PremoveDialog key={open.moment} rankable={open} premoves={premoves} me={me} />
        </Suspense>
      )}
      {openSteps && (
        <Suspense>
          <StepsDialog key={openSteps.moment} ahead={openSteps} premoves={premoves} me={me} />
        </Suspense>
      )}
    </section>
  )
}

/** Removes the premove of a moment. */
function Remove({ premoves: stored, me, moment }: { premoves: readonly GivenPremove[]; me: Seat; moment: string }) {
  const give = useSavePremove(stored, me)
  const t = useTableWords()
  return (
    <button type="button" className="button" onClick={() => give({ moment, moves: [] })}>
      {t('premoves.remove')}
    </button>
  )
}
