import type { ReactNode } from 'react'
import { CarDrawing, Glyph, type GlyphName, PartPiece } from '../parts/index.ts'
import { type ControlProps, MoveButton } from '../parts/move-button.tsx'
import { Roving } from '../parts/roving.tsx'
import { ScreenReaderText } from '../parts/screen-reader-text.tsx'
import css from './bench.module.css'

interface BenchProps {
  readonly title: string
  readonly edition?: 'american' | undefined
  /** Choices are columns of the same width. */
  readonly columns?: boolean
  readonly children: ReactNode
}

/** A decision with its choices. */
export function ChoiceBench({ title, edition, columns = false, children }: BenchProps) {
  return (
    <section className={css.bench} data-edition={edition} data-columns={columns || undefined}>
      <h2 className={css.title}>{title}</h2>
      <Roving label={title} className={css.choices}>
        {children}
      </Roving>
    </section>
  )
}

interface ChoiceProps<Move extends object> {
  readonly props: ControlProps<Move>
  readonly move: Move
}

/** A choice as text. */
export function WordChoice<Move extends object>(choice: ChoiceProps<Move> & { readonly children: ReactNode }) {
  const { props, move, children } = choice
  return (
    <MoveButton props={props} move={move} className={css.choice}>
      {children}
    </MoveButton>
  )
}

interface CarChoiceProps<Move extends object> extends ChoiceProps<Move> {
  readonly car: { readonly body: number; readonly engine: number }
  readonly badge: number
}

/** A car that could be placed, fully assembled. */
export function CarChoice<Move extends object>({ props, move, car, badge }: CarChoiceProps<Move>) {
  return (
    <MoveButton props={props} move={move} className={css.carChoice}>
      <CarDrawing body={car.body} engine={car.engine} workers={1} badge={badge} className={css.car} />
      <span className={css.values}>
        <PartPiece kind="body" value={car.body} />
        <PartPiece kind="engine" value={car.engine} />
      </span>
    </MoveButton>
  )
}

interface WholeCarChoiceProps {
  readonly label: string
  /** Parts, crew, price and outcome, in a few figures. */
  readonly children: ReactNode
  /** Plays all its decisions. */
  readonly place: () => void
}

/** A car with its crew and its price, in one step. */
export function WholeCarChoice({ label, children, place }: WholeCarChoiceProps) {
  return (
    <button type="button" className={css.choice} title={label} data-whole="" onClick={place}>
      <ScreenReaderText name={label}>{children}</ScreenReaderText>
    </button>
  )
}

/** Cars in two rows, so that the parts beside them stay in sight. */
export function WholeCars({ children }: { readonly children: ReactNode }) {
  return <div className={css.wholeCars}>{children}</div>
}

interface CrewChoiceProps<Move extends object> extends ChoiceProps<Move> {
  readonly label: string
  /** The highest income of the car with this crew; undefined without aids. */
  readonly best: number | undefined
  /** The unit of that income. */
  readonly sign?: GlyphName
  /** The crew. */
  readonly children: ReactNode
}

/** A crew for the car. */
export function CrewChoice<Move extends object>(choice: CrewChoiceProps<Move>) {
  const { props, move, label, best, sign, children } = choice
  return (
    <MoveButton props={props} move={move} className={css.crewChoice} label={label}>
      {children}
      {best !== undefined && (
        <span className={css.best} data-none={best === 0 || undefined}>
          {best === 0 ? <Glyph of="cross" /> : sign && <Glyph of={sign} />}
          {best === 0 ? '' : `+${best}`}
        </span>
      )}
    </MoveButton>
  )
}
