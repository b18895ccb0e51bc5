import { AidColumn, PassingAids } from '../../../../board/kraftwagen-family/aid-column.tsx'
import type { Props } from '../props.ts'
import { AchievementsAid } from './achievements-aid.tsx'
import { ChainAid } from './chain-aid.tsx'
import { ContractsAid } from './contracts-aid.tsx'
import { EngineersAid } from './engineers-aid.tsx'
import { GainAid } from './gain-aid.tsx'
import { LedgerAid } from './ledger-aid.tsx'
import { PointsAid } from './points-aid.tsx'
import { PriceAid } from './price-aid.tsx'
import { RaceAid } from './race-aid.tsx'
import { RoundEndAid } from './round-end-aid.tsx'
import { ShelfAid } from './shelf-aid.tsx'

/**
 * First the end of the round, which never moves; then options and previews; the others below. Without aids, only the
 * shelf, where moves are made, and the ledger, which has no forecasts, remain.
 */
export function Aids(props: Props) {
  if (props.bare)
    return (
      <AidColumn>
        <ShelfAid {...props} />
        <LedgerAid {...props} />
      </AidColumn>
    )
  return (
    <AidColumn>
      <RoundEndAid {...props} />
      <PassingAids idle={props.t('aids.idle')}>
        <ShelfAid {...props} />
        <PriceAid {...props} />
        <GainAid {...props} />
        <RaceAid {...props} />
        <ChainAid {...props} />
      </PassingAids>
      <ContractsAid {...props} />
      <EngineersAid {...props} />
      <AchievementsAid {...props} />
      <PointsAid {...props} />
      <LedgerAid {...props} />
    </AidColumn>
  )
}
