import { currentStep, type Event, type Move, type State } from '@carriage/kraftwagen'
import { BoardFrame } from '../../../board/kraftwagen-family/board-frame.tsx'
import own from '../../../board/kraftwagen-family/stages/stages.module.css'
import { Takings } from '../../../board/kraftwagen-family/stages/takings.tsx'
import { CarDrawing } from '../../../board/parts/index.ts'
import type { StagedBoard } from '../../../pages/first-hour/stage.ts'
import { Veil } from '../../../pages/first-hour/veil.tsx'
import shared from '../board/shared-board.module.css'
import { act, goal } from './asked.ts'
import { Bench } from './bench.tsx'
import { StagedMarket } from './market.tsx'
import { noteFor } from './note.ts'
import { outcome } from './outcome.ts'
import { OfferedPrices } from './prices.tsx'
import type { StageProps } from './props.ts'
import { rivalTurns } from './rival-turns.ts'
import { Road } from './road.tsx'
import { RoundBoard, RoundColumn, RoundDock } from './round-board.tsx'
import { roundOutcome } from './round-outcome.ts'
import { takingsOf } from './sale-takings.ts'

export const stagedBoard: StagedBoard<State, Move, Event> = {
  shared: (props) => (isRound(props) ? <RoundBoard {...choosing(props)} /> : <FirstBoard {...props} />),
  dock: (props) => (isRound(props) ? <RoundDock {...choosing(props)} /> : <Choice {...props} />),
  column: (props) =>
    isRound(props) ? (
      <RoundColumn {...choosing(props)} />
    ) : (
      <>
        {props.stage.places.road === 'open' && asksTile(props) && <Road {...props} />}
        <StagedMarket {...props} tall />
        <Choice {...props} />
      </>
    ),
  goal,
  act,
  note: noteFor,
  rivalTurns,
  outcome: (props, events) => (isRound(props) ? roundOutcome(props, events) : outcome(props, events)),
}

/** Whether the stage is played on the wheel of the whole game. */
function isRound({ stage }: StageProps): boolean {
  return stage.places.gear === 'open'
}

/** Pieces choose a move, and the bright button plays it. */
function choosing(props: StageProps): StageProps {
  return { ...props, commit: props.choose }
}

/** The board of the first two stages. */
function FirstBoard(props: StageProps) {
  return (
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
  )
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
