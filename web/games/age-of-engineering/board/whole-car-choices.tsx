import { ageOfEngineeringRules, type MoveOf } from '@carriage/age-of-engineering'
import { movesOfCar } from '@carriage/age-of-engineering/forecast'
import { playSteps, type Seat } from '@carriage/kernel'
import { WholeCarChoice, WholeCars } from '../../../board/kraftwagen-family/bench.tsx'
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
  const cars = forecasts
    .wholeCars(view, me)
    .filter(({ body, engine }) => moves.some((move) => move.body === body && move.engine === engine))
  if (cars.length === 0) return null
  return (
    <WholeCars>
      {cars.map((car) => {
        const { body, engine, crew, price, paid } = car
        const steps = movesOfCar(car)
        const people = crew.workers + (crew.salesperson ? 1 : 0)
        const words = t('bench.whole', { body, engine, people, price, paid })
        return (
          <WholeCarChoice
            key={`${body} ${engine} ${price}`}
            label={`${translator.move(view, me, { kind: 'placeCar', body, engine })}: ${words}`}
            place={() => commitAll(playSteps(ageOfEngineeringRules, view, me, steps).moves)}
          >
            {words}
          </WholeCarChoice>
        )
      })}
    </WholeCars>
  )
}
