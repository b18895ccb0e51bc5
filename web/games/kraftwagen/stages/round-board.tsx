import { CarChoice, ChoiceBench, WordChoice } from '../../../board/kraftwagen-family/bench.tsx'
import { BoardFrame } from '../../../board/kraftwagen-family/board-frame.tsx'
import { DockFrame } from '../../../board/kraftwagen-family/dock-frame.tsx'
import { RivalMats, useWideDock } from '../../../board/kraftwagen-family/rival-mats.tsx'
import own from '../../../board/kraftwagen-family/stages/stages.module.css'
import { Takings } from '../../../board/kraftwagen-family/stages/takings.tsx'
import { Veil } from '../../../pages/first-hour/veil.tsx'
import { Awards } from '../board/awards.tsx'
import { Gear } from '../board/gear.tsx'
import { Prices } from '../board/market.tsx'
import { Mat } from '../board/mat.tsx'
import { Meter } from '../board/meter.tsx'
import { Research } from '../board/research.tsx'
import { RivalStrip } from '../board/rival-strip.tsx'
import shared from '../board/shared-board.module.css'
import { StartTiles } from '../board/start-tiles.tsx'
import { isWorking, Workbench } from '../board/workbench.tsx'
import { StagedMarket } from './market.tsx'
import { OfferedPrices } from './prices.tsx'
import type { StageProps } from './props.ts'
import { takingsOf } from './sale-takings.ts'

/** The board of a whole round: that of the game, with veils where a place opens later. */
export function RoundBoard(props: StageProps) {
  const { view, motion, stage } = props
  return (
    <BoardFrame
      motion={motion}
      gear={<Wheel {...props} />}
      course={stage.places.more === 'open' && <Meter {...props} />}
      side={<Side {...props} />}
    >
      <div className={shared.market}>
        {view.startTiles.length > 0 ? <StartTiles {...props} /> : <StagedMarket {...props} />}
      </div>
    </BoardFrame>
  )
}

/** The road, closed to a wheel; the race inside it may open later. */
function Wheel(props: StageProps) {
  const { stage, format } = props
  const staged =
    stage.places.race === 'open' ? {} : { circuit: <Veil className={own.inWheel}>{format('veil.race')}</Veil> }
  return <Gear {...props} staged={staged} />
}

function Side(props: StageProps) {
  const { stage, format, view } = props
  if (stage.places.more !== 'open') return <Veil className={own.side}>{format('veil.cards')}</Veil>
  return (
    <>
      <div className={shared.research}>
        <Research {...props} />
      </div>
      {awardsAreOpen(props) ? <Awards {...props} /> : <Veil>{format('veil.awards')}</Veil>}
      <div className={shared.prices}>{view.phase !== 'setup' && <Prices {...props} />}</div>
    </>
  )
}

/** Awards open when the first is earned, or with the second round. */
function awardsAreOpen({ view }: StageProps): boolean {
  return view.round > 1 || view.players.some(({ awards }) => Array.isArray(awards) && awards.length > 0)
}

/** My mat, and beside it what is asked now, or the mats of the rivals. */
export function RoundDock(props: StageProps) {
  const { me = 0, sold, seats, t } = props
  const wide = useWideDock()
  if (sold) return <Takings of={takingsOf(props)} />
  if (asks(props, 'priceCar')) return <OfferedPrices {...props} />
  return (
    <DockFrame mat={<Mat {...props} seat={me} />}>
      {isWorking(props) && !asks(props, 'placeEngine') ? (
        <Choices {...props} />
      ) : seats.length > 2 && !wide ? (
        <RivalStrip {...props} />
      ) : (
        <RivalMats
          title={t('zone.rivals')}
          seats={seats.filter(({ seat }) => seat !== me).map(({ seat }) => seat)}
          mat={(seat) => <Mat {...props} seat={seat} />}
        />
      )}
    </DockFrame>
  )
}

/** Everything in one column, what is asked first. */
export function RoundColumn(props: StageProps) {
  const { me = 0, sold, stage } = props
  const wheel = (
    <div key="wheel" className={own.wheel}>
      <Wheel {...props} />
    </div>
  )
  const cards = stage.places.more === 'open' && <Research key="cards" {...props} />
  const market = <StagedMarket key="market" {...props} tall />
  const mat = <Mat key="mat" {...props} seat={me} />
  if (sold) return [<Takings key="takings" of={takingsOf(props)} />, market]
  if (props.view.startTiles.length > 0) return <StartTiles {...props} />
  if (asks(props, 'priceCar')) return [market, <OfferedPrices key="prices" {...props} />, mat, wheel]
  if (asks(props, 'takeCard')) return [cards, mat, market, wheel]
  if (asks(props, 'chooseBuyer')) return [market, mat, wheel]
  if (asks(props, 'placeEngine')) return [mat, market, wheel]
  if (isWorking(props)) return [<Choices key="choices" {...props} />, mat, market, wheel]
  return [wheel, market, mat, cards]
}

function Choices(props: StageProps) {
  const { moves, me = 0, format } = props
  if (!asks(props, 'placeCar')) return <Workbench {...props} />
  return (
    <ChoiceBench title={format('car.question')}>
      {moves.map((move) =>
        move.kind === 'placeCar' ? (
          <CarChoice key={`${move.body}-${move.engine}`} props={props} move={move} car={move} badge={me} />
        ) : (
          <WordChoice key={move.kind} props={props} move={move}>
            {move.kind === 'endTurn' ? format('act.endTurn') : props.translator.move(props.view, me, move)}
          </WordChoice>
        ),
      )}
    </ChoiceBench>
  )
}

function asks({ moves }: StageProps, kind: StageProps['moves'][number]['kind']): boolean {
  return moves.some((move) => move.kind === kind)
}
