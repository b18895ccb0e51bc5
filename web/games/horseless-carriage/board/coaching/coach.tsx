import { useMemo } from 'react'
import { useLater } from '../../../../board/interaction/use-later.ts'
import { changeSettings } from '../../../../platform/app/settings.ts'
import { useBench, useHand } from '../drafting/use-bench.ts'
import { isDrafting, type OwnProps, type Props } from '../props.ts'
import css from './coach.module.css'
import { coachTip, isCoachedYear } from './coach-tip.ts'
import { heldTip } from './held-tip.ts'
import { tipWords } from './tip-words.ts'

/** One line for a newcomer: what the goal is now, and what it needs. */
export function Coach(props: Props) {
  const { coached = false, bare = false, guide, view } = props
  if (!coached || bare || guide || !isDrafting(props) || !isCoachedYear(view)) return null
  return <Tip {...props} />
}

/** Its place stays while others decide, so that nothing below it moves. */
function Tip(props: OwnProps) {
  const { view, me, t } = props
  const { plan, store } = useBench(props)
  const hand = useHand(store)
  // The floor answers first; what to do next follows.
  const settled = useLater(plan)
  const goal = useMemo(() => coachTip(view, me, settled), [view, me, settled])
  const held = useMemo(() => (hand ? heldTip(view, me, plan, hand) : undefined), [view, me, plan, hand])
  const tip = held ?? goal
  return (
    <p className={css.tip} role="status" data-tip={tip?.id ?? ''}>
      <span>{tip && tipWords(props, tip)}</span>
      <button type="button" className={css.off} title={t('tip.off.why')} onClick={stopCoaching}>
        <span className={css.words}>{t('tip.off')}</span>
        <span className={css.sign} aria-hidden="true">
          ✕
        </span>
      </button>
    </p>
  )
}

/** No tips any more on this device; the settings bring them back. */
function stopCoaching(): void {
  changeSettings({ coach: false })
}
