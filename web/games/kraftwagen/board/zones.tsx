import type { Seat } from '@carriage/kernel'
import type { Event, Move, State } from '@carriage/kraftwagen'
import {
  phoneZones,
  RivalsPage,
  rivalsOf,
  useTallZone,
  ZonePage,
} from '../../../board/kraftwagen-family/phone-zones.tsx'
import { Awards } from './awards.tsx'
import { Gear } from './gear.tsx'
import { GoalLine } from './goal-line.tsx'
import { Signs } from './legend.tsx'
import { Market, Prices } from './market.tsx'
import { Mat } from './mat.tsx'
import type { Props } from './props.ts'
import { Research } from './research.tsx'
import { StartTiles } from './start-tiles.tsx'
import { Workbench } from './workbench.tsx'

const boardMoves: readonly Move['kind'][] = ['takeTile', 'takeCard', 'chooseStartTile']
const marketMoves: readonly Move['kind'][] = [
  'chooseBuyer',
  'useBenz',
  'useDaimler',
  'useDiesel',
  'withdrawCar',
  'declineBenz',
]

/** The zones of a phone. */
export const zones = phoneZones<State, Move, Event>({
  board: { show: BoardZone, holds: ({ kind }) => boardMoves.includes(kind) },
  own: {
    show: (props) => <OwnZone {...props} />,
    // The end of a turn has a button of the table, on every zone.
    holds: ({ kind }) => kind !== 'endTurn' && !boardMoves.includes(kind) && !marketMoves.includes(kind),
  },
  rivals: { show: RivalsZone },
  market: { show: MarketZone, holds: ({ kind }) => marketMoves.includes(kind) },
})

function BoardZone(props: Props) {
  // The current decision comes first, near the thumb.
  const choosingCard = props.moves.some(({ kind }) => kind === 'takeCard')
  return (
    <ZonePage>
      <GoalLine {...props} />
      {props.view.startTiles.length > 0 && <StartTiles {...props} />}
      {choosingCard && <Research {...props} />}
      <Gear {...props} />
      {!choosingCard && <Research {...props} />}
      <Awards {...props} />
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
    <ZonePage>
      <Workbench {...props} />
      {asksPrice && <Market {...props} tall />}
      <Mat {...props} seat={seat} />
      {tall && !asksPrice && <Market {...props} tall />}
    </ZonePage>
  )
}

function RivalsZone(props: Props) {
  const { view, me } = props
  return <RivalsPage seats={rivalsOf(me, view.players.length)} mat={(seat) => <Mat {...props} seat={seat} />} />
}

function MarketZone(props: Props) {
  return (
    <ZonePage>
      <Prices {...props} />
      <Market {...props} tall />
    </ZonePage>
  )
}
