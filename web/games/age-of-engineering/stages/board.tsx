import { currentStep, type Event, type Move, type State } from '@carriage/age-of-engineering'
import { BoardFrame } from '../../../board/kraftwagen-family/board-frame.tsx'
import own from '../../../board/kraftwagen-family/stages/stages.module.css'
import { Takings } from '../../../board/kraftwagen-family/stages/takings.tsx'
import { CarDrawing } from '../../../board/parts/index.ts'
import { rivalName } from '../../../pages/first-hour/chosen.ts'
import type { StagedBoard } from '../../../pages/first-hour/stage.ts'
import { Veil } from '../../../pages/first-hour/veil.tsx'
import { forecasts } from '../board/forecasts.ts'
import { ProductionToken } from '../board/pieces/tokens.tsx'
import shared from '../board/shared-board.module.css'
import { Bench } from './bench.tsx'
import { Invitations } from './invitations.tsx'
import { StagedMarket } from './market.tsx'
import { outcome } from './outcome.ts'
import { OfferedPrices } from './prices.tsx'
import type { StageProps } from './props.ts'
import { Road } from './road.tsx'

export const stagedBoard: StagedBoard<State, Move, Event> = {
  shared: (props) => (
    <BoardFrame
      motion={props.motion}
      edition="american"
      gear={<RoadPlace {...props} />}
      course={null}
      side={<Veil className={own.more}>{props.format('veil.more')}</Veil>}
    >
      <div className={shared.offer}>
        <StagedMarket {...props} />
      </div>
    </BoardFrame>
  ),
  dock: (props) => <Choice {...props} />,
  column: (props) => (
    <>
      {props.stage.places.road === 'open' && props.moves.some(({ kind }) => kind === 'takeTile') && <Road {...props} />}
      <StagedMarket {...props} tall />
      <Choice {...props} />
    </>
  ),
  goal: ({ view }) => {
    const { name } = currentStep(view)
    return name === 'priceCar' ? 'price' : name === 'buyer' ? 'buyer' : 'tile'
  },
  act: ({ format }, move) => {
    if (move.kind === 'priceCar') return format('act.price', { price: move.price })
    return format(move.kind === 'chooseBuyer' ? 'act.invite' : 'act.tile')
  },
  outcome,
}

/** The place of the chain; while it is veiled, my car and its token stand there. */
function RoadPlace(props: StageProps) {
  if (props.stage.places.road === 'open') return <Road {...props} />
  return <Hero {...props} />
}

function Hero(props: StageProps) {
  const { me, format, view } = props
  const step = currentStep(view)
  const car = step.name === 'priceCar' ? step : view.market.find(({ owner }) => owner === me)
  return (
    <Veil className={own.hero}>
      {car && me !== undefined && (
        <>
          <CarDrawing
            badge={me}
            body={car.body}
            engine={car.engine}
            workers={car.workers}
            close
            className={own.heroCar}
          />
          <b className={own.heroWords}>{format('hero.engine', { engine: car.engine })}</b>
          <span className={own.token}>
            <ProductionToken /> {format('hero.token')}
          </span>
        </>
      )}
      <span>{format('veil.road')}</span>
    </Veil>
  )
}

/** Prices while one is asked for, and what was earned after the sale. */
function Choice(props: StageProps) {
  if (props.sold) return <Takings of={takingsOf(props)} />
  const asks = (kind: Move['kind']) => props.moves.some((move) => move.kind === kind)
  if (asks('priceCar')) return <OfferedPrices {...props} />
  if (asks('chooseBuyer')) return <Invitations {...props} />
  return props.stage.places.bench ? <Bench {...props} /> : null
}

/** What each seat earned, the player last. */
function takingsOf(props: StageProps) {
  const { me, seats, format, view } = props
  const { earned } = forecasts.sales(view)
  return seats
    .toSorted((one, other) => Number(one.seat === me) - Number(other.seat === me))
    .map(({ seat }) => ({
      seat,
      name: seat === me ? format('takings.me') : rivalName(props, seat),
      earned: earned[seat] ?? 0,
    }))
}
