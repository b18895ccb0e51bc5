import { type Seat, seatsOf } from '@carriage/kernel'
import type { Event, Move, State } from '@carriage/kraftwagen'
import { glyphPaths } from '../../../boards/parts/index.ts'
import type { Zone } from '../../../table/board/board.ts'
import { Awards } from './awards.tsx'
import { Gear } from './gear.tsx'
import { Market, Prices } from './market.tsx'
import { Mat } from './mat.tsx'
import type { Props } from './props.ts'
import { Research } from './research.tsx'
import { StartTiles } from './start-tiles.tsx'
import { Workbench } from './workbench.tsx'
import css from './zones.module.css'

const boardMoves: readonly Move['kind'][] = ['takeTile', 'takeCard', 'chooseStartTile']
const marketMoves: readonly Move['kind'][] = [
  'chooseBuyer',
  'useBenz',
  'useDaimler',
  'useDiesel',
  'withdrawCar',
  'declineBenz',
]

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
    // The end of a turn has a button of the table, on every zone.
    holds: ({ kind }) => kind !== 'endTurn' && !boardMoves.includes(kind) && !marketMoves.includes(kind),
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
  const choosingCard = props.moves.some(({ kind }) => kind === 'takeCard')
  return (
    <div className={css.zone}>
      {props.view.startTiles.length > 0 && <StartTiles {...props} />}
      {choosingCard && <Research {...props} />}
      <Gear {...props} />
      {!choosingCard && <Research {...props} />}
      <Awards {...props} />
    </div>
  )
}

function MineZone(props: Props) {
  const seat: Seat = props.me ?? props.view.actor
  return (
    <div className={css.zone}>
      <Workbench {...props} />
      <Mat {...props} seat={seat} />
    </div>
  )
}

function RivalsZone(props: Props) {
  return (
    <div className={css.zone}>
      {seatsOf(props.view.players.length)
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
  return (
    <div className={css.zone}>
      <Prices {...props} />
      <Market {...props} tall />
    </div>
  )
}
