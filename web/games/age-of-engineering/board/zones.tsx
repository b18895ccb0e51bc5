import type { Event, Move, State } from '@carriage/age-of-engineering'
import { type Seat, seatsOf } from '@carriage/kernel'
import { glyphPaths } from '../../../boards/parts/index.ts'
import type { Zone } from '../../../table/board/board.ts'
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
import { OtherRecruiting, Recruitment } from './recruitment.tsx'
import { StartingBonuses } from './starting-bonuses.tsx'
import { Workbench } from './workbench.tsx'
import css from './zones.module.css'

const boardMoves: readonly Move['kind'][] = ['takeTile', 'chooseBonus', 'recruit', 'recruitWorkers', 'recruitRace']
const marketMoves: readonly Move['kind'][] = ['chooseBuyer', 'useBuick', 'declineBuick', 'swapBuyer', 'sellNow']
/** What is optional stands on the shelf below every zone; the end of a turn has a button of the table. */
const anywhere: readonly Move['kind'][] = ['useProductionToken', 'exchange', 'exchangeCrew', 'usePackard', 'endTurn']

/** What a phone shows, one at a time. */
export const zones: readonly Zone<State, Move, Event>[] = [
  {
    id: 'board',
    label: 'zone.board',
    glyph: glyphPaths.again,
    show: BoardZone,
    holds: ({ kind }) => boardMoves.includes(kind),
  },
  {
    id: 'mine',
    label: 'zone.mine',
    glyph: glyphPaths.worker,
    show: MineZone,
    holds: ({ kind }) => ![...boardMoves, ...marketMoves, ...anywhere].includes(kind),
  },
  { id: 'rivals', label: 'zone.rivals', glyph: glyphPaths.buyer, show: RivalsZone, holds: () => false },
  {
    id: 'market',
    label: 'zone.market',
    glyph: glyphPaths.price,
    show: MarketZone,
    holds: ({ kind }) => marketMoves.includes(kind),
  },
]

function BoardZone(props: Props) {
  // What is asked for comes first, where the thumb is.
  const recruiting = props.moves.some(({ kind }) => kind === 'recruit' || kind === 'recruitRace')
  return (
    <div className={css.zone}>
      {props.view.phase === 'setup' && <StartingBonuses {...props} />}
      {recruiting && <OtherRecruiting {...props} />}
      {recruiting && <Recruitment {...props} />}
      <Gear {...props} />
      {!recruiting && <Recruitment {...props} />}
      <Achievements {...props} />
      <Signs {...props} />
    </div>
  )
}

function MineZone(props: Props) {
  const seat: Seat = props.me ?? props.view.actor
  return (
    <div className={css.zone}>
      <Workbench {...props} />
      <Mat {...props} seat={seat} inFull />
    </div>
  )
}

function RivalsZone(props: Props) {
  return (
    <div className={css.zone}>
      {seatsOf(props.view.companies.length)
        .filter((seat) => seat !== props.me)
        .map((seat) => (
          <div key={seat} className={css.rival}>
            <Mat {...props} seat={seat} />
          </div>
        ))}
    </div>
  )
}

function MarketZone(props: Props) {
  const asked = props.moves.some(({ kind }) => marketMoves.includes(kind))
  return (
    <div className={`${css.zone} ${marketCss.tall ?? ''}`}>
      {asked && <Workbench {...props} />}
      <PriceChart {...props} />
      <MarketTrack {...props} />
      <OrderBook {...props} />
      <Market {...props} />
    </div>
  )
}
