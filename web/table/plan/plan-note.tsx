import { useMemo } from 'react'
import { useTranslate } from '../../platform/i18n/language.ts'
import { playInTurn } from '../model/sequence.ts'
import { useModel, useTable } from '../model/use-table.ts'
import { openRule } from '../panels/panels.ts'
import { TurnPremove } from '../premoves/turn-premove.tsx'
import css from './plan-note.module.css'
import { nextTurnOf, usePlanLink } from './planning.ts'
import { brokenStep, savePlan, usePlans } from './plans.ts'

/** The plan for my next turn: whether it is still legal, and on my turn, one tap to play it. */
export function PlanNote() {
  const inHead = usePlanLink() !== undefined
  const plan = usePlans((plans) => plans.plan)
  const state = useTable((state) => state)
  const model = useModel()
  const t = useTranslate()
  const { game, table, moves } = state
  const { me } = table
  const own = plan?.match === table.id ? plan : undefined
  const [turn] = own?.turns ?? []
  const begin = useMemo(() => (turn ? nextTurnOf(state) : null), [turn, state])
  if (inHead || !own || !turn || me === undefined || !begin) return null
  const broken = brokenStep(game, begin, me, turn)
  const holds = turn.slice(0, broken?.step ?? turn.length)
  return (
    <section className={css.note} aria-label={t('plan.title')}>
      <b className={css.title}>{t('plan.title')}</b>
      <ol className={css.steps}>
        {turn.map(({ text }, step) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a plan is its steps in their order
          <li key={step} data-broken={step === broken?.step || undefined} data-lost={step > holds.length || undefined}>
            {text}
            {step === broken?.step && (
              <button type="button" className={css.rule} onClick={() => openRule(broken.rule)}>
                {t('plan.broken', { rule: broken.rule })}
              </button>
            )}
          </li>
        ))}
      </ol>
      <span className={css.ways}>
        <TurnPremove moves={turn.map(({ move }) => move)} />
        {moves.length > 0 && holds.length > 0 && (
          <button
            type="button"
            className="button primary"
            onClick={() => {
              savePlan(own.match, own.turns.slice(1))
              playInTurn(
                model,
                holds.map(({ move }) => move),
              )
            }}
          >
            {t(broken ? 'plan.playSome' : 'plan.play', { count: holds.length })}
          </button>
        )}
        <button type="button" className="button" onClick={() => savePlan(own.match, [])}>
          {t('plan.forget')}
        </button>
      </span>
    </section>
  )
}
