import { seatsOf } from '@carriage/kernel'
import { Awards } from './awards.tsx'
import { BuyerTrack } from './buyer-track.tsx'
import { Gear } from './gear.tsx'
import { Market, Prices } from './market.tsx'
import { Mat } from './mat.tsx'
import { Meter } from './meter.tsx'
import { paceOf } from './pace.ts'
import type { Props } from './props.ts'
import { Research } from './research.tsx'
import css from './shared.module.css'
import { StartTiles } from './start-tiles.tsx'
import { still } from './still.ts'

const StillAwards = still(Awards)
const StillMeter = still(Meter)
const StillPrices = still(Prices)
const RivalMat = still(Mat)

/** The whole shared board: gear and circuit, research and awards, and below them the market. */
export function SharedBoard(props: Props) {
  const { view } = props
  return (
    <div className={css.frame} style={paceOf(props.motion)}>
      <div className={css.board}>
        <div className={css.gear}>
          <Gear {...props} />
        </div>
        <div className={css.side}>
          <div className={css.course}>
            <StillMeter {...props} />
            <BuyerTrack {...props} />
          </div>
          <div className={css.research}>
            <Research {...props} />
          </div>
          <StillAwards {...props} />
          {view.phase !== 'setup' && <StillPrices {...props} />}
        </div>
        <div className={css.rivals}>
          {seatsOf(view.players.length)
            .filter((seat) => seat !== props.me)
            .map((seat) => (
              <RivalMat key={seat} {...props} seat={seat} />
            ))}
        </div>
        <div className={css.market}>
          {view.startTiles.length > 0 ? <StartTiles {...props} /> : <Market {...props} />}
        </div>
      </div>
    </div>
  )
}
