import type { Move } from '@carriage/kraftwagen'
import { componentTablesOf } from '@carriage/kraftwagen'
import { BoardFrame } from '../../../board/kraftwagen-family/board-frame.tsx'
import { MarkerTrack } from '../../../board/kraftwagen-family/marker-track.tsx'
import { still } from '../../../board/parts/still.ts'
import { Awards } from './awards.tsx'
import { Gear } from './gear.tsx'
import { Market, Prices } from './market.tsx'
import { Meter } from './meter.tsx'
import type { Props } from './props.ts'
import { Research } from './research.tsx'
import css from './shared-board.module.css'
import { StartTiles } from './start-tiles.tsx'

const StillAwards = still(Awards)
const StillMeter = still(Meter)
const StillTrack = still(BuyerTrack)
const StillPrices = still(Prices)
const StillResearch = still(Research, ({ move }) => move.kind === 'takeCard')
const StillMarket = still(Market, ({ move }) => marketKinds.includes(move.kind))

/** Moves that the market previews. */
const marketKinds: readonly Move['kind'][] = [
  'chooseBuyer',
  'useBenz',
  'useDaimler',
  'useDiesel',
  'withdrawCar',
  'priceCar',
  'markCar',
]

/** The whole shared board: gear and circuit, research and awards, and below them the market. */
export function SharedBoard(props: Props) {
  const { view } = props
  return (
    <BoardFrame
      motion={props.motion}
      gear={<Gear {...props} />}
      course={
        <>
          <StillMeter {...props} />
          <StillTrack {...props} />
        </>
      }
      side={
        <>
          <div className={css.research}>
            <StillResearch {...props} />
          </div>
          <StillAwards {...props} />
          <div className={css.prices}>{view.phase !== 'setup' && <StillPrices {...props} />}</div>
        </>
      }
    >
      <div className={css.market}>
        {view.startTiles.length > 0 ? <StartTiles {...props} /> : <StillMarket {...props} />}
      </div>
    </BoardFrame>
  )
}

/** The track of the marker down to 0, and the round. */
function BuyerTrack({ view, t }: Props) {
  const { spaces } = componentTablesOf(view).components.buyerTrack
  return (
    <MarkerTrack
      title={t('track.title')}
      label={t('track.label', { marker: view.marker })}
      text={t('track.text')}
      spaces={spaces}
      at={spaces.indexOf(view.marker)}
    />
  )
}
