import { currentStep } from '@carriage/kraftwagen'
import { MeterWords } from '../meter.tsx'
import { PriceLimits } from '../price-rail.tsx'
import type { Props } from '../props.ts'
import { Aid } from './aid.tsx'
import css from './aids.module.css'
import { ChainAid } from './chain-aid.tsx'
import { GainAid } from './gain-aid.tsx'
import { LedgerAid } from './ledger-aid.tsx'
import { RaceAid } from './race-aid.tsx'
import { AwardAid, EngineerAid } from './tracker-aid.tsx'

/** First how near the end is, which never moves; then the aids for what is decided now, the others folded below. */
export function Aids(props: Props) {
  const { view, me, say } = props
  const pricing = me !== undefined && view.actor === me && currentStep(view).name === 'priceCar'
  return (
    <div className={css.aids}>
      {view.phase === 'action' && (
        <Aid title={say('meter.title')}>
          <MeterWords {...props} />
        </Aid>
      )}
      {pricing && (
        <Aid title={say('rail.limits')}>
          <PriceLimits {...props} />
        </Aid>
      )}
      <GainAid {...props} />
      <RaceAid {...props} />
      <ChainAid {...props} />
      <EngineerAid {...props} />
      <AwardAid {...props} />
      <LedgerAid {...props} />
    </div>
  )
}
