import type { Effects } from '@carriage/kernel'
import { pushStep } from '@carriage/kraftwagen-family'
import type { Bonus } from '../components/index.ts'
import { offerBugattiDrive } from '../engineers/bugatti.ts'
import type { Event } from '../events.ts'
import { earn } from '../scoring/money.ts'
import { actorOf, type State } from '../state.ts'
import { componentTablesOf } from '../tables.ts'
import { installEngine, takePart } from './parts.ts'
import { takeTopDiscard } from './research.ts'

/** No engine has a higher value. */
const highestEngine = 7

/** The lower half of a specialty tile. Gives the rule by which it lapses, if it does. */
export function carryOutBonus(state: State, bonus: Bonus, fx: Effects<Event>): string | undefined {
  const player = actorOf(state)
  const row = componentTablesOf(state).components.specialtyBonuses.rows[bonus]
  switch (row.effect) {
    case 'takePart': // KW-13.20, KW-13.22 whatever the level; KW-13.21, KW-13.36 as with an action
      takePart(state, { kind: row.part, value: row.value })
      return undefined
    case 'raiseGpEngine':
      if (player.gpEngine >= highestEngine) return 'KW-13.24'
      installEngine(state, player.gpEngine + row.by, fx) // KW-13.23
      offerBugattiDrive(state)
      return undefined
    case 'moneyPerWorker':
      earn(state, state.actor, player.canteen * row.money, 'workers', fx) // KW-13.26
      return undefined
    case 'withdrawCar':
      if (!state.market.some(({ owner }) => owner === state.actor)) return 'KW-13.37'
      pushStep(state, { name: 'withdrawCar', money: row.money })
      return undefined
    case 'sellPart':
      if (player.workshops.every((part) => part === null)) return 'KW-13.37'
      pushStep(state, { name: 'sellPart' })
      return undefined
    case 'researchTopDiscard':
      return takeTopDiscard(state, fx) ? undefined : 'KW-13.35'
  }
}
