import type { Event, Move, State } from '@carriage/age-of-engineering'
import type { Seat } from '@carriage/kernel'
import {
  phoneZones,
  RivalsPage,
  rivalsOf,
  useTallZone,
  ZonePage,
} from '../../../board/kraftwagen-family/phone-zones.tsx'
import { Achievements } from './achievements.tsx'
import { Gear } from './gear.tsx'
import { Signs } from './legend.tsx'
import marketCss from './market.module.css'
import { Market } from './market.tsx'
import { Mat } from './mat.tsx'
import { MarketTrack } from './meter.tsx'
import { OrderBook } from './order-book.tsx'
import { PriceChart } from './price-chart.tsx'
import type { Props } from './props.ts'
import { OtherRecruiting, RecruitDisplay } from './recruitment.tsx'
import { StartingBonuses } from './starting-bonuses.tsx'
import { Workbench } from './workbench.tsx'
import css from './zones.module.css'

const boardMoves: readonly Move['kind'][] = ['takeTile', 'chooseBonus', 'recruit', 'recruitWorkers', 'recruitRace']
const marketMoves: readonly Move['kind'][] = ['chooseBuyer', 'useBuick', 'declineBuick', 'swapBuyer', 'sellNow']
/** Optional actions are on the shelf below every zone; the end of a turn has a button of the table. */
const anywhere: readonly Move['kind'][] = ['useProductionToken', 'exchange', 'exchangeCrew', 'usePackard', 'endTurn']

/** The zones of a phone. */
export const zones = phoneZones<State, Move, Event>({
  board: { show: BoardZone, holds: ({ kind }) => boardMoves.includes(kind) },
  own: {
    show: (props) => <OwnZone {...props} />,
    holds: ({ kind }) => ![...boardMoves, ...marketMoves, ...anywhere].includes(kind),
  },
  rivals: { show: RivalsZone },
  market: { show: MarketZone, holds: ({ kind }) => marketMoves.includes(kind) },
})

function BoardZone(props: Props) {
  // The current decision comes first, near the thumb.
  const recruiting = props.moves.some(({ kind }) => kind === 'recruit' || kind === 'recruitRace')
  return (
    <ZonePage className={css.zone}>
      {props.view.phase === 'setup' && <StartingBonuses {...props} />}
      {recruiting && <OtherRecruiting {...props} />}
      {recruiting && <RecruitDisplay {...props} />}
      <Gear {...props} />
      {!recruiting && <RecruitDisplay {...props} />}
      <Achievements {...props} />
      <Signs {...props} />
    </ZonePage>
  )
}

function OwnZone(props: Props) {
  const seat: Seat = props.me ?? props.view.actor
  // Choosing a price requires the buyers and the other cars.
  const asksPrice = props.moves.some(({ kind }) => kind === 'priceCar')
  const tall = useTallZone()
  return (
    <ZonePage className={css.zone}>
      <Workbench {...props} />
      {asksPrice && (
        <div className={marketCss.tall}>
          <OrderBook {...props} />
          <Market {...props} />
        </div>
      )}
      <Mat {...props} seat={seat} inFull />
      {tall && !asksPrice && (
        <div className={marketCss.tall}>
          <OrderBook {...props} />
          <Market {...props} />
        </div>
      )}
    </ZonePage>
  )
}

function RivalsZone(props: Props) {
  const { view, me } = props
  return (
    <RivalsPage
      className={css.zone}
      seats={rivalsOf(me, view.companies.length)}
      mat={(seat) => <Mat {...props} seat={seat} />}
    />
  )
}

function MarketZone(props: Props) {
  const asked = props.moves.some(({ kind }) => marketMoves.includes(kind))
  return (
    <ZonePage className={`${css.zone} ${marketCss.tall ?? ''}`}>
      {asked && <Workbench {...props} />}
      <PriceChart {...props} />
      <MarketTrack {...props} />
      <OrderBook {...props} />
      <Market {...props} />
    </ZonePage>
  )
}
