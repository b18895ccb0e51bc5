import type { Event, Move, State } from '@carriage/horseless-carriage'
import { seatsOf } from '@carriage/kernel'
import type { Zone } from '../../../board/interaction/board.ts'
import { motionStyle } from '../../../board/parts/motion-style.ts'
import { DraftReview } from './aids/draft-review.tsx'
import { Aids } from './aids/index.tsx'
import { Dealerships } from './cards/dealerships.tsx'
import { CardHand, showsHand } from './cards/hand.tsx'
import { GuidedDock } from './dock.tsx'
import { DraftingTable } from './drafting/drafting-table.tsx'
import { PlacesList } from './drafting/places-list.tsx'
import { PieceShelf } from './drafting/shelf.tsx'
import { useFallback } from './drafting/use-fallback.ts'
import { useFallbackOrder } from './drafting/use-fallback-order.ts'
import { useSavedDrafts } from './drafting/use-saved-drafts.ts'
import { RivalFactory } from './factories/rival.tsx'
import { ZoneSigns } from './legend/legend.tsx'
import { MarketBoard } from './market/market.tsx'
import { isDrafting, isOwn, type Props } from './props.ts'
import { Tips } from './tips/tips.tsx'
import { TracksZone } from './tracks/tracks-zone.tsx'
import { BulletinLine } from './year/bulletin.tsx'
import { Ribbon } from './year/ribbon.tsx'
import { Standings } from './year/standings.tsx'
import { useBulletin } from './year/use-bulletin.ts'
import { YearStory } from './year/year-story.tsx'
import css from './zones.module.css'

const factoryMoves: readonly Move['kind'][] = ['placeDepartments', 'submitPlan', 'withdrawPlan']
const trackMoves: readonly Move['kind'][] = ['research', 'raiseCapacity', 'takeSlot', 'pass']

/** The zones of a phone. */
export const zones: readonly Zone<State, Move, Event>[] = [
  {
    id: 'factory',
    label: 'zone.factory',
    glyph: 'M3 20V9l6 4V9l6 4V4h6v16ZM7 17h2M13 17h2',
    show: (props) => <FactoryZone {...props} />,
    holds: ({ kind }) => factoryMoves.includes(kind),
  },
  {
    id: 'market',
    label: 'zone.market',
    glyph: 'M4 4h16v16H4ZM9.3 4v16M14.6 4v16M4 9.3h16M4 14.6h16',
    show: (props) => <MarketZone {...props} />,
    holds: ({ kind }) => !factoryMoves.includes(kind) && !trackMoves.includes(kind),
    shows: (spot) => /^(market|window|niche|minimum)\b/.test(spot),
  },
  {
    id: 'tracks',
    label: 'zone.tracks',
    glyph: 'M3 6h18M3 12h18M3 18h18M8 3v6M15 9v6M11 15v6',
    show: (props) => <TrackZone {...props} />,
    holds: ({ kind }) => trackMoves.includes(kind),
    shows: (spot) => /^(track|square|capacity|slot|standing)\b/.test(spot),
  },
  {
    id: 'rivals',
    label: 'zone.rivals',
    glyph: 'M8 4a4 4 0 1 0 .1 0M2 20c0-5 12-5 12 0M17 6a3 3 0 1 1 0 6M16 15c4 0 6 2 6 5',
    show: (props) => <RivalsZone {...props} />,
    holds: () => false,
    shows: (spot, me) => spot.startsWith('factory ') && spot !== `factory ${me}`,
  },
]

/** The state of the year and the latest news, above every zone. */
function Year(props: Props) {
  const shown = useBulletin(props)
  if (props.guide) return null
  return (
    <div style={motionStyle(props.motion)}>
      <Ribbon {...props} newsPhase={shown.news?.phase} />
      <BulletinLine t={props.t} bulletin={shown} />
      <Tips {...props} />
    </div>
  )
}

function FactoryZone(props: Props) {
  useFallback(props)
  useFallbackOrder(props)
  useSavedDrafts(props)
  if (!isOwn(props)) return <RivalsZone {...props} />
  if (props.watching)
    return (
      <div className={css.zone}>
        <Year {...props} />
        <RivalFactory {...props} seat={props.me} />
      </div>
    )
  if (props.guide)
    return (
      <div className={css.zone}>
        <DraftingTable props={props} close />
        <GuidedDock {...props} />
      </div>
    )
  return (
    <div className={css.factory}>
      <div className={css.scroll}>
        <div className={css.screen}>
          <div className={css.year}>
            <Year {...props} />
          </div>
          <DraftingTable props={props} close />
        </div>
        <div className={css.zone}>
          {props.view.stage.name !== 'setUp' && (
            <>
              <DraftReview {...props} />
              <Dealerships {...props} />
            </>
          )}
          <PlacesList {...props} />
          <ZoneSigns {...props} zone="factory" />
        </div>
      </div>
      <PieceShelf {...props} strip />
    </div>
  )
}

function MarketZone(props: Props) {
  return (
    <div className={css.zone}>
      <Year {...props} />
      {isOwn(props) && showsHand(props) && <CardHand {...props} />}
      {props.guide && props.moves.length === 0 && <Standings {...props} />}
      <MarketBoard {...props} />
      {isDrafting(props) && !props.guide && <ZoneSigns {...props} zone="market" />}
      {isOwn(props) && props.view.stage.name === 'sales' && <Dealerships {...props} />}
    </div>
  )
}

function TrackZone(props: Props) {
  return (
    <div className={css.zone}>
      <Year {...props} />
      <TracksZone {...props} />
      {isDrafting(props) && !props.guide && <ZoneSigns {...props} zone="tracks" />}
      <Standings {...props} />
      <Aids {...props} />
    </div>
  )
}

function RivalsZone(props: Props) {
  return (
    <div className={css.zone}>
      <Year {...props} />
      {!isDrafting(props) && <YearStory {...props} />}
      {seatsOf(props.view.players.length)
        .filter((seat) => seat !== props.me)
        .map((seat) => (
          <RivalFactory key={seat} {...props} seat={seat} />
        ))}
    </div>
  )
}
