import type { Seat } from '@carriage/kernel'
import { currentStep, type Move, type MoveOf, playerOf } from '@carriage/kraftwagen'
import { CarChoice, ChoiceBench, CrewChoice, WordChoice } from '../../../board/kraftwagen-family/bench.tsx'
import { Workers } from '../../../board/parts/index.ts'
import { forecasts } from './forecasts.ts'
import { DoingGlyph } from './pieces/doing-glyph.tsx'
import { PriceRail } from './price-rail.tsx'
import type { Props } from './props.ts'
import { WholeCarChoices } from './whole-car-choices.tsx'
import css from './workbench.module.css'

const benchMoves: readonly Move['kind'][] = ['chooseAction', 'chooseItem', 'placeCar', 'crewCar', 'priceCar', 'markCar']

/** Decisions that are also made on the mat or the market; here as text, so that none is overlooked. */
const wordMoves: readonly Move['kind'][] = [
  'placeEngine',
  'returnPart',
  'sellPart',
  'chooseInactive',
  'drive',
  'withdrawCar',
  'declineBenz',
  'skip',
  // Without aids there is no rail with the income of each price.
  'priceCar',
]

/** Whether the workbench has a decision. */
export function isWorking({ moves }: Props): boolean {
  return moves.some(({ kind }) => benchMoves.includes(kind) || wordMoves.includes(kind))
}

/** The current decision: the tile being carried out, or the car being assembled. */
export function Workbench(props: Props) {
  const { view, moves, me, t, translator } = props
  if (me === undefined || moves.length === 0) return null
  const doings = moves.filter((move) => move.kind === 'chooseAction' || move.kind === 'chooseItem')
  const cars = moves.filter((move) => move.kind === 'placeCar')
  const crews = moves.filter((move) => move.kind === 'crewCar')
  const marks = moves.filter((move) => move.kind === 'markCar')
  const prices = moves.some((move) => move.kind === 'priceCar')
  if (doings.length > 0) return <Doings props={props} moves={doings} />
  if (cars.length > 0) return <Assembler props={props} moves={cars} me={me} />
  if (crews.length > 0) return <Crews props={props} moves={crews} me={me} />
  if (prices && !props.bare) return <PriceRail {...props} />
  if (marks.length > 0) {
    return (
      <ChoiceBench title={t('bench.mark')}>
        {marks.map((move) => (
          <WordChoice key={move.marker ?? 'none'} props={props} move={move}>
            {move.marker === null ? t('bench.noMarker') : translator.move(view, me, move)}
          </WordChoice>
        ))}
      </ChoiceBench>
    )
  }
  const worded = moves.filter(({ kind }) => wordMoves.includes(kind))
  if (worded.length === 0) return null
  return (
    <ChoiceBench title={translator.decision(view, me)}>
      {worded.map((move) => (
        <WordChoice key={JSON.stringify(move)} props={props} move={move}>
          {translator.move(view, me, move)}
        </WordChoice>
      ))}
    </ChoiceBench>
  )
}

type DoingMove = MoveOf<'chooseAction'> | MoveOf<'chooseItem'>

function Doings({ props, moves }: { readonly props: Props; readonly moves: readonly DoingMove[] }) {
  const { t, translator, view, me } = props
  return (
    <ChoiceBench title={t('bench.doing')}>
      {moves.map((move) => {
        const doing = move.kind === 'chooseAction' ? move.action : move.item
        return (
          <WordChoice key={doing} props={props} move={move}>
            <DoingGlyph of={doing} size={26} />
            <span>{me === undefined ? doing : translator.move(view, me, move)}</span>
          </WordChoice>
        )
      })}
    </ChoiceBench>
  )
}

interface CarMoves<Kind extends Move['kind']> {
  readonly props: Props
  readonly moves: readonly MoveOf<Kind>[]
  readonly me: Seat
}

/** Every car that the workshops allow, fully assembled. */
function Assembler({ props, moves, me }: CarMoves<'placeCar'>) {
  const { view, t } = props
  const { canteen } = playerOf(view, me)
  return (
    <ChoiceBench title={t('bench.assemble', { canteen })}>
      <WholeCarChoices props={props} moves={moves} me={me} />
      {moves.map((move) => (
        <CarChoice key={`${move.body}-${move.engine}`} props={props} move={move} car={move} badge={me} />
      ))}
    </ChoiceBench>
  )
}

/** The possible crews of the car, each with the highest income on the current market. */
function Crews({ props, moves, me }: CarMoves<'crewCar'>) {
  const { view, t, translator } = props
  const step = currentStep(view)
  if (step.name !== 'crewCar') return null
  return (
    <ChoiceBench title={t('bench.crew')}>
      {moves.map((move) => {
        const best = props.bare ? undefined : bestOf(props, me, move.workers)
        const shown = translator.move(view, me, move)
        const label = best === undefined ? shown : `${shown}: ${t('bench.best', { paid: best })}`
        return (
          <CrewChoice key={move.workers} props={props} move={move} label={label} best={best} sign="money">
            <Workers count={move.workers} badge={me} most={4} />
            <b className={css.workers}>{move.workers}</b>
          </CrewChoice>
        )
      })}
    </ChoiceBench>
  )
}

function bestOf({ view }: Props, me: Seat, workers: number): number {
  const prices = forecasts.prices(view, me, { workers })?.prices ?? []
  return Math.max(0, ...prices.map(({ fate }) => (fate.kind === 'sold' ? fate.paid : 0)))
}
