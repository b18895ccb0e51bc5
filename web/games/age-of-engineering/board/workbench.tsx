import { currentStep, type Move, type MoveOf, type State } from '@carriage/age-of-engineering'
import type { Seat } from '@carriage/kernel'
import { CarChoice, ChoiceBench, CrewChoice, WordChoice } from '../../../board/kraftwagen-family/bench.tsx'
import { Workers } from '../../../board/parts/index.ts'
import { ActionSign } from './action-sign.tsx'
import { forecasts } from './forecasts.ts'
import { MarkerChip } from './marker-chip.tsx'
import { Salesperson } from './pieces/salesperson.tsx'
import { PriceRail } from './price-rail.tsx'
import type { Props } from './props.ts'
import { WholeCarChoices } from './whole-car-choices.tsx'
import css from './workbench.module.css'

/** Moves with a place of their own: the gear, the display, the bonuses, the shelf and the table's button. */
const elsewhere: readonly Move['kind'][] = [
  'takeTile',
  'recruit',
  'chooseBonus',
  'useProductionToken',
  'exchange',
  'exchangeCrew',
  'usePackard',
  'endTurn',
]

/** Whether the workbench has a decision. */
export function isWorking({ moves }: Props): boolean {
  return moves.some(({ kind }) => !elsewhere.includes(kind))
}

/** The current decision: the tile being carried out, a choice, or the car being assembled. */
export function Workbench(props: Props) {
  const { view, moves, me, t, translator } = props
  if (me === undefined || !isWorking(props)) return null
  const asked = moves.filter(({ kind }) => !elsewhere.includes(kind))
  switch (currentStep(view).name) {
    case 'actions':
      return (
        <ChoiceBench edition="american" title={t('bench.doing')}>
          {asked.map(worded)}
        </ChoiceBench>
      )
    case 'placing':
    case 'extraCar':
      return <Assembler props={props} moves={asked.filter((move) => move.kind === 'placeCar')} me={me} />
    case 'crewCar':
      return <Crews props={props} moves={asked.filter((move) => move.kind === 'crewCar')} me={me} />
    case 'priceCar':
      return <PriceRail {...props} />
    default:
      return (
        <ChoiceBench edition="american" title={translator.decision(view, me)}>
          {asked.map(worded)}
        </ChoiceBench>
      )
  }

  function worded(move: Move) {
    return (
      <WordChoice key={JSON.stringify(move)} props={props} move={move}>
        {move.kind === 'chooseAction' && <ActionSign of={move.action} size={24} />}
        {move.kind === 'markCar' && move.marker && <MarkerChip {...props} marker={move.marker} />}
        <span>{me === undefined ? '' : translator.move(view, me, move)}</span>
      </WordChoice>
    )
  }
}

interface CarMoves<Kind extends Move['kind']> {
  readonly props: Props
  readonly moves: readonly MoveOf<Kind>[]
  readonly me: Seat
}

/** Every car that the workshops allow, fully assembled. */
function Assembler({ props, moves, me }: CarMoves<'placeCar'>) {
  return (
    <ChoiceBench edition="american" title={props.t('bench.assemble')}>
      <WholeCarChoices props={props} moves={moves} me={me} />
      {moves.map((move) => (
        <CarChoice key={`${move.body}-${move.engine}`} props={props} move={move} car={move} badge={me} />
      ))}
    </ChoiceBench>
  )
}

/** The possible crews of the car, each with the highest income on the current market. */
function Crews({ props, moves, me }: CarMoves<'crewCar'>) {
  const { view, t, translator, bare } = props
  return (
    <ChoiceBench edition="american" title={t('bench.crew')}>
      {moves.map((move) => {
        const best = bare ? undefined : bestWithCrew(view, me, move)
        const words = translator.move(view, me, move)
        const label = best === undefined ? words : `${words}: ${t('bench.best', { best })}`
        return (
          <CrewChoice key={`${move.workers}${move.salesperson}`} props={props} move={move} label={label} best={best}>
            <span className={css.crew}>
              <Workers count={move.workers} badge={me} most={4} />
              {move.salesperson && <Salesperson badge={me} />}
            </span>
          </CrewChoice>
        )
      })}
    </ChoiceBench>
  )
}

/** The highest income of the car with this crew, at its best price and with its best marker. */
function bestWithCrew(view: State, me: Seat, { workers, salesperson }: MoveOf<'crewCar'>): number {
  const prices = forecasts.prices(view, me, { workers, salesperson })?.prices ?? []
  return Math.max(0, ...prices.map(({ fate, marked = { fate } }) => marked.fate.paid))
}
