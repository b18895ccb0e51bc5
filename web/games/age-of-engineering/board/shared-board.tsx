import { BoardFrame } from '../../../board/kraftwagen-family/board-frame.tsx'
import { still } from '../../../board/parts/still.ts'
import { Achievements } from './achievements.tsx'
import { Gear } from './gear.tsx'
import { Market } from './market.tsx'
import { MarketTrack, Meter } from './meter.tsx'
import { OrderBook } from './order-book.tsx'
import { PriceChart } from './price-chart.tsx'
import type { Props } from './props.ts'
import { RecruitDisplay } from './recruitment.tsx'
import css from './shared-board.module.css'
import { StartingBonuses } from './starting-bonuses.tsx'

const StillAchievements = still(Achievements)
const StillMeter = still(Meter)
const StillTrack = still(MarketTrack)
const StillPrices = still(PriceChart)
const StillRecruitment = still(RecruitDisplay, ({ move }) => move.kind === 'recruit')

/** The whole shared board: gear and circuit, recruitment, the order book and the market. */
export function SharedBoard(props: Props) {
  const { view } = props
  const inSetup = view.phase === 'setup'
  return (
    <BoardFrame
      motion={props.motion}
      edition="american"
      gear={<Gear {...props} />}
      course={
        <>
          <StillMeter {...props} />
          <StillTrack {...props} />
        </>
      }
      side={
        <>
          <StillRecruitment {...props} />
          <StillAchievements {...props} />
          {!inSetup && <StillPrices {...props} />}
        </>
      }
    >
      {inSetup && view.startingBonuses.length > 0 ? (
        <div className={css.offer}>
          <StartingBonuses {...props} />
        </div>
      ) : (
        <div className={css.trade}>
          <OrderBook {...props} />
          <Market {...props} />
        </div>
      )}
    </BoardFrame>
  )
}
