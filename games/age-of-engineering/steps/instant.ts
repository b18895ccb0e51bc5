import type { Effects } from '@carriage/kernel'
import { popStep, pushStep } from '@carriage/kraftwagen-family'
import { carsOnMarket } from '../achievements.ts'
import type { Instant } from '../components/index.ts'
import { driveWithChevrolet, stepsWithChevrolet } from '../engineers/chevrolet.ts'
import type { Event } from '../events.ts'
import type { Automatic } from '../formats.ts'
import { moveRaceCar } from '../grand-prix.ts'
import { hireWorkers } from '../hire.ts'
import { takePart } from '../parts.ts'
import type { RuleId } from '../rulebook/index.ts'
import { actorOf, type State } from '../state.ts'
import { componentTablesOf } from '../tables.ts'
import { carIsPossible } from './place-car.ts'
import { canSwap } from './swap-buyer.ts'

/** The instant benefit is complete: the tile leaves the game. */
export const instant: Automatic<'instant'> = {
  rules: ['AE-8.1', 'AE-5.38'],
  run(state, { tile }, fx) {
    popStep(state)
    state.recruitment.instant.gone.push(tile) // AE-5.38
    fx.emit({ kind: 'instantLeft', tile })
    return false
  },
}

/** AE-8.1 An instant benefit is carried out immediately; the steps it triggers are pushed above its own. */
export function takeInstant(state: State, tile: Instant, fx: Effects<Event>): void {
  pushStep(state, { name: 'instant', tile })
  const rule = carryOut(state, tile, fx)
  if (rule !== undefined) fx.emit({ kind: 'actionSkipped', seat: state.actor, action: tile, rule })
}

/** Returns the rule that prevents any effect, if any. */
function carryOut(state: State, tile: Instant, fx: Effects<Event>): RuleId | undefined {
  const row = componentTablesOf(state).components.instants.rows[tile]
  switch (row.effect) {
    case 'sellCar':
      return sellCar(state, row.points)
    case 'takePart':
      takePart(state, { kind: row.part, value: row.value }) // AE-8.11, AE-8.12 regardless of level
      return undefined
    case 'swapBuyer':
      if (!canSwap(state)) return 'AE-8.19'
      pushStep(state, { name: 'swapBuyer' })
      return undefined
    case 'race':
      raceAtOnce(state, row.steps, fx)
      return undefined
    case 'hire':
      if (actorOf(state).supply === 0) return 'AE-8.13'
      hireWorkers(state, row.workers, 'hire3', fx)
      return undefined
  }
}

/** AE-8.14, AE-6.44 */
function raceAtOnce(state: State, printed: number, fx: Effects<Event>): void {
  const steps = stepsWithChevrolet(state, state.actor, printed)
  driveWithChevrolet(state)
  moveRaceCar(state, steps, 'race5', fx)
}

/** AE-8.2, AE-8.3 An own car is sold immediately, or with the option an additional one is placed: AE-8.10. */
function sellCar(state: State, points: number): RuleId | undefined {
  if (state.options.instantSale === 'placeExtraCar') {
    if (!carIsPossible(state)) return 'AE-8.10'
    pushStep(state, { name: 'extraCar', points })
    return undefined
  }
  if (carsOnMarket(state, state.actor) === 0) return 'AE-8.9'
  pushStep(state, { name: 'sellNow', points })
  return undefined
}
