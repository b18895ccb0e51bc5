import { useMemo } from 'react'
import { useLater } from '../../../../board/interaction/use-later.ts'
import { changeSettings } from '../../../../platform/app/settings.ts'
import { useBench, useHand } from '../drafting/use-bench.ts'
import { isDrafting, type OwnProps, type Props } from '../props.ts'
import { findTip, isTipYear } from './find-tip.ts'
import { heldTip } from './held-tip.ts'
import { tipWords } from './tip-words.ts'
import css from './tips.module.css'

/** One line for a newcomer: the current goal, and what it needs. */
export function Tips(props: Props) {
  const { tips = false, bare = false, guide, view } = props
  if (!tips || bare || guide || !isDrafting(props) || !isTipYear(view)) return null
  return <Tip {...props} />
}

/** Reserves its place while others decide, so that nothing below it moves. */
function Tip(props: OwnProps) {
  const { view, me, t } = props
  const { plan, store } = useBench(props)
  const hand = useHand(store)
  // The floor responds first; the tip follows.
  const settled = useLater(plan)
  const goal = useMemo(() => findTip(view, me, settled), [view, me, settled])
  const held = useMemo(() => (hand ? heldTip(view, me, plan, hand) : undefined), [view, me, plan, hand])
  const tip = held ?? goal
  return (
    <p className={css.tip} role="status" data-tip={tip?.id ?? ''}>
      <span>{tip && tipWords(props, tip)}</span>
      <button type="button" className={css.off} title={t('tip.off.why')} onClick={stopTips}>
        <span className={css.words}>{t('tip.off')}</span>
        <span className={css.sign} aria-hidden="true">
          ✕
        </span>
      </button>
    </p>
  )
}

/** Turns tips off on this device; the settings turn them on again. */
function stopTips(): void {
  changeSettings({ tips: false })
}
