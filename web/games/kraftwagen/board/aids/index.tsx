import { currentStep } from '@carriage/kraftwagen'
import { useMedia } from '../../../../board/interaction/use-media.ts'
import { AidColumn, PassingAids } from '../../../../board/kraftwagen-family/aid-column.tsx'
import { Aid } from '../../../../board/parts/aid.tsx'
import { still } from '../../../../board/parts/still.ts'
import { MeterWords } from '../meter.tsx'
import { PriceLimits } from '../price-rail.tsx'
import type { Props } from '../props.ts'
import { ChainAid } from './chain-aid.tsx'
import { GainAid } from './gain-aid.tsx'
import { LedgerAid } from './ledger-aid.tsx'
import { RaceAid } from './race-aid.tsx'
import { AwardAid, EngineerAid } from './tracker-aid.tsx'

const StillMeter = still(MeterWords)
const StillChain = still(ChainAid, ({ move }) => move.kind === 'takeTile')
const StillEngineers = still(EngineerAid, ({ move }) => move.kind === 'useDaimler' || move.kind === 'useDiesel')
const StillAwards = still(AwardAid)
const StillLedger = still(LedgerAid)

/** How near the end is, then the aids for the current decision in a place of their own, then the permanent ones. */
export function Aids(props: Props) {
  const { view, me, t } = props
  // On a desktop the dock shows the gain of the tile under the pointer.
  const desktop = useMedia('(min-width: 62.5em)')
  if (props.bare) return <StillEngineers {...props} />
  const pricing = me !== undefined && view.actor === me && currentStep(view).name === 'priceCar'
  return (
    <AidColumn>
      <Aid title={t('meter.title')}>
        <StillMeter {...props} />
      </Aid>
      <PassingAids idle={t('aids.idle')}>
        {pricing && (
          <Aid title={t('rail.limits')}>
            <PriceLimits {...props} />
          </Aid>
        )}
        {!desktop && <GainAid {...props} />}
        {!desktop && <RaceAid {...props} />}
        {!pricing && <StillChain {...props} />}
      </PassingAids>
      <StillEngineers {...props} />
      <StillAwards {...props} unfolded={desktop} />
      <StillLedger {...props} />
    </AidColumn>
  )
}
