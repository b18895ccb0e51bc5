import { currentStep, type Event, type Move, type State } from '@carriage/kraftwagen'
import { BoardFrame } from '../../../board/kraftwagen-family/board-frame.tsx'
import own from '../../../board/kraftwagen-family/stages/stages.module.css'
import { Takings } from '../../../board/kraftwagen-family/stages/takings.tsx'
import { CarDrawing } from '../../../board/parts/index.ts'
import { rivalName } from '../../../pages/first-hour/chosen.ts'
import type { StagedBoard } from '../../../pages/first-hour/stage.ts'
import { Veil } from '../../../pages/first-hour/veil.tsx'
import { forecasts } from '../board/forecasts.ts'
import shared from '../board/shared.module.css'
import { Bench } from './bench.tsx'
import { StagedMarket } from './market.tsx'
import { outcome } from './outcome.ts'
import { OfferedPrices } from './prices.tsx'
import type { StageProps } from './props.ts'
import { Road } from './road.tsx'

export const stagedBoard: StagedBoard<State, Move, Event> = {
  shared: (props) => (
    <BoardFrame
      motion={props.motion}
      gear={<RoadPlace {...props} />}
      course={null}
      side={props.stage.places.more && <Veil className={own.more}>{props.format('veil.more')}</Veil>}
    >
      <div className={shared.market}>
        <StagedMarket {...props} />
      </div>
    </BoardFrame>
  ),
  dock: (props) => <Choice {...props} />,
  column: (props) => (
    <>
      {props.stage.places.road === 'open' && asksTile(props) && <Road {...props} />}
      <StagedMarket {...props} tall />
      <Choice {...props} />
    </>
  ),
  goal: ({ view }) => (currentStep(view).name === 'priceCar' ? 'price' : 'tile'),
  act: ({ format }, move) =>
    move.kind === 'priceCar' ? format('act.price', { price: move.price }) : format('act.tile'),
  outcome,
}

function asksTile({ moves }: StageProps): boolean {
  return moves.some(({ kind }) => kind === 'takeTile')
}

/** The place of the road; while it is veiled, my car stands there. */
function RoadPlace(props: StageProps) {
  if (props.stage.places.road === 'open') return <Road {...props} />
  return (
    <Veil className={own.hero}>
      <Hero {...props} />
      <span>{props.format('veil.road')}</span>
    </Veil>
  )
}

function Hero({ me, format, view }: StageProps) {
  const step = currentStep(view)
  const car = step.name === 'priceCar' ? step : view.market.find(({ owner }) => owner === me)
  if (!car || me === undefined) return null
  const { body, engine, workers } = car
  return (
    <>
      <CarDrawing badge={me} body={body} engine={engine} workers={workers} close className={own.heroCar} />
      <b className={own.heroWords}>{format('hero.engine', { engine })}</b>
    </>
  )
}

/** Prices while one is asked for, what a car is made of before, and what was earned after the sale. */
function Choice(props: StageProps) {
  if (props.sold) return <Takings of={takingsOf(props)} />
  if (props.moves.some(({ kind }) => kind === 'priceCar')) return <OfferedPrices {...props} />
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
