import { useTranslate } from '../../platform/i18n/language.ts'
import { usePlanLink } from './planning.ts'
import { usePlans } from './plans.ts'

/** While I plan: I keep what I have, or forget it. */
export function PlanButtons() {
  const link = usePlanLink()
  const say = useTranslate()
  if (!link) return null
  return (
    <>
      <button type="button" className="button" onClick={() => usePlans.setState({ drafting: false })}>
        {say('plan.leave')}
      </button>
      <button type="button" className="button primary" onClick={() => link.keep()}>
        {say('plan.keep')}
      </button>
    </>
  )
}
