import { seatsOf } from '@carriage/kernel'
import { motionStyle } from '../../../boards/parts/motion-style.ts'
import { still } from '../../../boards/parts/still.ts'
import { Achievements } from './achievements.tsx'
import { Gear } from './gear.tsx'
import { Market } from './market.tsx'
import { Mat } from './mat.tsx'
import { MarketTrack, Meter } from './meter.tsx'
import { OrderBook } from './order-book.tsx'
import { PriceChart } from './price-chart.tsx'
import type { Props } from './props.ts'
import { Recruitment } from './recruitment.tsx'
import css from './shared.module.css'
import { StartingBonuses } from './starting-bonuses.tsx'

const StillAchievements = still(Achievements)
const StillMeter = still(Meter)
const StillTrack = still(MarketTrack)
const StillPrices = still(PriceChart)
const StillRecruitment = still(Recruitment, ({ move }) => move.kind === 'recruit')
const RivalMat = still(Mat)

/** The whole shared board: gear and circuit, who can be recruited, the order book and the market. */
export function SharedBoard(props: Props) {
  const { view } = props
  return (
    <div className={css.frame} style={motionStyle(props.motion)}>
      <div className={css.board}>
        <div className={css.gear}>
          <Gear {...props} />
        </div>
        <div className={css.side}>
          <div className={css.course}>
            <StillMeter {...props} />
            <StillTrack {...props} />
          </div>
          <StillRecruitment {...props} />
          <StillAchievements {...props} />
          {view.phase !== 'setup' && <StillPrices {...props} />}
        </div>
        <div className={css.rivals}>
          {seatsOf(view.companies.length)
            .filter((seat) => seat !== props.me)
            .map((seat) => (
              <RivalMat key={seat} {...props} seat={seat} />
            ))}
        </div>
        {view.startingBonuses.length > 0 && view.phase === 'setup' ? (
          <div className={css.offer}>
            <StartingBonuses {...props} />
          </div>
        ) : (
          <div className={css.trade}>
            <OrderBook {...props} />
            <Market {...props} />
          </div>
        )}
      </div>
    </div>
  )
}
