import { ageOfEngineeringRules, type MoveOf } from '@carriage/age-of-engineering'
import { movesOfCar } from '@carriage/age-of-engineering/forecast'
import { playSteps, type Seat } from '@carriage/kernel'
import { WholeCars } from '../../../board/kraftwagen-family/bench.tsx'
import { forecasts } from './forecasts.ts'
import type { Props } from './props.ts'

interface WholeCarChoicesProps {
  readonly props: Props
  /** The cars that can be started. */
  readonly moves: readonly MoveOf<'placeCar'>[]
  readonly me: Seat
}

/** The cars with the highest income on the current market, each with crew and price as one choice. */
export function WholeCarChoices({ props, moves, me }: WholeCarChoicesProps) {
  const { view, t, translator, commitAll, bare } = props
  if (bare) return null
  return (
    <WholeCars
      cars={forecasts.wholeCars(view, me)}
      moves={moves}
      name={(move) => translator.move(view, me, move)}
      words={({ body, engine, crew, price, paid }) =>
        t('bench.whole', { body, engine, people: crew.workers + (crew.salesperson ? 1 : 0), price, paid })
      }
      place={(car) => commitAll(playSteps(ageOfEngineeringRules, view, me, movesOfCar(car)).moves)}
    />
  )
}
