import type { WholeCar } from '@carriage/kraftwagen-family'
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

interface CarParts {
  readonly body: number
  readonly engine: number
}

interface CarChoiceProps<Move extends object> extends ChoiceProps<Move> {
  readonly car: CarParts
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

interface WholeCarsProps<Crew> {
  /** The cars with the highest income on the current market. */
  readonly cars: readonly WholeCar<Crew>[]
  /** The cars that can be started. */
  readonly moves: readonly CarParts[]
  /** The name of the decision for the parts. */
  readonly name: (move: CarParts & { readonly kind: 'placeCar' }) => string
  /** Parts, crew, price and outcome, in a few figures. */
  readonly words: (car: WholeCar<Crew>) => string
  /** Plays all decisions of a car. */
  readonly place: (car: WholeCar<Crew>) => void
}

/** Cars with crew and price as one choice, in two rows, so that the parts beside them stay in sight. */
export function WholeCars<Crew>({ cars, moves, name, words, place }: WholeCarsProps<Crew>) {
  const offered = cars.filter(({ body, engine }) => moves.some((move) => move.body === body && move.engine === engine))
  if (offered.length === 0) return null
  return (
    <div className={css.wholeCars}>
      {offered.map((car) => {
        const { body, engine, price } = car
        const text = words(car)
        const label = `${name({ kind: 'placeCar', body, engine })}: ${text}`
        return (
          <button
            key={`${body} ${engine} ${price}`}
            type="button"
            className={css.choice}
            title={label}
            data-whole=""
            onClick={() => place(car)}
          >
            <ScreenReaderText name={label}>{text}</ScreenReaderText>
          </button>
        )
      })}
    </div>
  )
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
